/** Runs `work` on submit, unless it is already running. The button shows that it runs. */
export function onSubmit(form: HTMLFormElement, work: () => Promise<void>): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!button) throw new Error('The form has no submit button.');
  let isBusy = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    const label = button.textContent;
    button.ariaDisabled = 'true';
    button.textContent = 'Processing…';
    void work().finally(() => {
      isBusy = false;
      button.ariaDisabled = null;
      button.textContent = label;
    });
  });
}
