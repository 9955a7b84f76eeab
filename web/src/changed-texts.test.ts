import { site } from '@shared/site.ts';
import { describe, expect, it } from 'vitest';
import { publicPages } from './app/page-descriptions.ts';
import { prerenderPage } from './prerender.tsx';

/** Short hashes of the page texts. Each belongs to the page's `changed` day in page-descriptions.ts. */
const texts: Record<string, string> = {
  '/': '17a970ab',
  '/about': '3e52b069',
  '/pricing': '8d40566a',
  '/products': '3f0784ec',
  '/products/andean-debt-tracker': '70fcba26',
  '/products/apac-debt-grid': 'b342684f',
  '/products/conosur-recovery-studio': 'dabcf1b1',
  '/products/creditorsync-eu-pro': 'c6311f94',
  '/products/eurodebt-navigator': 'fab2a83e',
  '/products/global-debt-command-center': '350073fb',
  '/products/gulf-portfolio-command': 'd9f26450',
  '/products/latam-gateway-mx': '16e8cbfa',
  '/products/mena-restructure-hub': '226be733',
  '/products/northstar-debt-console': 'affe810c',
  '/products/pacific-restructure-suite': 'ab0a8396',
  '/contact': '22d39052',
  '/faq': 'c96e25e5',
  '/security': 'baa1d466',
  '/privacy': '711f4085',
  '/terms': 'b21aaacb',
  '/cancellationpolicy': '91ee503b',
  '/refundpolicy': 'c761b902',
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
