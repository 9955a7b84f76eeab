import { site } from '@shared/site.ts';
import { describe, expect, it } from 'vitest';
import { publicPages } from './app/page-descriptions.ts';
import { prerenderPage } from './prerender.tsx';

/** Short hashes of the page texts. Each belongs to the page's `changed` day in page-descriptions.ts. */
const texts: Record<string, string> = {
  '/': 'e8c3a66d',
  '/about': '05058aa2',
  '/pricing': 'd19b5327',
  '/products': '39c059dd',
  '/products/andean-debt-tracker': '4e6a0bc7',
  '/products/apac-debt-grid': '11f5d9d4',
  '/products/conosur-recovery-studio': '1bdd7e33',
  '/products/creditorsync-eu-pro': 'a378ab1d',
  '/products/eurodebt-navigator': '7d394ad7',
  '/products/global-debt-command-center': '3ff6cd86',
  '/products/gulf-portfolio-command': 'aeb0af9d',
  '/products/latam-gateway-mx': 'a6817820',
  '/products/mena-restructure-hub': '57b8f3e3',
  '/products/northstar-debt-console': '977a1aec',
  '/products/pacific-restructure-suite': 'cc308269',
  '/contact': '81e0cd49',
  '/faq': '2382b189',
  '/security': '17d31eb2',
  '/privacy': '7cf52c6e',
  '/terms': 'f30262bc',
  '/cancellationpolicy': '8188fa9d',
  '/refundpolicy': 'ae74dd31',
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
