import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';

vi.mock('../staff/api/renew-token-if-refused.ts');

const { renewTokenIfRefused } = await import('../staff/api/renew-token-if-refused.ts');
const { useRead } = await import('./use-watched.ts');

async function failToRead({ isClosed }: { isClosed: boolean }) {
  vi.mocked(renewTokenIfRefused).mockClear();
  const { promise, reject } = Promise.withResolvers<never>();
  const read = () => promise;
  const { result, unmount } = await renderHook(() => useRead(read));
  if (isClosed) await unmount();
  reject(new Error('permission-denied'));
  await promise.catch(() => undefined);
  return result;
}

it('checks the session after an error', async () => {
  const result = await failToRead({ isClosed: false });
  await expect.poll(() => result.current.status).toBe('failed');
  expect(renewTokenIfRefused).toHaveBeenCalledOnce();
});

it('ignores an error that arrives after the page has closed', async () => {
  const result = await failToRead({ isClosed: true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(result.current.status).toBe('loading');
  expect(renewTokenIfRefused).not.toHaveBeenCalled();
});
