import { FirebaseError } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { readFromServer } from './read-from-server.ts';

const [reconnect, isReconnected] = vi.hoisted(() => [
  vi.fn<() => Promise<void>>(() => Promise.resolve()),
  vi.fn<() => Promise<boolean>>(() => Promise.resolve(false)),
]);
vi.mock('./refresh-database.ts', () => ({ refreshDatabase: reconnect, isReconnected }));

const cut = new FirebaseError('unavailable', 'Failed to get documents.');

afterEach(() => {
  vi.useRealTimers();
  reconnect.mockClear();
  isReconnected.mockClear();
});

it('reads again if the reconnection of another read cut it off', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('rows');
  read.mockRejectedValueOnce(cut);
  expect(await readFromServer(read)).toBe('rows');
  expect(reconnect).not.toHaveBeenCalled();
});

it('reads again after each reconnection that cut it off, and not before its end', async () => {
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('rows');
  read.mockRejectedValueOnce(cut).mockRejectedValueOnce(cut);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  isReconnected.mockReturnValueOnce(promise).mockResolvedValueOnce(true);
  const found = readFromServer(read);
  await expect.poll(() => isReconnected).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledOnce();
  resolve(true);
  expect(await found).toBe('rows');
  expect(read).toHaveBeenCalledTimes(3);
});

it('gives up if the connection stays broken', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(cut);
  await expect(readFromServer(read)).rejects.toBe(cut);
  expect(read).toHaveBeenCalledTimes(2);
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
