import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask } from '../support/functions/desk-actions/asked.ts';
import { anInvoiceFor } from '../support/functions/issued-invoices.ts';
import { aPaidOrder, refundsOf } from '../support/functions/payments.ts';
import { aStaffMember } from '../support/functions/staff.ts';

const differs = { status: 409, body: { code: 'request-differs' } };

it('a refund that is repeated with another amount or reason is refused, and the first one stands', async () => {
  const admin = await aStaffMember();
  const { payment, order } = await aPaidOrder();
  const request = {
    key: randomUUID(),
    action: 'refund-payment',
    paymentId: payment.id,
    leftMinor: order.amount * 100,
    amountMinor: 50_000,
    note: 'One user less.',
  };
  const first = await ask(admin, request);
  expect(first).toMatchObject({ status: 200 });
  expect(await ask(admin, { ...request, amountMinor: 40_000 })).toMatchObject(differs);
  expect(await ask(admin, { ...request, note: 'Another reason.' })).toMatchObject(differs);
  expect(await ask(admin, request)).toEqual(first);
  // The page has heard of the refund since.
  const later = { ...request, leftMinor: request.leftMinor - request.amountMinor };
  expect(await ask(admin, later)).toEqual(first);
  expect(await refundsOf(payment)).toMatchObject([{ amountMinor: 50_000, note: 'One user less.' }]);
});

it('an invoice that is repeated with other terms is refused; the sequence of the fields is no difference', async () => {
  const admin = await aStaffMember();
  const email = `${randomUUID()}@example.org`;
  const invoice = anInvoiceFor(email);
  const request = { key: randomUUID(), action: 'issue-invoice', invoice };
  const first = await ask(admin, request);
  expect(first).toMatchObject({ status: 200 });
  const others = [
    { note: 'Another note.' },
    { lines: invoice.lines.slice(0, 1) },
    { email: `other-${email}` },
  ];
  for (const terms of others) {
    const other = { ...request, invoice: { ...invoice, ...terms } };
    expect(await ask(admin, other)).toMatchObject(differs);
  }
  const turned = Object.fromEntries(Object.entries(invoice).toReversed());
  expect(await ask(admin, { ...request, invoice: turned })).toEqual(first);
});
