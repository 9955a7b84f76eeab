import { expect, it } from 'vitest';
import { aSetup } from './setup-in-test.ts';

it.each([
  [{ BUDGET: ' 30 ' }, '30'],
  [{ BUDGET: '' }, '25'],
])('an answer of %j is %s', async (given, answer) => {
  const { context } = await aSetup('recovery-live', {}, given);
  expect(await context.answers.ask({ name: 'BUDGET', text: '', fallback: '25' })).toBe(answer);
});

it('a wrong or missing answer of a file stops, and names the question', async () => {
  const { context } = await aSetup('recovery-live', {}, { BUDGET: 'much' });
  const wrong = { name: 'BUDGET', text: '', problemOf: () => 'Enter a number.' };
  await expect(context.answers.ask(wrong)).rejects.toThrow('BUDGET: Enter a number.');
  await expect(context.answers.ask({ name: 'SITE_URL', text: '' })).rejects.toThrow(
    'SITE_URL has no answer',
  );
});

it('a question without a default needs an answer', async () => {
  const { context } = await aSetup('recovery-live', {}, { RAZORPAY_KEY_SECRET: '' });
  await expect(context.answers.ask({ name: 'RAZORPAY_KEY_SECRET', text: '' })).rejects.toThrow(
    'RAZORPAY_KEY_SECRET: Enter an answer.',
  );
});
