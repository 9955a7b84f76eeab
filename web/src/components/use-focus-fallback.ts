import { useLayoutEffect, type RefObject } from 'react';

/** Moves the focus to `fallback` when the focused control becomes disabled or unmounts. */
export function useFocusFallback(
  control: RefObject<HTMLButtonElement | null>,
  fallback: RefObject<HTMLElement | null>,
  isDisabled: boolean,
): void {
  useLayoutEffect(() => {
    const { current } = control;
    const target = fallback.current;
    const rescue = () => {
      if (current && document.activeElement === current) target?.focus({ preventScroll: true });
    };
    if (isDisabled) rescue();
    return rescue;
  }, [control, fallback, isDisabled]);
}
