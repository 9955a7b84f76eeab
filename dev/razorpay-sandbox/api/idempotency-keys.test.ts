import { expect, onTestFinished, test } from 'vitest';
import { createApp, serveApp } from '../../http/serve-app.ts';
import { refuseRunningKeys } from './idempotency-keys.ts';
import { answerErrors } from './provider-error.ts';

test('a key is refused while the first call with it runs, and free afterwards', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const app = createApp();
  answerErrors(app);
  app.post('/', refuseRunningKeys(), async (c) => {
    start();
    await held;
    return c.json({});
  });
  const server = await serveApp(app, 0);
  onTestFinished(() => server.close());
  const post = (key: string) =>
    fetch(server.url, { method: 'POST', headers: { 'X-Refund-Idempotency': key } });

  const first = post('key_number_1');
  await started;
  expect((await post('key_number_1')).status).toBe(409);
  const other = post('key_number_2');
  release();
  expect((await first).status).toBe(200);
  expect((await other).status).toBe(200);
  expect((await post('key_number_1')).status).toBe(200);
});
