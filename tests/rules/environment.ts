import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { actors, type Actor, type ActorName } from './actors.ts';

export type Store = ReturnType<RulesTestContext['firestore']>;

export const projectId = 'demo-rules';
const rulesFile = resolve(import.meta.dirname, '../../firestore.rules');

let environment: RulesTestEnvironment | undefined;
const stores = new Map<string, Store>();

/** Loads the rules, which resets their coverage. */
export async function startRules(): Promise<void> {
  setLogLevel('silent');
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { rules: await readRules() },
  });
  await environment.clearFirestore();
}

export function readRules(): Promise<string> {
  return readFile(rulesFile, 'utf8');
}

export async function stopRules(): Promise<void> {
  await environment?.cleanup();
}

/** Returns the database as an actor sees it. Each actor has one connection. */
export function storeOf(name: ActorName): Store {
  const known = stores.get(name);
  if (known) return known;
  if (!environment) throw new Error('The rules are not loaded yet.');
  const { account }: Actor = actors[name];
  const context = account
    ? environment.authenticatedContext(account.uid, account.token)
    : environment.unauthenticatedContext();
  const store = context.firestore();
  stores.set(name, store);
  return store;
}

/** Whether the rules allow the attempt. Rethrows all other errors. */
export async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
      return false;
    throw error;
  }
}
