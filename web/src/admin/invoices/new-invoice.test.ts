import { describe, expect, it, vi } from 'vitest';
import { issueAction } from './issue-action.ts';
import { blankInvoice, currencyOfInput, newInvoiceSchema, totalOfInput } from './new-invoice.ts';
import { hintForPrice } from './plan-lines.ts';

const line = { description: 'Training', quantity: '2', unitPrice: '1,500.50' };
const input = {
  ...blankInvoice(new Date()),
  name: 'Asha Example',
  email: 'asha@example.com',
  lines: [line],
};

describe('the form for issuing an invoice', () => {
  it('reads numbers in the usual notations', () => {
    expect(newInvoiceSchema.parse(input)).toMatchObject({
      lines: [{ description: 'Training', quantity: 2, unitPrice: 1_500.5 }],
    });
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
    expect(totalOfInput({ ...input, lines })).toBe(3_001);
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

const grid = { id: 'apac-debt-grid', seats: '12', term: 'year', seatPrice: '' } as const;
const center = { ...grid, id: 'global-debt-command-center', seats: '0', term: 'month' } as const;
const ofPlans = {
  ...input,
  sells: 'plans',
  plans: [grid, { ...center, seatPrice: '2,500' }],
} as const;

describe('the form for issuing an invoice for plans', () => {
  it('reads the plans and ignores the lines', () => {
    const read = newInvoiceSchema.parse({ ...ofPlans, currency: 'USD', lines: [] });
    expect(read).toEqual({
      name: 'Asha Example',
      email: 'asha@example.com',
      dueOn: input.dueOn,
      note: '',
      plans: [
        { id: 'apac-debt-grid', seats: 12, term: 'year', seatPrice: null },
        { id: 'global-debt-command-center', seats: 0, term: 'month', seatPrice: 2_500 },
      ],
    });
  });

  it.each([
    [[{ ...grid, id: '' }], 'plans.0.id'],
    [[grid, { ...grid, term: 'month' }], 'plans.1.id'],
    [[{ ...grid, seats: '0' }], 'plans.0.seats'],
    [[{ ...grid, seats: '1.5' }], 'plans.0.seats'],
    [[{ ...grid, seats: '501' }], 'plans.0.seats'],
    [[{ ...grid, seats: '' }], 'plans.0.seats'],
    [[{ ...grid, seatPrice: '0' }], 'plans.0.seatPrice'],
    [[{ ...grid, seatPrice: '15000.50' }], 'plans.0.seatPrice'],
    [[{ ...grid, seatPrice: '$150' }], 'plans.0.seatPrice'],
    [[{ ...grid, seatPrice: '1,00,00,001' }], 'plans.0.seatPrice'],
    [[{ ...grid, seats: '500' }], 'plans'],
    [[], 'plans'],
  ])('rejects %j', (plans, path) => {
    const { error } = newInvoiceSchema.safeParse({ ...ofPlans, plans });
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it('adds up what can be read, in rupees', () => {
    const half = [grid, { ...grid, id: '' }, { ...center, seatPrice: 'x' }, { ...grid, seats: '' }];
    const entered = { ...input, sells: 'plans', currency: 'USD', plans: half } as const;
    expect(totalOfInput(entered)).toBe(12 * 1_64_990);
    expect(currencyOfInput(entered)).toBe('INR');
  });

  it('says what the payment starts', () => {
    const { title, consequences, toAdminAction } = issueAction(newInvoiceSchema.parse(ofPlans));
    expect(title).toBe('Issue an invoice for ₹21,89,880?');
    expect(consequences).toContain(
      'Its payment starts APAC Debt Grid, 12 users for 1 year; Global Debt Command Center, ' +
        'platform fee for 1 month, seats not included, ₹2,500 per user as agreed.',
    );
    expect(toAdminAction({ note: '', amountMinor: 0 })).not.toHaveProperty('invoice.currency');
  });
});

it.each([
  [{ id: '', term: 'month' }, 'Per user in INR.'],
  [grid, 'Per user in INR. Catalogue: ₹1,64,990.'],
  [center, 'Per user in INR. Catalogue: ₹2,999, plus the platform fee of ₹2,10,000.'],
] as const)('says what to enter as the agreed price of %j', (plan, text) => {
  expect(hintForPrice(plan)).toBe(text);
});
