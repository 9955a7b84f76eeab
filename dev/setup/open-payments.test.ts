import { expect, it, vi } from 'vitest';
import { Problem } from '../suite/problem.ts';
import { openPayments } from './open-payments.ts';
import { aSetup, readFiles } from './setup-in-test.ts';

const project = 'recovery-live';
const answers = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'a-secret',
  WEBHOOK_EXISTS: 'yes',
};
const closed = {
  [`functions/.env.${project}`]: 'RAZORPAY_KEY_ID=none\n',
  [`web/.env.${project}`]: 'SITE_URL=https://recovery.house\nVITE_PAYMENTS_OPEN_ON=2126-12-15\n',
};
const accept = () => Promise.resolve();

it('stores checked keys and opens payments', async () => {
  const { context, folder, calls } = await aSetup(project, closed, answers);
  const check = vi.fn<typeof accept>(accept);
  await openPayments(context, check);
  expect(check).toHaveBeenCalledExactlyOnceWith('rzp_live_1', 'a-secret');
  expect(await readFiles(folder, closed)).toEqual([
    'RAZORPAY_KEY_ID=rzp_live_1\n',
    'SITE_URL=https://recovery.house\nVITE_PAYMENTS_OPEN_ON=\n',
  ]);
  expect(calls).toContainEqual([
    'POST',
    `secretmanager/v1/projects/${project}/secrets/RAZORPAY_KEY_SECRET:addVersion`,
    { payload: { data: Buffer.from('a-secret').toString('base64') } },
  ]);
});

it.each([
  ['a test key for the site of customers', { RAZORPAY_KEY_ID: 'rzp_test_1' }, accept, 'rzp_live_'],
  ['a missing webhook', { WEBHOOK_EXISTS: 'no' }, accept, 'Create it first'],
  [
    'refused keys',
    {},
    () => Promise.reject(new Problem('Razorpay refuses the keys.')),
    'refuses the keys',
  ],
])('changes nothing with %s', async (_, changed, check, reason) => {
  const { context, folder, calls } = await aSetup(project, closed, { ...answers, ...changed });
  await expect(openPayments(context, check)).rejects.toThrow(reason);
  expect(await readFiles(folder, closed)).toEqual(Object.values(closed));
  expect(calls).toEqual([]);
});
