/**
 * Password managers and browsers may fill a field without an event. So the field reports a value that no event has
 * reported when the visitor presses something in its form or sends the form.
 */
export function reportFilled(input: HTMLInputElement): () => void {
  const { form } = input;
  let reported = input.defaultValue;
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const report = () => {
    if (input.value !== reported) input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  input.addEventListener('input', () => (reported = input.value), options);
  for (const type of ['click', 'submit']) form?.addEventListener(type, report, options);
  return () => end.abort();
}
