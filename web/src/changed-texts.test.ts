import { site } from '@shared/site.ts';
import { describe, expect, it } from 'vitest';
import { publicPages } from './app/page-descriptions.ts';
import { prerenderPage } from './prerender.tsx';

/** Short hashes of the page texts. Each belongs to the page's `changed` day in page-descriptions.ts. */
const texts: Record<string, string> = {
  '/': '7d2298f0',
  '/about': 'ba4c19b5',
  '/pricing': '51c2c8c3',
  '/products': '3c9a82bf',
  '/products/andean-debt-tracker': '824506da',
  '/products/apac-debt-grid': '415347bd',
  '/products/conosur-recovery-studio': '93b7de9c',
  '/products/creditorsync-eu-pro': '6ba195dd',
  '/products/eurodebt-navigator': 'a38d213a',
  '/products/global-debt-command-center': '2eaf4679',
  '/products/gulf-portfolio-command': 'eaa4a692',
  '/products/latam-gateway-mx': 'd9240ca2',
  '/products/mena-restructure-hub': '21f05924',
  '/products/northstar-debt-console': 'b08e2a37',
  '/products/pacific-restructure-suite': '8b448605',
  '/contact': '077d249f',
  '/faq': '52c99492',
  '/security': 'e5eea568',
  '/privacy': '8e3b471b',
  '/terms': 'ba1d468c',
  '/cancellationpolicy': 'c2decd3d',
  '/refundpolicy': 'ff03fc68',
};

describe("the date of a page's last change", () => {
  it.each(publicPages)('the text of $path dates from $changed', async ({ path, changed }) => {
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

/** Returns the text of a page without the operator's details, which differ between deployments. */
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
