/**
 * Notices lie above a dialog and can be dismissed without closing it. What was pressed and is gone by now
 * was the button that dismissed one: nothing else outside a dialog can be pressed.
 */
export function keepOpenForNotices(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (!(target instanceof Element)) return;
  if (!target.isConnected || target.closest('[aria-live]')) event.preventDefault();
}
