import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';

export type Store = ReturnType<RulesTestContext['firestore']>;

export const actors = ['owner', 'other', 'guest', 'nobody'] as const;
export type Actor = (typeof actors)[number];

/** The account whose documents the tests are about. */
export const ownerUid = 'owner';

const rulesFile = resolve(import.meta.dirname, '../../firestore.rules');

export function startRules(): Promise<RulesTestEnvironment> {
  setLogLevel('silent');
  return initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { rules: readFileSync(rulesFile, 'utf8') },
  });
}

/** The database as an actor sees it. The guest is an anonymous account of its own. */
export function storeOf(environment: RulesTestEnvironment, actor: Actor): Store {
  switch (actor) {
    case 'nobody':
      return environment.unauthenticatedContext().firestore();
    case 'guest':
      return environment
        .authenticatedContext('guest', { firebase: { sign_in_provider: 'anonymous' } })
        .firestore();
    case 'owner':
    case 'other':
      return environment
        .authenticatedContext(actor === 'owner' ? ownerUid : 'other', {
          firebase: { sign_in_provider: 'password' },
        })
        .firestore();
  }
}
