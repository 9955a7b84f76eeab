import { useLayoutEffect, type RefObject } from 'react';

/** The air below the list and above it. */
const airPx = 24;

/** Makes known, as `--notices-room`, how much of the window's lower edge the list takes. */
export function useNoticesRoom(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--notices-room', `${element.offsetHeight + airPx}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices-room');
    };
  }, [list, isShown]);
}
