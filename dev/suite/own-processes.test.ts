import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { killLeftovers, tagOwnProcesses } from './own-processes.ts';

const sleeper = "setInterval(() => {}, 1000); console.log('running')";

describe('killLeftovers', () => {
  it('ends a process in a group of its own, and spares one from before', async () => {
    const before = await startSleeper();
    tagOwnProcesses();
    const leftover = await startSleeper();
    const gone = once(leftover, 'exit');
    await killLeftovers();
    expect(await gone).toEqual([null, 'SIGKILL']);
    expect(before.exitCode).toBeNull();
    expect(before.kill()).toBe(true);
  });
});

async function startSleeper() {
  const child = spawn(process.execPath, ['--eval', sleeper], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child;
}
