import { describe, expect, it } from 'vitest';
import { readRefusal } from './refusals.ts';

const balance =
  'Your account does not have enough balance to carry out the refund operation. You can add funds to your account from your Razorpay dashboard or capture new payments.';
const tooLarge = 'Amount exceeds maximum amount allowed.';
const usedKey = 'Different request with the same idempotency key has already been processed.';
const foreign = 'Currency is not supported';

describe('readRefusal', () => {
  it.each([
    ['create-order', 'Authentication failed', 'provider-denied'],
    ['fetch-payment', 'The api key provided is invalid', 'provider-denied'],
    ['create-refund', 'The API secret provided is invalid.', 'provider-denied'],
    ['create-order', tooLarge, 'amount-too-large'],
    ['create-order', 'amount exceeds maximum amount allowed.', 'amount-too-large'],
    ['create-order', 'Amount exceeds the maximum amount allowed.', 'amount-too-large'],
    ['create-order', foreign, 'currency-not-accepted'],
    ['create-order', 'Currency provided is not supported', 'currency-not-accepted'],
    ['create-order', 'the merchant doesn’t have international activated', 'currency-not-accepted'],
    ['create-refund', balance, 'balance-too-small'],
    ['create-refund', 'The payment has been fully refunded already', 'refund-impossible'],
    [
      'create-refund',
      'The refund amount provided is greater than amount captured',
      'refund-impossible',
    ],
    [
      'create-refund',
      'Refund is not supported by the bank because the payment is more than 6 months old',
      'refund-impossible',
    ],
    ['create-refund', 'The amount must be at least INR 1.00', 'refund-impossible'],
    ['create-refund', usedKey, 'refund-impossible'],
    // Merchants get this refusal if the balance is too small.
    ['create-refund', 'invalid request sent', 'provider-refused'],
    // Keys of the other mode (test or live) don't know the payment either.
    ['create-refund', 'The id provided does not exist', 'provider-refused'],
    ['create-refund', foreign, 'provider-refused'],
    ['create-order', balance, 'provider-refused'],
    ['create-order', '', 'provider-refused'],
  ])('a 400 of %s with the words "%s" is %s', (operation, words, code) => {
    expect(readRefusal(operation, 400, words)).toMatchObject({ code, words });
  });

  it.each([
    [usedKey, 'refund-impossible'],
    ['Another request with the same idempotency key is still in progress.', 'provider-busy'],
  ])('a 409 of create-refund with the words "%s" is %s', (words, code) => {
    expect(readRefusal('create-refund', 409, words)).toMatchObject({ code });
  });

  it.each([
    [401, 'provider-denied'],
    [403, 'provider-denied'],
    [404, 'provider-refused'],
    [409, 'provider-busy'],
    [429, 'provider-busy'],
  ])('a %i is %s', (status, code) => {
    expect(readRefusal('create-order', status, '')).toMatchObject({ code });
  });
});
