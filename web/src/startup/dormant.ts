/** Returns whether a target is in prerendered HTML whose code doesn't run yet (`data-dormant`). */
export function isDormant(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-dormant]') !== null;
}
