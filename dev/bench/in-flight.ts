/** Works on the items in their sequence, so many at once. `work` may put more at the list's end. */
export async function inFlight<Item extends object>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let item = items[next]; item !== undefined; item = items[next]) {
      next += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
}
