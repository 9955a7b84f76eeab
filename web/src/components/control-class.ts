/** Classes shared by text inputs, text areas and selects. */
export const controlClass =
  'w-full min-h-12 rounded-base border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink transition-colors duration-150 placeholder:text-muted hover:border-action-text focus-visible:border-action-text focus-visible:outline-offset-0 disabled:border-line disabled:bg-surface-soft disabled:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger';
