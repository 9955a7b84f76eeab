import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../suite/folders.ts';
import { databaseChecks, type DatabaseConfig } from './database-checks.ts';
import { googleThatAnswers } from './google-that-answers.ts';

const config = JSON.parse(
  await readFile(join(root, 'firestore.indexes.json'), 'utf8'),
) as DatabaseConfig;

describe('the checks of the database', () => {
  const name = 'projects/the-site/databases/(default)/collectionGroups';
  const indexes = config.indexes.map(({ collectionGroup, queryScope, fields }, at) => ({
    name: `${name}/${collectionGroup}/indexes/${at}`,
    queryScope,
    fields: [...fields, { fieldPath: '__name__', order: 'DESCENDING' }],
    state: 'READY',
  }));
  const fields = config.fieldOverrides.map((it) => ({
    name: `${name}/${it.collectionGroup}/fields/${it.fieldPath}`,
    indexConfig: {
      indexes: it.indexes.map(({ queryScope, ...kind }) => ({
        queryScope,
        fields: [{ fieldPath: it.fieldPath, ...kind }],
        state: 'READY',
      })),
    },
    ...(it.ttl && { ttlConfig: { state: 'ACTIVE' } }),
  }));
  const observe = (answer: { indexes?: object[]; fields?: object[] }) => {
    const google = googleThatAnswers((path) =>
      path.includes('/fields?')
        ? { fields: answer.fields ?? fields }
        : pageOf(answer.indexes ?? indexes, path),
    );
    return Promise.all(databaseChecks(config, google).map((check) => check.observe()));
  };

  it('find nothing wrong with all of firestore.indexes.json', async () => {
    expect((await observe({})).map(({ verdict }) => verdict)).toEqual(['right', 'right', 'right']);
  });

  it('find an index that is missing, and one that is still building', async () => {
    const [first, , ...others] = indexes;
    const [composite, ...rest] = await observe({
      indexes: [{ ...first, state: 'CREATING' }, ...others],
    });
    expect(composite?.verdict).toBe('wrong');
    expect(composite?.got).toMatch(/ is CREATING; [^;]+;[^;]+ is missing$/);
    expect(rest.map(({ verdict }) => verdict)).toEqual(['right', 'right']);
  });

  it('find a TTL policy and an index of one field that are not ready', async () => {
    const found = await observe({
      fields: fields.map((field) => ({
        ...field,
        indexConfig: {},
        ...(field.ttlConfig && { ttlConfig: { state: 'CREATING' } }),
      })),
    });
    expect(found.map(({ verdict }) => verdict)).toEqual(['right', 'wrong', 'wrong']);
    expect(found[1]?.got).toContain('queries (createdAt ASCENDING; COLLECTION_GROUP) is missing');
    expect(found[2]?.got).toContain('webhook_events.expiresAt is CREATING');
  });
});

/** Answers with two pages. */
function pageOf(indexes: object[], path: string): object {
  return path.endsWith('?pageToken=second')
    ? { indexes: indexes.slice(10) }
    : { indexes: indexes.slice(0, 10), nextPageToken: 'second' };
}
