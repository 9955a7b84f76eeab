let unproven: string | undefined;

/** Records that our server can't prove who owns an account's address, even if Firebase reports it as verified. */
export function markAddressUnproven(uid: string): void {
  unproven = uid;
}

export function isUnproven(uid: string): boolean {
  return uid === unproven;
}
