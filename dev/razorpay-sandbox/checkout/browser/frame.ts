import type {
  CheckoutAnswer,
  FrameOptions,
  MessageFromFrame,
  MessageToFrame,
} from '../messages.ts';
import { formatAmount } from './format-amount.ts';

type View = 'refusal' | 'methods' | 'bank';
type Values = Record<'contact' | 'method' | 'number' | 'holder' | 'vpa' | 'otp', string>;

async function openCheckout(options: FrameOptions, send: (message: MessageFromFrame) => void) {
  const { key, order_id, name, description = '', prefill = {}, theme } = options;
  const methods = find('#methods') as HTMLFormElement;
  const bank = find('#bank') as HTMLFormElement;
  let awaitedPayment = '';
  let isBusy = false;

  function show(view: View): void {
    for (const id of ['refusal', 'methods', 'bank']) find(`#${id}`).hidden = id !== view;
    find(`#${view} :is(input, button):enabled`).focus();
  }

  function record(answer: CheckoutAnswer): void {
    if (answer.type === 'otp') {
      awaitedPayment = answer.payment_id;
      bank.reset();
      show('bank');
      return;
    }
    if (answer.type === 'failed') {
      tell(answer.error.description);
      show('methods');
    }
    send(answer);
  }

  function onSubmit(form: HTMLFormElement, request: (values: Values) => [string, object]): void {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (isBusy) return;
      isBusy = true;
      tell('');
      void ask<CheckoutAnswer>(...request(Object.fromEntries(new FormData(form)) as Values))
        .then(record, showRefusal)
        .finally(() => (isBusy = false));
    });
  }

  find('#name').textContent = name;
  find('#description').textContent = description;
  document.documentElement.style.setProperty('--theme', theme?.color ?? '#3399cc');
  (find('[name="contact"]') as HTMLInputElement).value = prefill.contact ?? '';
  (find('[name="holder"]') as HTMLInputElement).value = prefill.name ?? '';
  const dismiss = (): void => send({ type: 'dismissed' });
  for (const button of document.querySelectorAll('.close')) {
    button.addEventListener('click', dismiss);
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
  methods.addEventListener('change', () => {
    const method = new FormData(methods).get('method');
    for (const id of ['card', 'upi']) {
      (find(`#${id}`) as HTMLFieldSetElement).disabled = id !== method;
    }
  });
  onSubmit(methods, (values) => {
    const { contact, method, number, holder: name, vpa } = values;
    const instrument =
      method === 'card'
        ? { method, card: { number: number.replaceAll(/\D/g, ''), name } }
        : { method, vpa };
    const body = { key_id: key, order_id, description, email: prefill.email, contact };
    return ['/v1/payments/create/ajax', { ...body, ...instrument }];
  });
  onSubmit(bank, (values) => [`/v1/payments/${awaitedPayment}/otp_submit`, { otp: values.otp }]);

  try {
    const query = new URLSearchParams({ key_id: key, order_id });
    const { amount, currency } = await ask<{ amount: number; currency: string }>(
      `/v1/preferences?${query.toString()}`,
    );
    const price = formatAmount(amount, currency);
    find('#amount').textContent = price;
    find('#pay').textContent = `Pay ${price}`;
    // UPI supports only rupees.
    find('#method').hidden = currency !== 'INR';
    show('methods');
  } catch (error) {
    showRefusal(error);
    show('refusal');
  }
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function tell(sentence: string): void {
  find('#failure').textContent = sentence;
}

function showRefusal(error: unknown): void {
  tell(error instanceof Refusal ? error.message : 'The payment service cannot be reached.');
}

/** An error response of the server, with its message. */
class Refusal extends Error {}

/** Calls the server, with POST if there is a body. Throws Refusal for an error response. */
async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, body && { method: 'POST', body: JSON.stringify(body) });
  const answer = (await response.json()) as Answer & { error: { description: string } };
  if (!response.ok) throw new Refusal(answer.error.description);
  return answer;
}

function start({ source, data, origin }: MessageEvent<MessageToFrame>): void {
  if (source !== window.parent || data.type !== 'open') return;
  window.removeEventListener('message', start);
  void openCheckout(data.options, (message) => window.parent.postMessage(message, origin));
}

window.addEventListener('message', start);
// This message contains nothing about a payment, so any page may receive it.
window.parent.postMessage({ type: 'ready' } satisfies MessageFromFrame, '*');
