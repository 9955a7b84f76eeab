import { describe, expect, it } from 'vitest';
import { greeting, harmlessLine } from './typed-text.ts';

describe('greeting', () => {
  it.each([
    'Asha Verma',
    "Siobhán O'Brien-Núñez",
    'आशा वर्मा',
    '王小明',
    'Tata & Sons',
    '3M (India)',
  ])('greets %s by name, but not at an address that may be another’s', (name) => {
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
  ])('greets nobody by the name %j', (name) => {
    expect(greeting({ name, isVerified: true })).toBe('Hello,');
  });
});

describe('harmlessLine', () => {
  it.each([
    ['INV-2026/041', 'INV-2026/041'],
    ['No. 7\r\nBcc: all', 'No. 7 Bcc: all'],
    ['x'.repeat(30), `${'x'.repeat(19)}…`],
  ])('writes %j as %j', (typed, line) => {
    expect(harmlessLine(typed, 20)).toBe(line);
  });

  it.each(['', ' \n', 'pay at evil.example', 'https://e', 'a@b'])('leaves %j out', (typed) => {
    expect(harmlessLine(typed, 20)).toBeUndefined();
  });
});
