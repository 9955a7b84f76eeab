import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * Every process of a command inherits this variable. It identifies processes that left the process group and
 * outlived their parent, as Firestore's Java can.
 */
const tagVariable = 'LOCAL_SUITE_RUN';

export function tagOwnProcesses(): void {
  process.env[tagVariable] = randomUUID();
}

export async function killLeftovers(): Promise<void> {
  const tag = process.env[tagVariable];
  if (tag === undefined) return;
  for (let round = 0; round < 100; round++) {
    const leftovers = await findProcesses(`${tagVariable}=${tag}`);
    if (leftovers.length === 0) return;
    leftovers.forEach(killIfAlive);
    await wait(50);
  }
}

async function findProcesses(assignment: string): Promise<number[]> {
  const found = existsSync('/proc/self/environ')
    ? await searchProc(assignment)
    : await searchPs(assignment);
  return found.filter((pid) => pid !== process.pid);
}

async function searchProc(assignment: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const matches = await Promise.all(
    pids.map(async (pid) => (await readEnvironment(pid)).includes(assignment)),
  );
  return pids.filter((_, index) => matches[index]).map(Number);
}

/** Resolves to an empty string if the process has ended or belongs to another user. */
async function readEnvironment(pid: string): Promise<string> {
  return readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
}

async function searchPs(assignment: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['axeww', '-o', 'pid=,command='], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout
    .split('\n')
    .filter((line) => line.includes(assignment))
    .map((line) => Number.parseInt(line, 10));
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}
