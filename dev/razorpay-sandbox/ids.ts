import { randomInt } from 'node:crypto';

const alphanumerics = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const digits = '0123456789';

/** Creates an ID in Razorpay's format, with 14 letters or digits after the prefix. */
export function newId(prefix: 'order_' | 'pay_' | 'card_' | 'rfnd_' | 'disp_' | 'evt_'): string {
  return prefix + randomText(alphanumerics, 14);
}

export function randomDigits(length: number): string {
  return randomText(digits, length);
}

function randomText(characters: string, length: number): string {
  return Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
}
