/**
 * Keeps a dialog open when the visitor presses a notice. A detached target was a notice's button, because a dialog
 * blocks all other controls.
 */
export function keepOpenForNotices(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (!(target instanceof Element)) return;
  if (!target.isConnected || target.closest('[aria-live]')) event.preventDefault();
}
