import { site } from '@shared/site.ts';
import { describe, expect, it } from 'vitest';
import { publicPages } from './app/page-descriptions.ts';
import { prerenderPage } from './prerender.tsx';

/** Short hashes of the texts that the pages have since the days in the site map. */
const texts: Record<string, string> = {
  '/': 'c543d33c',
  '/about': 'fd99df37',
  '/pricing': '7eb3b6d1',
  '/products': '7ee6ac61',
  '/products/andean-debt-tracker': '1e723fb8',
  '/products/apac-debt-grid': '69a4a333',
  '/products/conosur-recovery-studio': '85982504',
  '/products/creditorsync-eu-pro': '5b13dcc5',
  '/products/eurodebt-navigator': 'e885da82',
  '/products/global-debt-command-center': 'e564e416',
  '/products/gulf-portfolio-command': 'c3473c76',
  '/products/latam-gateway-mx': '7eb0718a',
  '/products/mena-restructure-hub': 'b08725ab',
  '/products/northstar-debt-console': '0c6543da',
  '/products/pacific-restructure-suite': 'df9787e4',
  '/contact': '0da67b07',
  '/faq': '3c52ec1d',
  '/security': '5be98928',
  '/privacy': 'fee1dcef',
  '/terms': 'dfea87ba',
  '/cancellationpolicy': 'e8681fce',
  '/refundpolicy': 'd7cacb34',
};

describe('the day on which a page changed', () => {
  it.each(publicPages)('$path has its text since $changed', async ({ path, changed }) => {
    const text = await textOf(path);
    const hash = await hashOf(text);
    expect(
      hash,
      `${path} no longer has its text of ${changed}. Unless the change is trivial, set \`changed\` in page-descriptions.ts. Then set the hash of ${path} here to ${hash}.`,
    ).toBe(texts[path]);
    const shown = text.matchAll(/(?:Last updated|Effective) (\w+ \d+, \d{4})/g);
    const days = [...shown].map(([, day]) => new Date(`${day} UTC`).toISOString().slice(0, 10));
    expect(days.filter((day) => day !== changed)).toEqual([]);
  });
});

/** The text of a page without the operator's facts, which differ between deployments. */
async function textOf(path: string): Promise<string> {
  const html = await prerenderPage(path);
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  const text = main.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ');
  const facts = [...JSON.stringify(site).matchAll(/:"([^"]+)"/g)].map(([, fact = '']) => fact);
  return facts
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, fact) => rest.replaceAll(fact, ''), text);
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(hash).slice(0, 4)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
