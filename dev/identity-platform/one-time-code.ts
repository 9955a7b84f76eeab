import { createHmac, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
export const periodSeconds = 30;
export const digits = 6;

/** Returns 160 random bits in Base32. */
export function newSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** Computes the code of an authenticator app (RFC 6238 with SHA-1). */
export function codeAt(secret: string, atMs = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 1000 / periodSeconds)));
  const hash = createHmac('sha1', decode(secret)).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Accepts the current code and those of the periods before and after, because clocks differ. */
export function isCodeOf(secret: string, code: string): boolean {
  const now = Date.now();
  return [-1, 0, 1].some((step) => codeAt(secret, now + step * periodSeconds * 1000) === code);
}

function decode(secret: string): Buffer {
  const bits = Array.from(secret, (it) => alphabet.indexOf(it).toString(2).padStart(5, '0')).join(
    '',
  );
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
