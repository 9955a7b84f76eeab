import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the root element, for style rules. Instead of such rules, `:has()` on the root would take 6 ms
 * on a slow phone after each change of the page.
 */
export function useRootMark(name: `data-${string}`, isOn = true): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(name, isOn);
    return () => root.removeAttribute(name);
  }, [name, isOn]);
}
