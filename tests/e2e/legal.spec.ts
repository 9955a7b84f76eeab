import type { Page } from '@playwright/test';
import { paths, productPath } from '../../functions/shared/paths.ts';
import { site } from '../../functions/shared/site.ts';
import { aCartItem } from '../support/documents.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { storeLocally } from '../support/browser/local-cart.ts';
import { visit } from '../support/browser/visit.ts';

/** What the specification fixes: below the title, and under the headings. */
const documents: {
  path: string;
  title: string;
  dateline?: string;
  facts: [heading: string, ...texts: (string | RegExp)[]][];
}[] = [
  {
    path: '/privacy',
    title: 'Privacy Policy',
    dateline: 'Last updated September 5, 2025',
    facts: [
      ['Introduction and scope', 'Digital Personal Data Protection Act'],
      ['Controller and contact', site.legalEntity, site.owner, site.email, site.phone],
      [
        'Our roles: processor and controller',
        /datasets that clients upload.* we are data processor.*vendors we are data controller\./,
      ],
      ['Personal data collected', 'Razorpay alone'],
      ['What is stored in your browser', 'cartItems'],
      ['How data is used', 'tax'],
      ['Legal bases', 'Contract', 'Consent', 'Legal obligation', 'Legitimate interests'],
      ['Who receives data', 'Google (Firebase)', 'Razorpay', 'mail provider'],
      ['Contact and grievances', site.email, 'Data Protection Board of India'],
    ],
  },
  {
    path: '/terms',
    title: 'Terms & Conditions',
    dateline: 'Effective September 5, 2025',
    facts: [
      ['Acceptance of these terms', site.owner],
      ['Our services', 'We do not guarantee any financial outcome'],
      ['Accounts and security', 'password'],
      ['Acceptable use', 'lawful purposes'],
      [
        'Limitation of liability',
        'limited to the fees that you paid to us in the 12 months before',
      ],
      ['Governing law and courts', 'laws of India', 'courts in Gurugram'],
    ],
  },
  {
    path: '/refundpolicy',
    title: 'Refund Policy',
    facts: [
      ['Subscription fees', 'billed in advance', 'generally non-refundable'],
      ['Cancelled subscriptions', 'at the end of the billing term'],
      ['Billing discrepancies', 'within 30 days of the invoice date'],
      [
        'How to request a refund',
        site.email,
        /by email.*the email address of your account.*invoice number.*amount.*reason/,
      ],
      ['How refunds are paid', 'to the original payment method within 7 to 15 days'],
    ],
  },
  {
    path: '/cancellationpolicy',
    title: 'Cancellation and Shipping Policy',
    facts: [
      ['How to cancel', 'cancel any time', 'billing portal', `by email to ${site.email}`],
      ['After the term ends', 'the account is suspended', '30-day data export', 'written request'],
      ['Shipping and delivery', 'digital only', 'within minutes of payment', '1-3 business days'],
    ],
  },
];

const pagesOfPrices = [
  paths.home,
  paths.pricing,
  paths.products,
  productPath('apac-debt-grid'),
  paths.cart,
  paths.faq,
  paths.terms,
  paths.refundPolicy,
  paths.cancellationPolicy,
];

test('without a GSTIN nothing is said of taxes in the prices', async ({ page }) => {
  await storeLocally(page, JSON.stringify([aCartItem()]));
  for (const path of pagesOfPrices) {
    await visit(page, path);
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/₹|fees/i);
    // What no price depends on.
    const ofPrices = text.replaceAll(/tax or financial advice|tax records/g, '');
    expect(ofPrices).not.toMatch(/\b(GST|tax|taxes)\b/i);
  }
});

test('the footer leads to each legal page, which says what it must', async ({ page }) => {
  await visit(page, '/cart');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
  for (const { path, title, dateline, facts } of documents) {
    await footer.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    const text = page.getByRole('article', { name: title });
    await expect(text.getByRole('heading', { level: 1, name: title })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (dateline) await expect(text.getByText(dateline, { exact: true })).toBeVisible();
    for (const [heading, ...said] of facts) {
      const section = text.getByRole('region', { name: new RegExp(`^\\d+\\. ${heading}$`) });
      for (const words of said) await expect(section).toContainText(words);
    }
    await expect(text.getByRole('region').last()).toContainText(site.email);
    const others = page.getByRole('navigation', { name: 'Other policies' }).getByRole('link');
    const expected = documents.map((other) => other.title).filter((other) => other !== title);
    expect((await others.allTextContents()).toSorted()).toEqual(expected.toSorted());
    await inspect(page, `legal${path.replace('/', '-')}`);
  }
});

test('contents and links lead to sections, by keyboard and back', async ({ page }) => {
  await visit(page, '/terms');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Acceptance of these terms' }).focus();
  for (let step = 1; step < 8; step += 1) await page.keyboard.press('Tab');
  await expect(contents.getByRole('link', { name: 'Limitation of liability' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms#liability');
  await expectArrived(page, 'Limitation of liability');
  await expect(contents.getByRole('link', { name: 'Acceptance of these terms' })).toBeInViewport();
  await page.keyboard.press('Tab');
  const contact = page.getByRole('article').getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('link', { name: site.email })).toBeFocused();

  await page.getByRole('region', { name: 'Your data' }).getByRole('link').click();
  await expect(page).toHaveURL('/privacy#our-roles');
  await expectArrived(page, 'Our roles: processor and controller');
  await expect(page.getByRole('region', { name: 'Our roles' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/terms#liability');
  await expect(page.getByRole('region', { name: 'Your data' })).toBeInViewport();
});

test('on a phone the contents unfold until they have led somewhere', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // A section that does not exist does no harm.
  await visit(page, '/privacy#%1"]');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const unfold = contents.locator('summary');
  const rights = contents.getByRole('link', { name: 'Your rights' });
  await expect(rights).toBeHidden();
  await unfold.press('Enter');
  await expect(rights).toBeVisible();
  await inspect(page, 'legal-contents-unfolded');
  await rights.click();
  await expect(rights).toBeHidden();
  await expectArrived(page, 'Your rights');
});

test('lines hold at most 75 characters; paper shows the text and its links', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/privacy#our-roles');
  await expectArrived(page, 'Our roles: processor and controller');
  const lead = page.getByText('This policy applies to this website');
  const longest = await lead.evaluate((paragraph) => {
    const text = paragraph.firstChild as Text;
    const lengths = new Map<number, number>();
    for (let index = 0; index < text.length; index += 1) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      const line = range.getBoundingClientRect().bottom;
      lengths.set(line, (lengths.get(line) ?? 0) + 1);
    }
    return Math.max(...lengths.values());
  });
  expect(longest).toBeGreaterThan(55);
  expect(longest).toBeLessThan(76);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const name of ['Contents', 'Other policies']) {
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  }
  const title = page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  const link = page.getByRole('article').getByRole('link', { name: 'Refund Policy' }).first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain('/refundpolicy');
});

/** The section lies below the fixed bar of 68 px, and within the window. */
async function expectArrived(page: Page, section: string): Promise<void> {
  const heading = page.getByRole('region', { name: section }).getByRole('heading');
  await expect(heading).toBeInViewport();
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThanOrEqual(68);
  await expect.poll(top).toBeLessThan(200);
}
