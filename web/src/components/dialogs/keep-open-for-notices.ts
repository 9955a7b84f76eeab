/** A target that has left the document was a notice's button: nothing else outside a dialog can be pressed. */
export function keepOpenForNotices(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (!(target instanceof Element)) return;
  if (!target.isConnected || target.closest('[aria-live]')) event.preventDefault();
}
