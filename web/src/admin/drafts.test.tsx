import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStorage } from '../../../tests/support/storage-stand-ins.ts';
import type { Change } from './change.ts';

vi.mock('../lib/firebase.ts', () => ({ auth: () => ({ currentUser: null }) }));
vi.mock('../lib/firestore.ts', () => ({}));

const { ChangeForm } = await import('./components/change-dialog.tsx');
const { StaffContext } = await import('./components/staff-context.ts');
const { reasonField } = await import('./change.ts');
const { dropDraft, dropDraftsOf, dropDraftsOfOthers, keepDraft, keptDraft } =
  await import('./drafts.ts');
const { NewInvoiceForm } = await import('./pages/new-invoice-page.tsx');
const { RangeForm } = await import('./pages/reconcile-page.tsx');
const { recordOf } = await import('./request-keys.ts');

beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('location', { search: '?email=asha%40example.com' });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a draft', () => {
  it('is there for the account that typed it, until it is dropped', () => {
    keepDraft('asha', 'reply', { note: 'Gladly.' });
    keepDraft('asha', 'refund', { amount: '7' });
    expect(keptDraft('asha', 'reply')).toEqual({ note: 'Gladly.' });
    dropDraft('asha', 'reply');
    expect(keptDraft('asha', 'reply')).toBeUndefined();
    expect(keptDraft('asha', 'refund')).toEqual({ amount: '7' });
  });

  it('is none once its fields are empty', () => {
    keepDraft('asha', 'reply', { note: 'Gladly.' });
    keepDraft('asha', 'reply', {});
    expect(keptDraft('asha', 'reply')).toBeUndefined();
  });

  it('is never another account’s, and leaves the tab when another one types or enters', () => {
    keepDraft('asha', 'reply', { note: 'Gladly.' });
    expect(keptDraft('ravi', 'reply')).toBeUndefined();
    dropDraft('ravi', 'reply');
    dropDraftsOf('ravi');
    dropDraftsOfOthers('asha');
    expect(keptDraft('asha', 'reply')).toEqual({ note: 'Gladly.' });
    dropDraftsOfOthers('ravi');
    expect(sessionStorage).toHaveLength(0);
    keepDraft('asha', 'reply', { note: 'Gladly.' });
    keepDraft('ravi', 'reply', { note: 'No.' });
    expect(keptDraft('asha', 'reply')).toBeUndefined();
  });

  it('goes when its account signs out', () => {
    keepDraft('asha', 'reply', { note: 'Gladly.' });
    dropDraftsOf('asha');
    expect(sessionStorage).toHaveLength(0);
  });
});

const refund: Change = {
  label: 'Refund',
  title: 'Refund?',
  does: 'The money goes back.',
  done: () => 'Requested.',
  note: reasonField,
  most: { minor: 500_00, currency: 'INR' },
  actionOf: ({ note, amountMinor }) => ({
    action: 'refund-payment',
    paymentId: 'pay_1',
    amountMinor,
    note,
    leftMinor: 500_00,
  }),
};
const nameOfRefund = recordOf(refund.actionOf({ note: '', amountMinor: 0 }));
const line = { description: 'Training', quantity: '3', unitPrice: '2,500' };

/** Each file of the panel with something to fill in, and what its form must show again. */
const forms = {
  'components/change-dialog.tsx': {
    name: nameOfRefund,
    typed: { note: 'One user less.', amount: '7.50' },
    form: <ChangeForm change={refund} onClose={() => undefined} />,
    shown: ['value="One user less."', 'value="7.50"', 'Discard it'],
  },
  'pages/new-invoice-page.tsx': {
    name: 'new-invoice?email=asha%40example.com',
    typed: { name: 'Ravi', lines: [line], note: 'Thank you' },
    form: <NewInvoiceForm />,
    shown: ['Total ₹7,500'],
  },
  'pages/reconcile-page.tsx': {
    name: 'reconcile?email=asha%40example.com',
    typed: { from: '2026-11-02', to: '2026-11-05' },
    form: <RangeForm />,
    shown: ['value="2026-11-02"', 'value="2026-11-05"'],
  },
};

/** Parts of a form above. */
const parts = ['components/customer-email-field.tsx', 'components/invoice-lines-field.tsx'];

/** They ask for something to see, and a password is kept nowhere. */
const withoutDrafts = [
  'components/charge-filters.tsx',
  'components/search-dialog.tsx',
  'components/staff-login.tsx',
  'pages/customers-page.tsx',
  'pages/statement-page.tsx',
];

it('each form of the panel keeps what is typed, or says why not', () => {
  const folder = import.meta.dirname;
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) =>
      /<(form|input|textarea|select|TextInput|TextArea|PasswordInput|Select|Command\.Input)\b/.test(
        readFileSync(join(folder, file), 'utf8'),
      ),
    );
  expect(found.toSorted()).toEqual([...Object.keys(forms), ...parts, ...withoutDrafts].toSorted());
});

describe.each(Object.entries(forms))('the form of %s', (_, { name, typed, form, shown }) => {
  const render = (uid: string) =>
    renderToStaticMarkup(
      <StaffContext value={{ status: 'in', uid, email: `${uid}@example.com`, role: 'admin' }}>
        {form}
      </StaffContext>,
    );

  it('shows again what its account has typed, and nothing of it to another account', () => {
    keepDraft('asha', name, typed);
    for (const part of shown) {
      expect(render('asha')).toContain(part);
      expect(render('ravi')).not.toContain(part);
    }
  });
});
