import { describe, expect, it } from 'vitest';
import { pageOf } from './payments/payable-label.ts';
import { alertSentences } from '../../../shared/admin/alert-sentences.ts';
import { site } from '../../../shared/site.ts';
import { renderEmail } from '../render/render-email.ts';
import type { EmailContent } from '../email-content.ts';
import { contactDigest } from './messages/contact-digest.ts';
import { contactNotice } from './messages/contact-notice.ts';
import { operatorAlert } from './operator-alert.ts';
import { operatorEmail, sampleEmails, siteUrl } from '../../../../tests/support/sample-emails.ts';

const emails = sampleEmails();
const moment = new Date('2026-11-21T12:01:00Z');

describe.each(Object.entries(emails))('%s', (_, email) => {
  it('says the same as text and as HTML', () => {
    const lines = email.text
      .split('\n')
      .map((line) => line.replace(/^> ?/, ''))
      .filter((line) => line !== '' && line !== '--');
    const shown = textOf(email.html);
    for (const line of lines) {
      // A fact or a button is one line in the text but two elements in the HTML.
      const pieces = shown.includes(line) ? [line] : line.split(/: |:$/);
      for (const piece of pieces) expect(shown + hrefsOf(email.html)).toContain(piece);
    }
    expect(lines.length).toBeGreaterThan(5);
    expect(email.text).not.toMatch(/[^-] $/m);
  });

  it('loads nothing, runs nothing and links only to the site', () => {
    expect(email.html).not.toMatch(
      /<(img|script|link|iframe|object|embed|svg|form|base|video|audio)\b|\bsrc=|srcset=|background=|url\(|@import|@font-face|http-equiv|\son\w+=/i,
    );
    for (const href of hrefsOf(email.html)) {
      expect(href).toMatch(/^(https:\/\/site\.example(\/profile)?|mailto:|tel:)/);
    }
  });

  it('has a subject of one line', () => {
    expect(email.subject).not.toMatch(/\p{Cc}/u);
    expect(email.subject.length).toBeLessThan(120);
  });
});

it.each([
  ['payment-confirmed', 'Payment received for order ORD-1763726460000'],
  ['payment-confirmed-invoice', 'Payment received for invoice INV-2026/041'],
  ['payment-confirmed-guest', 'Payment received for order ORD-1763726460000'],
  ['payment-failed', 'Payment failed for invoice INV-2026/041'],
  ['payment-reversed', 'Payment reversed: invoice INV-2026/041 is unpaid again'],
  ['payment-returned', 'Payment returned for invoice INV-2026/041'],
  ['invoice-issued', 'Invoice INV-2026/041 from Example Recovery'],
  ['invoice-reminder', 'Reminder: invoice INV-2026/041 is due for payment'],
  ['invoice-cancelled', 'Cancelled: invoice INV-2026/041 from Example Recovery'],
  ['invoice-lapsed', "Order cancelled: invoice INV-2026/041 wasn't paid"],
  ['renewal-requested', 'Renew APAC Debt Grid by 30 Dec 2026'],
  ['renewal-reminder', 'Reminder: renew APAC Debt Grid'],
  ['renewal-overdue', 'Payment overdue for APAC Debt Grid'],
  ['renewal-offered', 'Renew APAC Debt Grid after 30 Dec 2026?'],
  ['renewal-turned-on', 'Your plan for APAC Debt Grid renews after 30 Dec 2026'],
  ['plan-changed', 'Your plan for APAC Debt Grid changes on 31 Dec 2026'],
  ['plan-cancelled', 'Your plan for APAC Debt Grid ends on 30 Dec 2026'],
  ['plan-cancelled-paid', 'Your plan for APAC Debt Grid ends on 30 Jan 2027'],
  ['plan-suspended', 'APAC Debt Grid is suspended'],
  ['plan-ended', 'Your plan for APAC Debt Grid has ended'],
  ['refund-full', 'Refund for order ORD-1763726460000'],
  ['email-verification', 'Verify your email address for Example Recovery'],
  ['password-reset', 'Reset your Example Recovery password'],
  ['password-reset-google', 'You log in to Example Recovery with Google'],
  ['email-change', 'Confirm your new email address for Example Recovery'],
  ['email-change-requested', 'Email change requested for your Example Recovery account'],
  ['email-changed', 'The email address of your Example Recovery account was changed'],
  ['password-changed', 'Your Example Recovery password was changed'],
  ['sign-in-method-added', 'New login method for your Example Recovery account'],
  ['account-deleted', 'Your Example Recovery account was deleted'],
  ['contact-acknowledged', 'Example Recovery has received your message'],
  ['contact-digest', '21 messages from the contact form, kept on hold during a spike'],
  ['contact-notice', 'Message from the contact form, 21 Nov 2026, 5:31 pm IST'],
  ['operator-alert-dispute', 'Alert: Payment disputed (order ORD-1763726460000)'],
])('%s has the subject %s', (name, subject) => {
  expect(emails[name]?.subject).toBe(subject);
});

it.each([
  [
    'payment-confirmed',
    ['₹42,998', '₹18,999', 'R/26-27/000123', 'pay_QUg6V5UmtqzQKE', 'Asha Verma'],
  ],
  ['payment-confirmed-invoice', ['€1,234.50', '21 Nov 2026, 5:31 pm IST']],
  [
    'payment-confirmed-guest',
    [
      '(company, phone number and most of the postal address)',
      'exists only in the browser',
      "Renewal is off, so we won't ask for another payment.",
    ],
  ],
  ['payment-failed', ['₹1,00,00,000', 'https://site.example/profile']],
  [
    'payment-returned',
    [
      '₹42,998',
      'within 7 to 15 days',
      'pay for invoice INV-2026/041 from your profile',
      'https://site.example/profile',
    ],
  ],
  [
    'payment-reversed',
    [
      '₹25,001.50',
      'HDFCN52026112100001',
      'Receipt R/26-27/000123',
      'They start again once you pay.',
      'reply to this email with the bank reference',
    ],
  ],
  ['payment-applied', ['your payment for invoice INV-2026/041', '3 users', '21 Nov 2026 to']],
  ['payment-returned-paid', ['₹42,998', 'received another payment for invoice INV-2026/041']],
  ['payment-returned-cancelled', ['₹42,998', 'invoice INV-2026/041 has been cancelled']],
  ['invoice-issued', ['₹2,10,000.75', 'https://site.example/profile']],
  ['invoice-reminder', ['₹25,001.50', '2 × Training', '31 Dec 2026', 'As agreed on the phone.']],
  [
    'invoice-of-suspended',
    [
      'APAC Debt Grid is suspended',
      'If you pay on 7 Jan 2027, its new term runs from 31 Dec 2026 to 30 Jan 2027.',
    ],
  ],
  [
    'renewal-turned-on',
    ['To keep access after 30 Dec 2026, pay it.', 'Nothing is charged automatically'],
  ],
  [
    'plan-changed',
    ['12 users', '1 month', 'Price per user: ₹15,000', '₹1,80,000', 'until we agree on another'],
  ],
  ['plan-changed-back', ['Price per user: ₹15,000', 'prices of our catalogue']],
  ['refund-full', ['refunded in full', 'Net amount paid: ₹0']],
  ['invoice-lapsed', ['₹25,001.50', 'place a new order', 'with the bank reference']],
  ['invoice-cancelled', ['₹25,001.50', 'no longer need to pay it']],
  [
    'refund-partial',
    [
      '₹10,000 of the ₹42,998',
      'Total refunded: ₹28,999',
      'Net amount paid: ₹13,999',
      'Reason: One user less.',
    ],
  ],
  [
    'email-verification',
    ['https://site.example/account/action?mode=verifyEmail&oobCode=', 'expires in three days'],
  ],
  ['password-reset', ['/account/action?mode=resetPassword&oobCode=', 'expires in an hour']],
  ['email-change', ['/account/action?mode=changeEmail&oobCode=', 'expires in an hour']],
  ['email-change-requested', ['21 Nov 2026, 5:31 pm IST', 'log out everywhere']],
  ['email-changed', ['/account/action?mode=restoreEmail&oobCode=', 'expires in seven days']],
  ['password-changed', ['21 Nov 2026, 5:31 pm IST', "If it wasn't you"]],
  [
    'sign-in-method-added',
    [
      'A Google account was added',
      '21 Nov 2026, 5:31 pm IST',
      'asha.verma@example.org',
      "If it wasn't you",
    ],
  ],
  ['account-deleted', ['21 Nov 2026, 5:31 pm IST', 'please contact us']],
  [
    'refund-duplicate',
    ["This refund doesn't affect your first payment", 'Second payment: ₹42,998'],
  ],
])('%s says %j', (name, facts) => {
  for (const fact of facts) expect(emails[name]?.text).toContain(fact);
});

it.each([
  ['payment-confirmed', '/profile/orders/k3jH2mNqPzR7'],
  ['refund-partial', '/profile/orders/k3jH2mNqPzR7'],
  ...['payment-confirmed-invoice', 'payment-failed', 'payment-returned', 'invoice-issued'].map(
    (name) => [name, '/profile/invoices/Qm4tZ8vLx2Wc'] as const,
  ),
] as const)('the button of %s leads to %s', (name, path) => {
  expect(hrefsOf(emails[name]?.html ?? '')).toContain(siteUrl + path);
  expect(emails[name]?.text).toContain(`${siteUrl}${path}\n`);
});

it('links an unverified recipient to the list, without showing an ID', () => {
  const payable = { type: 'invoice', id: 'CALL-1-800-EVIL', number: 'INV-1' } as const;
  const customer = { address: 'asha@example.com', name: '', isVerified: false };
  expect(pageOf({ payable, customer })).toBe('/profile/invoices');
  const order = { ...payable, type: 'product_order' } as const;
  expect(pageOf({ payable: order, customer })).toBe('/profile/orders');
  expect(pageOf({ payable, customer: { ...customer, isVerified: true } })).toBe(
    '/profile/invoices/CALL-1-800-EVIL',
  );
});

it("repeats none of the visitor's text in an acknowledgement", () => {
  expect(sampleEmails('entered')['contact-acknowledged']).toEqual(emails['contact-acknowledged']);
});

it.each(Object.entries(emails).filter(([, { to }]) => to !== operatorEmail))(
  'an answer to %s reaches the team',
  (_, { replyTo }) => {
    expect(replyTo).toBe(site.email);
  },
);

it("leaves the operator's answers to the operator's own mail", () => {
  expect(emails['operator-alert-dispute']).not.toHaveProperty('replyTo');
});

describe('the notice of a message', () => {
  const message = { firstName: 'Asha', lastName: 'Verma', message: 'Hello', sentAt: moment };

  it('lets the operator reply to the visitor', () => {
    expect(contactNotice({ ...message, email: 'asha@example.com' }).replyTo).toBe(
      'asha@example.com',
    );
  });

  it.each(['asha@example.com, all@example.com', 'Asha <asha@example.com>', 'asha'])(
    'says that %s cannot be answered',
    (email) => {
      const rendered = render(contactNotice({ ...message, email }));
      expect(rendered).not.toHaveProperty('replyTo');
      expect(rendered.text).toContain(`Email: ${email}`);
      expect(rendered.text).toContain("You can't reply");
    },
  );

  it("shows each detail of the visitor's organisation on one line", () => {
    const facts = { company: 'Example\n<b>Bank</b>', portfolioSize: 'Up to 1,000 cases' } as const;
    const email = render(contactNotice({ ...message, ...facts, email: 'asha@example.com' }));
    expect(email.text).toContain('Company: Example <b>Bank</b>\nPortfolio size: Up to 1,000 cases');
    expect(email.html).toContain('Example &lt;b&gt;Bank&lt;/b&gt;');
    expect(email.text).not.toMatch(/Job title|Region/);
    const without = render(contactNotice({ ...message, email: 'asha@example.com' }));
    expect(without.text).not.toContain('organisation');
  });

  it('names an anonymous visitor “A visitor”', () => {
    const email = render(
      contactNotice({ ...message, firstName: ' ', lastName: '\n', email: 'asha@example.com' }),
    );
    expect(email.text).toContain('Name: A visitor');
  });
});

it('attaches the details of each message to the email about a message spike', () => {
  const message = { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' };
  const sent = { ...message, message: 'Hello', sentAt: moment, company: 'Example Bank' };
  const [file] = contactDigest([sent]).attachments ?? [];
  expect(String(file?.content)).toContain(
    'Email: asha@example.com\nCompany: Example Bank\n\n> Hello',
  );
});

describe('the email to the operator', () => {
  const item = {
    id: 'item_1',
    paymentId: null,
    uid: null,
    path: null,
    details: null,
    payable: null,
    count: 1,
    noticedAt: moment,
    lastAt: moment,
  };

  it.each(Object.entries(alertSentences))(
    'says what happened and what to do: %s',
    (kind, { title, happened, next }) => {
      const email = emails[`operator-alert-${kind}`];
      expect(email?.text).toContain(happened);
      expect(email?.text).toContain(next);
      expect(email?.subject).toContain(title);
    },
  );

  it('names the payment if there is no order', () => {
    const withPayment = { ...item, kind: 'unmatched', paymentId: 'pay_1' } as const;
    expect(operatorAlert(withPayment).subject).toBe('Alert: Unmatched payment (pay_1)');
    const flood = { ...item, kind: 'message_flood', details: '101 messages' } as const;
    expect(operatorAlert(flood).subject).toBe('Alert: Unusually high message volume');
    expect(render(operatorAlert(flood)).text).not.toContain('Payment ID');
  });

  it('shows the number of occurrences and the time of the last one', () => {
    const lastAt = new Date('2026-11-21T14:00:00Z');
    const { text } = render(operatorAlert({ ...item, kind: 'foreign', count: 271, lastAt }));
    expect(text).toContain('First seen: 21 Nov 2026, 5:31 pm IST');
    expect(text).toContain('Occurrences: 271');
    expect(text).toContain('Last seen: 21 Nov 2026, 7:30 pm IST');
    expect(render(operatorAlert({ ...item, kind: 'foreign' })).text).not.toContain('Occurrences');
  });

  it('has no user-entered text in its subject', () => {
    const payable = { type: 'invoice', number: 'RESOLVED, no action needed' } as const;
    const { subject, text } = render(operatorAlert({ ...item, kind: 'dispute', payable }));
    expect(subject).toBe('Alert: Payment disputed');
    expect(text).toContain('RESOLVED');
  });
});

describe('user-entered text', () => {
  const attack = `</td><script src="https://evil.example"></script>"'&\r\nBcc: all@example.com\u202E`;

  it.each(Object.entries(sampleEmails(attack)))('adds no element to %s', (name, email) => {
    const known = new Set(elementsOf(emails[name]?.html ?? ''));
    expect(elementsOf(email.html).filter((element) => !known.has(element))).toEqual([]);
    expect(hrefsOf(email.html).join()).not.toContain('evil');
    expect(email.subject).not.toMatch(/[\p{Cc}\u202E]/u);
  });
});

function render(content: EmailContent) {
  return renderEmail('test', content, { siteUrl, operatorEmail });
}

function hrefsOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => withoutEntities(href));
}

function elementsOf(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z][a-z\d]*)/gi)].map(([, name = '']) => name);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function textOf(html: string): string {
  return withoutEntities(html.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, ''));
}

function withoutEntities(text: string): string {
  return text.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
}

it.each([
  ['invoice-issued-by-operator', true],
  ['invoice-issued', false],
  ['renewal-requested', false],
  ['renewal-reminder', false],
] as const)('%s says how to sign up: %s', (name, isSaid) => {
  expect(emails[name]?.text.includes('No account yet?')).toBe(isSaid);
});
