/** Has every live list ask the server anew, over a connection of its own: the one before may be dead. */
export async function refreshDatabase(): Promise<void> {
  const [{ disableNetwork, enableNetwork }, { firestore }] = await Promise.all([
    import('firebase/firestore'),
    import('../../lib/firestore.ts'),
  ]);
  await disableNetwork(firestore());
  await enableNetwork(firestore());
}
