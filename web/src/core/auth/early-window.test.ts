import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openEarlyWindow } from './early-window.ts';

let opened: ReturnType<typeof aWindow>[];
let browserOpen: typeof globalThis.open;
beforeEach(() => {
  opened = [];
  browserOpen = vi.fn<typeof globalThis.open>(() => {
    const next = aWindow();
    opened.push(next);
    return next as unknown as Window;
  });
  vi.stubGlobal('open', browserOpen);
});

describe('openEarlyWindow', () => {
  it('opens a window at once and hands it to the next caller', () => {
    openEarlyWindow('Opening Google...');
    expect(opened).toMatchObject([{ document: { body: { textContent: 'Opening Google...' } } }]);
    expect(globalThis.open('https://site.example/handler', 'name')).toBe(opened[0]);
    expect(opened[0]?.location.replace).toHaveBeenCalledExactlyOnceWith(
      'https://site.example/handler',
    );
    expect(globalThis.open).toBe(browserOpen);
  });

  it('keeps a used window open, and closes an unused one at the end', () => {
    const endUsed = openEarlyWindow('Opening Google...');
    globalThis.open('https://site.example/handler');
    endUsed();
    const endUnused = openEarlyWindow('Opening Google...');
    endUnused();
    expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([0, 1]);
    expect(globalThis.open).toBe(browserOpen);
  });

  it('closes the unused window of an earlier press', () => {
    const end = openEarlyWindow('Opening Google...');
    openEarlyWindow('Opening Google...');
    end();
    expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
    expect(globalThis.open('https://site.example/handler')).toBe(opened[1]);
    // If the customer has closed the early window, the browser opens another one.
    openEarlyWindow('Opening Google...');
    Object.assign(opened[2] ?? {}, { closed: true });
    expect(globalThis.open('https://site.example/handler')).toBe(opened[3]);
  });

  it('does nothing if the browser blocks the window', () => {
    const blocks = vi.fn<() => null>(() => null);
    vi.stubGlobal('open', blocks);
    openEarlyWindow('Opening Google...')();
    expect(globalThis.open).toBe(blocks);
  });
});

function aWindow() {
  return {
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn<(url: string) => void>() },
    close: vi.fn<() => void>(),
  };
}
