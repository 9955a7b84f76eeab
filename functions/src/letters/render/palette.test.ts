import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { deep, palette, type Colour } from './palette.ts';

const tokens = await readFile(
  new URL('../../../../web/src/styles/tokens.css', import.meta.url),
  'utf8',
);
const schemes = ['light', 'dark'] as const;
const texts = ['ink', 'muted', 'actionText', 'success', 'warning', 'danger'] as const;

it.each(Object.entries(palette))("has the site's %s", (name, { light, dark }) => {
  const token = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const value = light === dark ? light : `light-dark(${light}, ${dark})`;
  expect(tokens).toContain(`${token}: ${value};`);
});

it("has the ink of the site's deep bands", () => {
  expect(tokens).toMatch(new RegExp(`\\.deep \\{[^}]+--surface: ${deep.surface};`));
  expect(deep.ink).toBe(palette.ink.dark);
});

describe.each(schemes)('in the %s scheme', (scheme) => {
  it.each(texts)('%s stands out from both surfaces', (text) => {
    for (const surface of ['surfaceRaised', 'surfaceSoft'] as const) {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('the label of a button is readable', () => {
    expect(contrast('onAction', 'action')).toBeGreaterThanOrEqual(4.5);
  });

  function contrast(one: Colour, other: Colour): number {
    const [brighter = 0, darker = 0] = [one, other]
      .map((colour) => luminance(palette[colour][scheme]))
      .toSorted((a, b) => b - a);
    return (brighter + 0.05) / (darker + 0.05);
  }
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
