import type { Google } from '../../google/google.ts';
import { listAll } from '../../google/list-all.ts';
import { judge, type Check } from './check.ts';

interface IndexField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

export interface DatabaseConfig {
  indexes: { collectionGroup: string; queryScope: string; fields: IndexField[] }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    ttl?: boolean;
    indexes: { queryScope: string; order?: string; arrayConfig?: string }[];
  }[];
}

interface Index {
  /** `…/collectionGroups/<group>/indexes/<id>`. Absent from the index of one field. */
  name?: string;
  queryScope: string;
  fields: IndexField[];
  state: string;
}

interface Field {
  /** `…/collectionGroups/<group>/fields/<path>`. */
  name: string;
  indexConfig?: { indexes?: Index[] };
  ttlConfig?: { state: string };
}

/** Checks that the database has every index and TTL policy of firestore.indexes.json. */
export function databaseChecks(config: DatabaseConfig, google: Google): Check[] {
  const groups = `firestore/v1/projects/${google.projectId}/databases/(default)/collectionGroups/-`;
  const overridden = 'indexConfig.usesAncestorConfig=false OR ttlConfig:*';
  const readFields = () =>
    listAll<Field>(google, `${groups}/fields?filter=${encodeURIComponent(overridden)}`, 'fields');
  return [
    stateCheck('The indexes over several fields', 'READY', composites(config), async () =>
      (await listAll<Index>(google, `${groups}/indexes`, 'indexes')).map((index) => [
        describeIndex(groupOf(index.name ?? ''), index),
        index.state,
      ]),
    ),
    stateCheck('The indexes of one field', 'READY', singles(config), async () =>
      (await readFields()).flatMap(({ name, indexConfig }) =>
        (indexConfig?.indexes ?? []).map((index): State => [
          describeIndex(groupOf(name), index),
          index.state,
        ]),
      ),
    ),
    stateCheck('The TTL policies', 'ACTIVE', policies(config), async () =>
      (await readFields()).map(({ name, ttlConfig }) => [
        `${groupOf(name)}.${name.split('/').at(-1)}`,
        ttlConfig?.state ?? 'missing',
      ]),
    ),
  ];
}

type State = [what: string, state: string];

function stateCheck(
  name: string,
  wanted: string,
  expected: readonly string[],
  read: () => Promise<State[]>,
): Check {
  return {
    name,
    mustBe: `all ${expected.length} of firestore.indexes.json are ${wanted}`,
    observe: async () => {
      const states = new Map(await read());
      const faults = expected.flatMap((what) => {
        const state = states.get(what) ?? 'missing';
        return state === wanted ? [] : `${what} is ${state}`;
      });
      return judge(faults, `all ${expected.length} are ${wanted}`);
    },
  };
}

function composites({ indexes }: DatabaseConfig): string[] {
  return indexes.map((index) => describeIndex(index.collectionGroup, index));
}

function singles({ fieldOverrides }: DatabaseConfig): string[] {
  return fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes }) =>
    indexes.map(({ queryScope, ...kind }) =>
      describeIndex(collectionGroup, { queryScope, fields: [{ fieldPath, ...kind }] }),
    ),
  );
}

function policies({ fieldOverrides }: DatabaseConfig): string[] {
  return fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
}

/** Google adds the field `__name__` to an index. */
function describeIndex(
  group: string,
  { queryScope, fields }: Pick<Index, 'queryScope' | 'fields'>,
): string {
  const kinds = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
  return `${group} (${kinds.join(', ')}; ${queryScope})`;
}

function groupOf(name: string): string {
  return /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? name;
}
