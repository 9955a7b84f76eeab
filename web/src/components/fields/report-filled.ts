/**
 * Password managers and browsers may fill a field without an event. So the field reports its value when the visitor
 * presses something in its form or sends the form. React ignores a report of a value that it knows.
 */
export function reportFilled(input: HTMLInputElement): () => void {
  const { form } = input;
  const report = () => input.dispatchEvent(new Event('input', { bubbles: true }));
  for (const type of ['click', 'submit']) form?.addEventListener(type, report, { capture: true });
  return () => {
    for (const type of ['click', 'submit'])
      form?.removeEventListener(type, report, { capture: true });
  };
}
