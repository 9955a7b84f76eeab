import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { deep, palette } from './palette.ts';

const tokens = await readFile(
  new URL('../../../../web/src/styles/tokens.css', import.meta.url),
  'utf8',
);

it.each(Object.entries(palette))("has the site's %s", (name, { light, dark }) => {
  const token = `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
  const value = light === dark ? light : `light-dark(${light}, ${dark})`;
  expect(tokens).toContain(`${token}: ${value};`);
});

it("has the text colour of the site's dark bands", () => {
  expect(tokens).toMatch(new RegExp(`\\.deep \\{[^}]+--surface: ${deep.surface};`));
  expect(deep.ink).toBe(palette.ink.dark);
});
