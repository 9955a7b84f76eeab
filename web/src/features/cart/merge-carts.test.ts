import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { namedProducts } from '@shared/catalogue/named-products.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { createLocalCart, localCartKey } from './local-cart.ts';
import { mergeCarts } from './merge-carts.ts';

const items: CartLine[] = [...namedProducts];
const someItems = fc.subarray(items);

/**
 * The result of a tab's call to the database. `lost` means that the call succeeds, but the tab never gets the
 * answer.
 */
const outcome = fc.constantFrom('done', 'refused', 'done-but-refused', 'lost', 'closed-before');
type Outcome = typeof outcome extends fc.Arbitrary<infer Value> ? Value : never;

/** Another tab either merges or, still logged out, adds an item. */
const tab = fc.oneof(
  fc.record({ read: outcome, write: outcome }),
  fc.record({ adds: fc.constantFrom(...items) }),
);

describe('merging carts', () => {
  it('ends with the union and loses nothing, with concurrent tabs and failures', async () => {
    await fc.assert(
      fc.asyncProperty(
        someItems,
        someItems,
        fc.array(tab, { minLength: 1, maxLength: 4 }),
        fc.scheduler(),
        async (local, cloud, tabs, scheduler) => {
          const storage = aStorage({ [localCartKey]: JSON.stringify(local) });
          const database = aDatabase(cloud);
          const wanted = new Set([...local, ...cloud].map(({ id }) => id));
          const losses: string[] = [];

          /** Yields to the other tabs in a random order and records lost items. */
          async function step(): Promise<void> {
            await scheduler.schedule(Promise.resolve());
            const there = new Set([...idsIn(storage), ...database.ids()]);
            losses.push(...[...wanted].filter((id) => !there.has(id)));
          }

          async function run(tab: (typeof tabs)[number]): Promise<void> {
            const own = createLocalCart(() => storage);
            if ('adds' in tab) {
              await step();
              wanted.add(tab.adds.id);
              own.write([...own.read(), tab.adds]);
              return;
            }
            await mergeCarts({
              local: own,
              readCloud: () => meet(tab.read, () => database.items(), step),
              addToCloud: (missing) => meet(tab.write, () => database.add(missing), step),
            }).catch(() => undefined);
          }

          for (const tab of tabs) void run(tab);
          await scheduler.waitIdle();
          await mergeCarts({
            local: createLocalCart(() => storage),
            readCloud: async () => database.items(),
            addToCloud: async (missing) => database.add(missing),
          });
          expect(losses).toEqual([]);
          expect(new Set(database.ids())).toEqual(wanted);
          expect(idsIn(storage)).toEqual([]);
          for (const { id } of cloud) expect(database.writesOf(id)).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

/** Creates a fake stored cart with one document per product, written in batches. */
function aDatabase(initial: readonly CartLine[]) {
  const documents = new Map(initial.map((item) => [item.id, item]));
  const writes: string[] = [];
  return {
    ids: () => [...documents.keys()],
    items: () => [...documents.values()],
    add(batch: readonly CartLine[]) {
      for (const item of batch) {
        documents.set(item.id, item);
        writes.push(item.id);
      }
    },
    writesOf: (id: string) => writes.filter((written) => written === id).length,
  };
}

/** Runs a call with a given result. Yields before the call and before its answer. */
async function meet<Result>(
  what: Outcome,
  call: () => Result,
  step: () => Promise<void>,
): Promise<Result> {
  await step();
  if (what === 'closed-before') return new Promise<never>(() => {});
  if (what === 'refused') throw new Error('Refused.');
  const result = call();
  await step();
  if (what === 'lost') return new Promise<never>(() => {});
  if (what === 'done-but-refused') throw new Error('No answer.');
  return result;
}

function idsIn(storage: Storage): string[] {
  return createLocalCart(() => storage)
    .read()
    .map(({ id }) => id);
}
