import { useEffect, useRef, useState } from 'react';

/** Longer than the pauses between quick steps. */
const quietMs = 700;

/** Tells screen readers a text that has changed, once it stays the same. So quick steps are announced once. */
export function AnnounceChanges({ text }: { text: string }) {
  const first = useRef(text);
  const [announced, announce] = useState('');
  useEffect(() => {
    if (announced === '' && text === first.current) return undefined;
    const timer = setTimeout(announce, quietMs, text);
    return () => clearTimeout(timer);
  }, [text, announced]);
  return <output className="sr-only">{announced}</output>;
}
