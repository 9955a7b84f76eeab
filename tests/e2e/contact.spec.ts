import { randomUUID } from 'node:crypto';
import { aQuery } from '../support/documents.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { awaitEmail, awaitEmailFrom } from '../support/browser/emails/mailbox.ts';
import { anonymousQueriesFrom } from '../support/browser/stored.ts';
import { visit } from '../support/browser/visit.ts';

test('a message that fails offline is sent once, and is acknowledged', async ({ page }) => {
  const message = 'Please call me about the APAC Debt Grid.\n\nMornings suit me best.';
  const query = aQuery({ email: `${randomUUID()}@example.com`, message });
  const code = page.waitForResponse(/store-message/);
  await visit(page, '/#contact');
  const panel = page.getByRole('tabpanel', { name: 'Send a Message' });
  for (const [name, text] of [
    ['First name', query.firstName],
    ['Last name', query.lastName],
    ['Email', query.email],
    ['Message', message],
  ] as const) {
    await panel.getByRole('textbox', { name }).fill(text);
  }
  await (await code).finished();

  await test.step('the message waits while offline', async () => {
    const notice = page.getByText("We'll send it when you're back online");
    await page.context().setOffline(true);
    await panel.getByRole('button', { name: 'Send Message' }).click();
    await expect(notice).toBeVisible();
    await expect(page.getByText('Something went wrong')).toBeHidden();
    await page.context().setOffline(false);
    await expect(
      page.getByText("Your message has been sent successfully! We'll get back to you soon."),
    ).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(await anonymousQueriesFrom(query.email)).toMatchObject([query]);
  });

  await test.step('visitor and operator get an email', async () => {
    await awaitEmail(query.email, /has received your message/);
    const notice = await awaitEmailFrom('operator@example.com', query.email);
    expect(notice.text).toContain('Mornings suit me best.');
  });
});
