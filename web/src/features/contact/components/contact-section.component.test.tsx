import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { endpoints } from '@shared/endpoints.ts';
import { aProduct } from '../../../../../tests/support/documents.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { expectLink } from '../../../../tests/expect-link.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { contact, messageForm as texts } from '../../../content/contact.ts';
import { messageTopics } from '../../../core/message-topics.ts';
import { productsTopicHref } from '../../../core/message-topic.ts';

vi.mock('../api/store-message.ts');

const { storeMessage } = await import('../api/store-message.ts');
const { ContactSection } = await import('./contact-section.tsx');
const { MessageForm } = await import('./message-form.tsx');

const field = (name: string) => page.getByLabelText(name);
const send = page.getByRole('button', { name: texts.submit });
const visitor = { name: '', email: '', phone: '', emailStatus: 'none' } as const;
const customer = { name: 'Asha Example', email: 'asha@example.com', phone: '' };

beforeEach(() => void vi.resetAllMocks());

async function write() {
  await field('First name').fill('Ravi');
  await field('Last name').fill('Example');
  await field('Email').fill('ravi@example.com');
  await field('Message').fill('Please call me.');
}

it('names missing fields until they are filled in, and keeps the input', async () => {
  const { rerender } = await render(<MessageForm sender={visitor} />);
  await field('Message').fill('Please call me.');
  await send.click();
  await expect.element(field('First name')).toHaveFocus();
  for (const name of ['First name', 'Last name', 'Email']) {
    await expect.element(field(name)).toHaveAccessibleDescription(/Please enter/);
  }
  await inspect();
  await expect.element(field('Message')).toHaveValue('Please call me.');
  expect(storeMessage).not.toHaveBeenCalled();
  await rerender(<MessageForm sender={{ ...customer, emailStatus: 'unverified' }} />);
  for (const name of ['First name', 'Email']) {
    await expect.element(field(name)).not.toHaveAccessibleDescription(/Please enter/);
  }
});

it("stores a message with the organisation's details, requests its acknowledgement and clears the form", async () => {
  const calls = serve({ [endpoints.submitContactForm]: {} });
  vi.mocked(storeMessage).mockImplementation(({ email }) => Promise.resolve(email));
  await render(<MessageForm sender={visitor} />);
  await expect.element(field('Company')).not.toBeVisible();
  await page.getByText('About your organisation (optional)').click();
  await field('Company').fill('Example Bank');
  await field('Region').selectOptions('Europe');
  await write();
  await send.click();
  await expect.element(page.getByText(texts.sent)).toBeVisible();
  await expect.element(field('Message')).toHaveValue('');
  const sender = { firstName: 'Ravi', lastName: 'Example', email: 'ravi@example.com' };
  const facts = { company: 'Example Bank', region: 'Europe' };
  expect(storeMessage).toHaveBeenCalledWith({ ...sender, ...facts, message: 'Please call me.' });
  expect(calls.map(({ body }) => body)).toEqual([{ firstName: 'Ravi', email: 'ravi@example.com' }]);
});

it('keeps a message that the database refuses', async () => {
  vi.mocked(storeMessage).mockRejectedValue(new Error('permission-denied'));
  await render(<MessageForm sender={visitor} />);
  await write();
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(texts.failed);
  await expect.element(field('Message')).toHaveValue('Please call me.');
});

it.each([
  ['keeps for later', 'pending'],
  ['refuses for lack of a network', 'rejected'],
])('says that it sends later what the database %s, and sends it once', async (_, first) => {
  const calls = serve({ [endpoints.submitContactForm]: {} });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  const { promise, resolve } = Promise.withResolvers<string>();
  vi.mocked(storeMessage).mockReturnValue(promise);
  if (first === 'rejected') vi.mocked(storeMessage).mockRejectedValueOnce(new Error('offline'));
  await render(<MessageForm sender={visitor} />);
  await write();
  await send.click();
  await expect.element(page.getByText(texts.waiting)).toBeVisible();
  await expect.element(page.getByText(texts.failed)).not.toBeInTheDocument();
  await expect.poll(() => storeMessage).toHaveBeenCalledTimes(1);
  network.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  resolve('ravi@example.com');
  await expect.element(page.getByText(texts.sent)).toBeVisible();
  await expect.element(page.getByText(texts.waiting)).not.toBeInTheDocument();
  expect(storeMessage).toHaveBeenCalledTimes(first === 'rejected' ? 2 : 1);
  expect(calls).toHaveLength(1);
});

it('keeps its input across pages and the login, and then uses the verified address', async () => {
  const { unmount } = await render(<MessageForm sender={visitor} />);
  await write();
  await page.getByText('About your organisation (optional)').click();
  await field('Region').selectOptions('Europe');
  await unmount();
  const { rerender } = await render(<MessageForm sender={visitor} />);
  await expect.element(field('Region')).toHaveValue('Europe');
  await rerender(<MessageForm sender={{ ...customer, emailStatus: 'unverified' }} />);
  await expect.element(field('First name')).toHaveValue('Ravi');
  await expect.element(field('Email')).toHaveValue('ravi@example.com');
  await expect.element(field('Email')).toHaveAccessibleDescription(texts.emailHints.unverified);
  await rerender(<MessageForm sender={{ ...customer, emailStatus: 'verified' }} />);
  await expect.element(field('Email')).toHaveValue(customer.email);
  await expect.element(field('Email')).toHaveAttribute('readonly');
  await expect.element(field('Email')).toHaveAccessibleDescription(texts.emailHints.verified);
  await expect.element(field('Message')).toHaveValue('Please call me.');
  await inspect();
});

it('stores a message even if its acknowledgement fails, and says that the reply comes by email', async () => {
  serve({ [endpoints.submitContactForm]: 'offline' });
  vi.mocked(storeMessage).mockImplementation(({ email }) => Promise.resolve(email));
  await render(<MessageForm sender={{ ...customer, emailStatus: 'unverified' }} />);
  await field('Message').fill('Please call me.');
  await send.click();
  await expect.element(page.getByText(texts.answeredByEmail)).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Asha');
  await send.click();
  await expect.element(field('Message')).toHaveAccessibleDescription(/Please enter/);
  await expect.element(page.getByText(texts.sent)).not.toBeInTheDocument();
});

it('starts with the topic from the address until the message is sent', async () => {
  serve({ [endpoints.submitContactForm]: {} });
  vi.mocked(storeMessage).mockImplementation(({ email }) => Promise.resolve(email));
  const address = location.href;
  onTestFinished(() => history.replaceState(history.state, '', address));
  history.replaceState(history.state, '', productsTopicHref([aProduct('apac-debt-grid')]));
  await render(<MessageForm sender={{ ...customer, emailStatus: 'verified' }} />);
  await expect
    .element(field('Message'))
    .toHaveValue(messageTopics.products([aProduct('apac-debt-grid')]));
  await send.click();
  await expect.element(page.getByText(texts.sent)).toBeVisible();
  await expect.element(field('Message')).toHaveValue('');
  expect(location.search).toBe('');
});

it('has two tabs that arrow keys select and that keep their input', async () => {
  const message = field('Message').last();
  const payment = page.getByText('What is due');
  await render(<ContactSection level={1} sender={visitor} payment={<p>What is due</p>} />);
  const details = page.getByRole('region', { name: contact.details.title });
  await expectLink(/^\+/, expect.stringMatching(/^tel:/), details);
  await expectLink(/@/, expect.stringMatching(/^mailto:/), details);
  await expect.element(payment).not.toBeInTheDocument();
  await message.fill('Please call me.');
  await page.getByRole('tab', { name: contact.tabs.message }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: contact.tabs.payment })).toHaveFocus();
  await expect.element(payment).toBeVisible();
  await expect.element(message).not.toBeVisible();
  await inspect();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(message).toHaveValue('Please call me.');
});
