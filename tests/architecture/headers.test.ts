import { expect, it } from 'vitest';
import { paths } from '../../functions/shared/paths.ts';
import { headerOf, rules } from './headers.ts';

/** The rule for the admin panel and the page that links to it. */
const panel = '/{admin,admin/**,_admin,_admin.html,admin-panel}';
const protecting = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), usb=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
};
const everyPath = [
  '/',
  '/privacy',
  '/cart',
  '/contact',
  '/profile/orders/id',
  '/administration',
  '/assets/main.js',
  '/create-razorpay-order',
  '/none',
];

it.each(everyPath)('%s has every security header', (path) => {
  expect(
    Object.fromEntries(Object.keys(protecting).map((key) => [key, headerOf(path, key)])),
  ).toEqual(protecting);
  const [hash] = /'sha256-[\w+/]{43}='/.exec(policyOf(path)['script-src'] ?? '') ?? [];
  expect(policyOf(path)).toEqual({
    'default-src': "'self'",
    'script-src':
      // The hash of the inline script in each page. The build compares the two.
      `'self' ${hash} https://checkout.razorpay.com https://cdn.razorpay.com https://checkout-static-next.razorpay.com https://apis.google.com/js/api.js https://apis.google.com/_/scs/`,
    'connect-src':
      "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com https://api.razorpay.com https://checkout.razorpay.com https://lumberjack.razorpay.com https://lumberjack-metrics.razorpay.com https://lumberjack-cx.razorpay.com",
    'frame-src': "'self' https://api.razorpay.com https://checkout.razorpay.com",
    'img-src':
      "'self' data: https://www.google.com/images/cleardot.gif https://cdn.razorpay.com https://checkout.razorpay.com",
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'form-action': "'self' https://api.razorpay.com",
    'object-src': "'none'",
    'base-uri': "'self'",
    'frame-ancestors': "'none'",
  });
});

it('lets only our own pages frame the auth handler, without restricting its scripts', () => {
  expect(policyOf('/__/auth/handler')).toEqual({
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
  });
});

it("keeps Google's popup connected to the page that opened it", () => {
  expect(headerOf('/__/auth/handler', 'Cross-Origin-Opener-Policy')).toBe('unsafe-none');
});

const panelPaths = [
  '/admin',
  '/admin/',
  '/admin/invoices',
  '/admin/invoices/new',
  '/admin/orders/uid/id',
  '/_admin',
  '/_admin.html',
  paths.adminPanel,
];

it.each(panelPaths)("the policy of %s is the site's without Razorpay", (path) => {
  const without = Object.entries(policyOf('/')).map(([directive, sources]) => {
    const others = sources.split(' ').filter((source) => !source.includes('razorpay.com'));
    return [directive, others.join(' ')];
  });
  expect(policyOf(path)).toEqual(Object.fromEntries(without));
  expect(headerOf(path, 'Permissions-Policy')).toBe(
    'camera=(), microphone=(), geolocation=(), usb=(), payment=()',
  );
});

it('no rule weakens a security header for some pages', () => {
  const changed = rules
    .filter(({ source }) => !['**', '/__/auth/**', panel, paths.accountAction].includes(source))
    .flatMap(({ headers }) => headers.map(({ key }) => key));
  expect(new Set(changed)).toEqual(new Set(['Cache-Control', 'X-Robots-Tag']));
});

it('the page with an emailed code in its address sends no referrer', () => {
  const own = rules.find(({ source }) => source === paths.accountAction);
  expect(own?.headers.map(({ key }) => key)).toEqual([
    'X-Robots-Tag',
    'Cache-Control',
    'Referrer-Policy',
  ]);
  expect(headerOf(paths.accountAction, 'Referrer-Policy')).toBe('no-referrer');
});

function policyOf(path: string): Record<string, string> {
  const directives = (headerOf(path, 'Content-Security-Policy') ?? '').split(';');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources.join(' ')];
    }),
  );
}
