let underWay: Promise<void> | undefined;

/** Reconnects to the database, whose connection may be dead. Every live list then queries the server again. */
export function refreshDatabase(): Promise<void> {
  underWay ??= reconnect().finally(() => (underWay = undefined));
  return underWay;
}

/** Waits for a reconnection. Resolves to false if none is under way. */
export async function isReconnected(): Promise<boolean> {
  const wasCut = underWay !== undefined;
  await underWay;
  return wasCut;
}

async function reconnect(): Promise<void> {
  const [{ disableNetwork, enableNetwork }, { firestore }] = await Promise.all([
    import('firebase/firestore'),
    import('../../lib/firestore.ts'),
  ]);
  await disableNetwork(firestore());
  await enableNetwork(firestore());
}
