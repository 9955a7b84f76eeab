import { amountHint } from '@shared/values/read-amount.ts';
import { expect, it } from 'vitest';
import { errorsOf, optionalNote, readInput, reasonField } from './staff-action.ts';

it.each([
  ['1,000.50', { amountMinor: 100_050 }],
  ['₹1,000.50', { amountMinor: 100_050 }],
  ['0', { amountMinor: 0, amountHint }],
  ['1.005', { amountMinor: 0, amountHint }],
  ['', { amountMinor: 0, amountHint }],
  [
    '$5',
    {
      amountMinor: 0,
      amountHint: 'This amount is in US dollars. Enter it in INR, without the sign.',
    },
  ],
])('reads the amount %j', (amount, read) => {
  const form = new FormData();
  form.set('amount', amount);
  form.set('note', ' why ');
  const maxAmount = { minor: 100_050, currency: 'INR' } as const;
  expect(readInput(form, { maxAmount })).toEqual({ note: 'why', ...read });
});

it.each([
  [
    { note: reasonField, maxMinor: 0 },
    { note: '', amountMinor: 0 },
    { note: 'Please enter a reason.' },
  ],
  [{ note: optionalNote, maxMinor: 0 }, { note: '', amountMinor: 0 }, {}],
  [{ note: reasonField, maxMinor: 500 }, { note: 'why', amountMinor: 500 }, {}],
  [
    { note: reasonField, maxMinor: 500 },
    { note: 'why', amountMinor: 501 },
    { amount: 'Please enter an amount up to ₹5.' },
  ],
  [
    { note: optionalNote, maxMinor: 500 },
    { note: '', amountMinor: 99 },
    { amount: "Razorpay can't refund less than ₹1." },
  ],
  [
    { note: optionalNote, maxMinor: 500 },
    { note: '', amountMinor: 401 },
    { amount: "Razorpay can't refund less than ₹1 later. Please enter ₹5, or up to ₹4." },
  ],
  [{ note: optionalNote, maxMinor: 500 }, { note: '', amountMinor: 400 }, {}],
  [
    { note: optionalNote, maxMinor: 500 },
    { note: '', amountMinor: 0, amountHint },
    { amount: 'Please enter an amount. Use a point for decimals only, for example 5,500.50.' },
  ],
])('reports the error in %j and %j', ({ note, maxMinor }, input, errors) => {
  const action = {
    note,
    ...(maxMinor > 0 && { maxAmount: { minor: maxMinor, currency: 'INR' as const } }),
  };
  expect(errorsOf(action, input)).toEqual(errors);
});
