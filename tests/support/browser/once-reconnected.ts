/** The database's client pauses for up to a minute and a half before it tries again. */
export const onceReconnected = { timeout: 120_000 };
