import { describe, expect, it } from 'vitest';
import { greeting, harmlessLine, plainName } from './entered-text.ts';

describe('greeting', () => {
  it.each([
    'Asha Verma',
    "Siobhán O'Brien-Núñez",
    'आशा वर्मा',
    '王小明',
    'Tata & Sons',
    '3M (India)',
  ])('greets %s by name only at a verified address', (name) => {
    expect(greeting({ name: ` ${name} `, isVerified: true })).toBe(`Hello ${name},`);
    expect(greeting({ name, isVerified: false })).toBe('Hello,');
  });

  it.each([
    '',
    'Win at https://evil.example',
    'www.evil',
    'evil.example',
    'evil。example',
    'asha@example.com',
    'A'.repeat(61),
  ])('omits the name %j from the greeting', (name) => {
    expect(greeting({ name, isVerified: true })).toBe('Hello,');
  });
});

describe('harmlessLine', () => {
  it.each([
    ['INV-2026/041', 'INV-2026/041'],
    ['No. 7\r\nBcc: all', 'No. 7 Bcc: all'],
    ['x'.repeat(30), `${'x'.repeat(19)}…`],
  ])('writes %j as %j', (entered, line) => {
    expect(harmlessLine(entered, 20)).toBe(line);
  });

  it.each(['', ' \n', 'pay at evil.example', 'https://e', 'a@b'])('omits %j', (entered) => {
    expect(harmlessLine(entered, 20)).toBeUndefined();
  });
});

describe('plainName', () => {
  it.each([
    'Asha Verma',
    'A. P. Kalam',
    "Siobhán O'Brien",
    'Anne-Marie Núñez',
    'आशा वर्मा',
    'தமிழ் செல்வன்',
    'Meridian Recovery Limited',
  ])('accepts %s as a name', (name) => {
    expect(plainName(` ${name}\n`)).toBe(name);
  });

  it.each([
    '',
    'Your loan is cancelled',
    'FINAL NOTICE',
    'Final Notice Act Now',
    'act now',
    'Call 1930',
    'Pay Ravi@okbank',
    'Evil.Example',
    'Evil.example',
    'www Evil Example',
    'https://evil.example',
    'Pay!',
    'Ravi 98765',
    '९८७६५ ४३२१०',
    'Ⅷ Ⅸ',
    'Your-parcel-is-held Pay-at-evil-com',
    'Your-Parcel Is-Held',
    'Call Ƨƽlƨƽoƅƨlƽ',
    'Z̸̧̛a̶̢l̵g̷o̴',
    '您的帐户已被冻结请致电',
    'A'.repeat(41),
    `A${'a'.repeat(40)}`,
  ])('rejects %j as a name', (text) => {
    expect(plainName(text)).toBeUndefined();
  });
});
