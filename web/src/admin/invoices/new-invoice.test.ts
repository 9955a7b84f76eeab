import { describe, expect, it, vi } from 'vitest';
import { blankInvoice, issueAction, newInvoiceSchema, totalOfInput } from './new-invoice.ts';

const line = { description: 'Training', quantity: '2', unitPrice: '1,500.50' };
const input = {
  ...blankInvoice(new Date()),
  name: 'Asha Example',
  email: 'asha@example.com',
  lines: [line],
};

describe('the form for issuing an invoice', () => {
  it('reads numbers in the usual notations', () => {
    expect(newInvoiceSchema.parse(input).lines).toEqual([
      { description: 'Training', quantity: 2, unitPrice: 1_500.5 },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'asha' }, 'email'],
    [{ dueOn: '' }, 'dueOn'],
    [{ dueOn: '2020-01-01' }, 'dueOn'],
    [{ dueOn: '9999-12-31' }, 'dueOn'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ lines: [{ ...line, description: ' ' }] }, 'lines.0.description'],
    [{ lines: [{ ...line, quantity: '0' }] }, 'lines.0.quantity'],
    [{ lines: [{ ...line, quantity: '1.5' }] }, 'lines.0.quantity'],
    [{ lines: [{ ...line, quantity: '' }] }, 'lines.0.quantity'],
    [{ lines: [line, { ...line, unitPrice: '1.005' }] }, 'lines.1.unitPrice'],
    [{ lines: [{ ...line, unitPrice: '-1' }] }, 'lines.0.unitPrice'],
    [{ lines: [{ ...line, unitPrice: '' }] }, 'lines.0.unitPrice'],
    [{ lines: [{ ...line, unitPrice: '9000000' }] }, 'lines'],
    [{ lines: [] }, 'lines'],
  ])('rejects %j', (change, path) => {
    const { error } = newInvoiceSchema.safeParse({ ...input, ...change });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('states the latest due date', () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T19:00:00Z') });
    expect(newInvoiceSchema.safeParse({ ...input, dueOn: '2028-11-25' }).success).toBe(true);
    const { error } = newInvoiceSchema.safeParse({ ...input, dueOn: '2028-11-26' });
    expect(error?.issues).toMatchObject([
      { path: ['dueOn'], message: 'Please choose a date up to 25 Nov 2028.' },
    ]);
    vi.useRealTimers();
  });

  it('is due in two weeks, by the day in India', () => {
    expect(blankInvoice(new Date('2026-11-24T19:00:00Z')).dueOn).toBe('2026-12-09');
  });

  it('adds up the valid lines', () => {
    const lines = [line, { ...line, unitPrice: 'x' }, { ...line, quantity: '' }];
    expect(totalOfInput({ lines, currency: 'INR' })).toBe(3_001);
  });

  it('asks for confirmation with the total and the address', () => {
    const { title, consequences, toAdminAction } = issueAction(newInvoiceSchema.parse(input));
    expect(title).toBe('Issue an invoice for ₹3,001?');
    expect(consequences).toContain('asha@example.com');
    const action = toAdminAction({ note: '', amountMinor: 0 });
    expect(action).toMatchObject({ action: 'issue-invoice', invoice: { name: 'Asha Example' } });
    expect(action).not.toHaveProperty('invoice.note');
  });
});
