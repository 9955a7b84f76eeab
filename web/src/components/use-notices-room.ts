import { useLayoutEffect, type RefObject } from 'react';

const airPx = 24;

/** Sets `--notices-room` to the height that the list takes at the lower edge of the window. */
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
