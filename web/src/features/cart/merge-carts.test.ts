import { toCartItem, type CartItem } from '@shared/cart.ts';
import { products } from '@shared/catalogue.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { createLocalCart, localCartKey } from './local-cart.ts';
import { mergeCarts } from './merge-carts.ts';

const items: CartItem[] = products.map(toCartItem);
const someItems = fc.subarray(items);

/**
 * The result of a tab's call to the database. `lost`: the call succeeds, but the tab never gets the
 * answer.
 */
const fate = fc.constantFrom('done', 'refused', 'done-but-refused', 'lost', 'closed-before');
type Fate = typeof fate extends fc.Arbitrary<infer Value> ? Value : never;

/** Another tab either merges or, still logged out, adds an item. */
const tab = fc.oneof(
  fc.record({ read: fate, write: fate }),
  fc.record({ adds: fc.constantFrom(...items) }),
);

/** Other entries that the storage may contain. */
const rubbish = fc.array(
  fc.oneof(
    fc.anything(),
    fc.record({ id: fc.string(), name: fc.string() }),
    // As earlier versions stored a product: by name, or with outdated fields.
    fc.constantFrom(...items).map(({ name }) => ({ name, quantity: 3 })),
    fc.constantFrom(...items).map(({ id }) => ({ id, pricing: 'Rs 1' })),
  ),
  { maxLength: 5 },
);

describe('merging carts', () => {
  it('ends with the union and loses nothing, whatever several tabs do at once and whatever fails', async () => {
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

  it('merges every stored entry that names a product and drops the rest', async () => {
    await fc.assert(
      fc.asyncProperty(someItems, rubbish, fc.nat(50), async (local, others, times) => {
        const kept = [...Array.from({ length: times + 1 }, () => local).flat(), ...others];
        const storage = aStorage({ [localCartKey]: JSON.stringify(kept) });
        const database = aDatabase([]);
        await mergeCarts({
          local: createLocalCart(() => storage),
          readCloud: async () => database.items(),
          addToCloud: async (missing) => database.add(missing),
        });
        const named = items.filter(({ id, name }) =>
          kept.some((entry) => isNamedBy(entry, { id, name })),
        );
        expect(new Set(database.ids())).toEqual(new Set(named.map(({ id }) => id)));
        for (const { id } of named) expect(database.writesOf(id)).toBe(1);
      }),
    );
  });
});

/** A stand-in for a stored cart: one document per product, written in batches. */
function aDatabase(initial: readonly CartItem[]) {
  const documents = new Map(initial.map((item) => [item.id, item]));
  const writes: string[] = [];
  return {
    ids: () => [...documents.keys()],
    items: () => [...documents.values()],
    add(batch: readonly CartItem[]) {
      for (const item of batch) {
        documents.set(item.id, item);
        writes.push(item.id);
      }
    },
    writesOf: (id: string) => writes.filter((written) => written === id).length,
  };
}

/** Runs a call with a given fate and yields before the call and before its answer. */
async function meet<Result>(
  what: Fate,
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

function isNamedBy(entry: unknown, { id, name }: Pick<CartItem, 'id' | 'name'>): boolean {
  const text = JSON.stringify(entry) as string | undefined;
  if (text === undefined) return false;
  const stored = JSON.parse(text) as { id?: unknown; name?: unknown } | null;
  if (typeof stored !== 'object' || stored === null) return false;
  return stored.id === id || (stored.name === name && !items.some((item) => item.id === stored.id));
}
