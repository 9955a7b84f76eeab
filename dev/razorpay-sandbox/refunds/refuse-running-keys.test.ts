import { expect, onTestFinished, test } from 'vitest';
import { jsonAnswer, serveRoutes } from '../../http/serve-routes.ts';
import { answerProviderError } from '../provider-error.ts';
import { refuseRunningKeys } from './refuse-running-keys.ts';

test('a key is refused while the first call with it runs, and free afterwards', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const server = await serveRoutes({
    port: 0,
    routes: refuseRunningKeys({
      'POST /': async () => {
        start();
        await held;
        return jsonAnswer({});
      },
    }),
    answerError: answerProviderError,
  });
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
