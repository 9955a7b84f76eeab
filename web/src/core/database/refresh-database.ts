/**
 * Reconnects the database, so that every live list asks the server again: the old connection may be dead.
 */
export async function refreshDatabase(): Promise<void> {
  const [{ disableNetwork, enableNetwork }, { firestore }] = await Promise.all([
    import('firebase/firestore'),
    import('../../lib/firestore.ts'),
  ]);
  await disableNetwork(firestore());
  await enableNetwork(firestore());
}
