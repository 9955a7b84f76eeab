import { aCartItem } from '../support/documents.ts';
import { cloudCartScript } from '../support/browser/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { logIn } from '../support/browser/log-in.ts';
import { visit } from '../support/browser/visit.ts';

test('a visitor’s items are never gone at a login, and keep their sequence', async ({
  page,
  account,
}) => {
  const sequence = ['pacific-restructure-suite', 'andean-debt-tracker', 'eurodebt-navigator'];
  await storeLocally(page, JSON.stringify(sequence.map(aCartItem)));
  await visit(page, '/cart');
  const code = await hold(page, cloudCartScript);
  await logIn(page, account);
  await code.arrived;
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  code.release();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBeNull();
  await page.reload();
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([
    'Pacific Restructure Suite',
    'Andean Debt Tracker',
    'EuroDebt Navigator',
  ]);
});
