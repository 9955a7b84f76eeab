import type { Ref, RefCallback } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Password managers and browsers may fill a field without an event. So the field reports a value that no event has
 * reported when the visitor presses something in its form or sends the form.
 */
export function reportFilled<F extends Field>(ref: Ref<F> | undefined): RefCallback<F> {
  return (field) => {
    if (!field) return undefined;
    const stop = watch(field);
    assign(ref, field);
    return () => {
      stop();
      assign(ref, null);
    };
  };
}

function watch(field: Field): () => void {
  let reported = field.defaultValue;
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const report = () => {
    if (field.value !== reported) field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  field.addEventListener('input', () => (reported = field.value), options);
  for (const type of ['click', 'submit']) field.form?.addEventListener(type, report, options);
  return () => end.abort();
}

function assign<F>(ref: Ref<F> | undefined, field: F | null): void {
  if (typeof ref === 'function') ref(field);
  else if (ref) ref.current = field;
}
