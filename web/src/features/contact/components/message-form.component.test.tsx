import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { endpoints } from '@shared/endpoints.ts';
import { aProduct } from '../../../../../tests/support/documents.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { messageForm as texts } from '../../../content/contact.ts';
import { messageTopics } from '../../../content/message-topics.ts';
import { productsTopicHref } from '../../../core/message-topic.ts';

vi.mock('../api/store-message.ts');

const { storeMessage } = await import('../api/store-message.ts');
const { MessageForm } = await import('./message-form.tsx');

const field = (name: string) => page.getByLabelText(name);
const send = page.getByRole('button', { name: texts.submit });
const visitor = { name: '', email: '', phone: '', standing: 'none' } as const;
const customer = { name: 'Asha Example', email: 'asha@example.com', phone: '' };

beforeEach(() => void vi.resetAllMocks());

async function write() {
  await field('First name').fill('Ravi');
  await field('Last name').fill('Example');
  await field('Email').fill('ravi@example.com');
  await field('Message').fill('Please call me.');
}

it('names what is missing, and keeps what is there', async () => {
  await render(<MessageForm sender={visitor} />);
  await field('Message').fill('Please call me.');
  await send.click();
  await expect.element(field('First name')).toHaveFocus();
  for (const name of ['First name', 'Last name', 'Email']) {
    await expect.element(field(name)).toHaveAccessibleDescription(/Please enter/);
  }
  await inspect();
  await expect.element(field('Message')).toHaveValue('Please call me.');
  expect(storeMessage).not.toHaveBeenCalled();
});

it('stores a message, has it acknowledged, and is then empty', async () => {
  const calls = serve({ [endpoints.submitContactForm]: {} });
  vi.mocked(storeMessage).mockImplementation(({ email }) => Promise.resolve(email));
  await render(<MessageForm sender={visitor} />);
  await write();
  await send.click();
  await expect.element(page.getByText(texts.sent)).toBeVisible();
  await expect.element(field('Message')).toHaveValue('');
  const message = { firstName: 'Ravi', lastName: 'Example', email: 'ravi@example.com' };
  expect(storeMessage).toHaveBeenCalledWith({ ...message, message: 'Please call me.' });
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

it('sends the facts about the organisation, which open with what was typed', async () => {
  serve({ [endpoints.submitContactForm]: {} });
  vi.mocked(storeMessage).mockImplementation(({ email }) => Promise.resolve(email));
  await render(<MessageForm sender={visitor} />);
  await expect.element(field('Company')).not.toBeVisible();
  await page.getByText('About your organisation (optional)').click();
  await field('Company').fill('Example Bank');
  await field('Region').selectOptions('Europe');
  await write();
  await send.click();
  await expect.element(page.getByText(texts.sent)).toBeVisible();
  expect(vi.mocked(storeMessage).mock.lastCall?.[0]).toMatchObject({
    company: 'Example Bank',
    region: 'Europe',
  });
});

it('outlasts another page and the login, after which the address is that of a verified account', async () => {
  const { unmount } = await render(<MessageForm sender={visitor} />);
  await write();
  await page.getByText('About your organisation (optional)').click();
  await field('Region').selectOptions('Europe');
  await unmount();
  const { rerender } = await render(<MessageForm sender={visitor} />);
  await expect.element(field('Region')).toHaveValue('Europe');
  await rerender(<MessageForm sender={{ ...customer, standing: 'unverified' }} />);
  await expect.element(field('First name')).toHaveValue('Ravi');
  await expect.element(field('Email')).toHaveValue('ravi@example.com');
  await expect.element(field('Email')).toHaveAccessibleDescription(texts.emailHints.unverified);
  await rerender(<MessageForm sender={{ ...customer, standing: 'verified' }} />);
  await expect.element(field('Email')).toHaveValue(customer.email);
  await expect.element(field('Email')).toHaveAttribute('readonly');
  await expect.element(field('Email')).toHaveAccessibleDescription(texts.emailHints.verified);
  await expect.element(field('Message')).toHaveValue('Please call me.');
  await inspect();
});

it('is stored although nothing acknowledges it, and says that the answer comes by email', async () => {
  serve({ [endpoints.submitContactForm]: 'offline' });
  vi.mocked(storeMessage).mockImplementation(({ email }) => Promise.resolve(email));
  await render(<MessageForm sender={{ ...customer, standing: 'unverified' }} />);
  await field('Message').fill('Please call me.');
  await send.click();
  await expect.element(page.getByText(texts.answeredByEmail)).toBeVisible();
  await expect.element(field('First name')).toHaveValue('Asha');
  await send.click();
  await expect.element(field('Message')).toHaveAccessibleDescription(/Please enter/);
  await expect.element(page.getByText(texts.sent)).not.toBeInTheDocument();
});

it('begins with the topic of the address, until the message is sent', async () => {
  serve({ [endpoints.submitContactForm]: {} });
  vi.mocked(storeMessage).mockImplementation(({ email }) => Promise.resolve(email));
  const address = location.href;
  onTestFinished(() => history.replaceState(history.state, '', address));
  history.replaceState(history.state, '', productsTopicHref([aProduct('apac-debt-grid')]));
  await render(<MessageForm sender={{ ...customer, standing: 'verified' }} />);
  await expect.element(field('Message')).toHaveValue(messageTopics.products(['APAC Debt Grid']));
  await send.click();
  await expect.element(page.getByText(texts.sent)).toBeVisible();
  await expect.element(field('Message')).toHaveValue('');
  expect(location.search).toBe('');
});
