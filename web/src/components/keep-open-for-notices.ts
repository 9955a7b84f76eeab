/** Notices lie above a dialog and can be dismissed without closing it. */
export function keepOpenForNotices(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[aria-live]')) event.preventDefault();
}
