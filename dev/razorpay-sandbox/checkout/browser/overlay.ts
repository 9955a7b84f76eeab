interface Overlay {
  frame: HTMLIFrameElement;
  /** Removes the overlay, and restores the page's scrolling and focus. */
  remove: () => void;
}

/** Covers the page with a frame. */
export function openOverlay(source: string, backdropColor: string): Overlay {
  const focused = document.activeElement;
  const root = document.documentElement;
  const overflow = root.style.overflow;
  root.style.overflow = 'hidden';

  const cover = document.createElement('div');
  Object.assign(cover.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    background: backdropColor,
  });
  const frame = document.createElement('iframe');
  frame.title = 'Razorpay checkout';
  frame.src = source;
  // A frame is transparent only if its colour scheme equals its document's.
  Object.assign(frame.style, {
    width: '100%',
    height: '100%',
    border: '0',
    background: 'transparent',
    colorScheme: 'light',
  });
  cover.append(frame);
  document.body.append(cover);

  return {
    frame,
    remove() {
      cover.remove();
      root.style.overflow = overflow;
      if (focused instanceof HTMLElement) focused.focus();
    },
  };
}
