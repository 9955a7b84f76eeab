import { FirebaseError } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { readFromServer } from './read-from-server.ts';

const reconnect = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('./refresh-database.ts', () => ({ refreshDatabase: reconnect }));

afterEach(() => {
  vi.useRealTimers();
  reconnect.mockClear();
});

it('reads again if the reconnection of another read cut it off', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('rows');
  read.mockRejectedValueOnce(new FirebaseError('unavailable', 'Failed to get documents.'));
  expect(await readFromServer(read)).toBe('rows');
  expect(reconnect).not.toHaveBeenCalled();
});

it('reconnects and reads again if no answer comes in time', async () => {
  vi.useFakeTimers();
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('rows');
  read.mockReturnValueOnce(new Promise(() => undefined));
  const found = readFromServer(read);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await found).toBe('rows');
  expect(reconnect).toHaveBeenCalledOnce();
});

it('does not repeat a read that was refused', async () => {
  const refused = new FirebaseError('permission-denied', 'Missing permissions.');
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(refused);
  await expect(readFromServer(read)).rejects.toBe(refused);
  expect(read).toHaveBeenCalledOnce();
});
