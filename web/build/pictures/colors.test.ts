import { describe, expect, it } from 'vitest';
import { colorDrawing, readDarkColors } from './colors.ts';

const colorOf = readDarkColors(`
  :root, .deep { --surface: light-dark(#ffffff, #0b1224); --on-action: #fefefe; --line: light-dark(#e1e7f0, #223150); }
  .deep { --surface: #070e20; }
  @media print { :root { --surface: #ffffff; } }
`);

describe('readDarkColors', () => {
  it('prefers the dark color, and that of dark parts', () => {
    expect(['surface', 'on-action', 'line'].map(colorOf)).toEqual([
      '#070e20',
      '#fefefe',
      '#223150',
    ]);
  });

  it('refuses a name without a color', () => {
    expect(() => colorOf('glow')).toThrow('no color "glow"');
  });
});

describe('colorDrawing', () => {
  it('turns class names into attributes', () => {
    const svg =
      '<g class=""><path class="fill-surface stroke-line/50"/><stop class="stop-line/0"/></g>';
    expect(colorDrawing(svg, colorOf)).toBe(
      '<g><path fill="#070e20" stroke="#223150" stroke-opacity="0.5"/><stop stop-color="#223150" stop-opacity="0"/></g>',
    );
  });

  it('refuses a class name that is no color', () => {
    expect(() => colorDrawing('<path class="hidden"/>', colorOf)).toThrow('class hidden');
  });
});
