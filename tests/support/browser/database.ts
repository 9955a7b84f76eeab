import { readFile } from 'node:fs/promises';
import { suite } from '../functions/suite.ts';

/** The database's rules, as a test can change them for its own time. */
export interface Database {
  /** Refuses from now on everything that a browser writes, as if the customer were no longer allowed to. */
  refuseWrites(): Promise<void>;
  /** From now on a browser may neither read nor write. */
  refuseEverything(): Promise<void>;
  /** The site's own rules again. */
  acceptAgain(): Promise<void>;
}

const readOnly = 'allow read: if request.auth != null && request.auth.uid == uid;';

export const database: Database = {
  refuseWrites: () =>
    load(rules(`match /users/{uid} { ${readOnly} match /{rest=**} { ${readOnly} } }`)),
  refuseEverything: () => load(rules('match /{document=**} { allow read, write: if false; }')),
  acceptAgain: async () => load(await readFile('firestore.rules', 'utf8')),
};

function rules(body: string): string {
  return `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
}

async function load(content: string): Promise<void> {
  const answer = await fetch(
    `http://${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${suite.projectId}:securityRules`,
    { method: 'PUT', body: JSON.stringify({ rules: { files: [{ content }] } }) },
  );
  if (!answer.ok) throw new Error(await answer.text());
}
