import { useLayoutEffect, type CSSProperties, type RefObject } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

const airPx = 24;

/** The height that notices take: at the upper edge of a phone, else (and in the profile) at the lower edge. */
const room = createStore(0);

/** Returns the style with which a dialog keeps clear of notices. On the root, it would restyle the whole page. */
export function useNoticesRoom(): CSSProperties {
  return { '--notices-room': `${useStore(room)}px` } as CSSProperties;
}

/** Keeps a list of notices from covering dialogs, and the elements that the page scrolls to. */
export function useKeepClear(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      room.set(element.offsetHeight + airPx);
      const { top, bottom } = element.getBoundingClientRect();
      const below = innerHeight - bottom;
      style.scrollPaddingTop = top < below ? `${bottom + airPx}px` : '';
      style.scrollPaddingBottom = top < below ? '' : `${innerHeight - top + airPx}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      room.set(0);
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
    };
  }, [list, isShown]);
}
