/** Whether a target lies in prerendered HTML whose code does not run: it is marked by `data-dormant`. */
export function isDormant(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-dormant]') !== null;
}
