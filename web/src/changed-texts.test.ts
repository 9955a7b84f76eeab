import { site } from '@shared/site.ts';
import { describe, expect, it } from 'vitest';
import { publicPages } from './app/page-descriptions.ts';
import { prerenderPage } from './prerender.tsx';

/** Short hashes of the page texts. Each belongs to the page's `changed` day in page-descriptions.ts. */
const texts: Record<string, string> = {
  '/': '20209511',
  '/about': 'ba4c19b5',
  '/pricing': 'f83b1a4a',
  '/products': '3f0784ec',
  '/products/andean-debt-tracker': '8ea1ed7a',
  '/products/apac-debt-grid': '787d6957',
  '/products/conosur-recovery-studio': '46adc612',
  '/products/creditorsync-eu-pro': 'a599c417',
  '/products/eurodebt-navigator': 'd36160b1',
  '/products/global-debt-command-center': 'd784128d',
  '/products/gulf-portfolio-command': '8b355b16',
  '/products/latam-gateway-mx': '536a8c50',
  '/products/mena-restructure-hub': 'c011236e',
  '/products/northstar-debt-console': 'f9ac6959',
  '/products/pacific-restructure-suite': '93e26579',
  '/contact': '077d249f',
  '/faq': 'b523264d',
  '/security': 'e5eea568',
  '/privacy': '8e3b471b',
  '/terms': '11fa9e61',
  '/cancellationpolicy': '891d4fc0',
  '/refundpolicy': '63390286',
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
