import type {
  FailureDetail,
  FrameOptions,
  MessageFromFrame,
  MessageToFrame,
  SuccessResponse,
} from '../messages.ts';

/** The Standard Checkout options that the site uses. */
interface SiteOptions extends FrameOptions {
  handler?: (response: SuccessResponse) => void;
  callback_url?: string;
  redirect?: boolean;
  modal?: { ondismiss?: () => void };
}

type FailureListener = (response: { error: FailureDetail }) => void;

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('checkout.js needs a script element.');
const providerOrigin = new URL(script.src).origin;

class Razorpay {
  readonly #options: SiteOptions;
  readonly #failureListeners: FailureListener[] = [];
  #isOpen = false;
  #close: () => void = () => {};

  constructor(options: SiteOptions) {
    if (!options?.key) throw new Error('No key passed');
    this.#options = options;
  }

  on(event: string, listener: FailureListener): void {
    if (event === 'payment.failed') this.#failureListeners.push(listener);
  }

  close(): void {
    this.#close();
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    const { handler, modal, callback_url: address, redirect } = this.#options;
    const { frame, remove } = coverPage();
    const listening = new AbortController();
    const { signal } = listening;

    const close = () => {
      this.#isOpen = false;
      listening.abort();
      remove();
    };
    this.#close = () => {
      if (!this.#isOpen) return;
      close();
      modal?.ondismiss?.();
    };

    const receive = (message: MessageFromFrame) => {
      switch (message.type) {
        case 'ready':
          frame.focus();
          frame.contentWindow?.postMessage(
            { type: 'open', options: postable(this.#options) } satisfies MessageToFrame,
            providerOrigin,
          );
          return;
        case 'failed':
          for (const listener of this.#failureListeners) listener({ error: message.error });
          return;
        case 'paid':
          close();
          if (redirect && address) sendForm(address, message.response);
          else handler?.(message.response);
          return;
        case 'dismissed':
          this.#close();
      }
    };

    const onMessage = ({ origin, source, data }: MessageEvent<MessageFromFrame>): void => {
      if (origin === providerOrigin && source === frame.contentWindow) receive(data);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') this.#close();
    };
    window.addEventListener('message', onMessage, { signal });
    document.addEventListener('keydown', onKey, { signal });
  }
}

/** Leaves the page with a form, as real checkout does from a page of its own. */
function sendForm(address: string, response: SuccessResponse): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries(response)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

/** Drops the site's functions, which postMessage can't send. */
function postable(options: SiteOptions): FrameOptions {
  return JSON.parse(JSON.stringify(options)) as FrameOptions;
}

/** Covers the page with a frame. `remove` restores the page's scrolling and focus. */
function coverPage(): { frame: HTMLIFrameElement; remove: () => void } {
  const focused = document.activeElement;
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';

  const cover = document.createElement('div');
  cover.style.cssText =
    'position: fixed; inset: 0; z-index: 2147483647; background: rgb(0 0 0 / 60%)';
  const frame = document.createElement('iframe');
  frame.title = 'Razorpay checkout';
  frame.src = `${providerOrigin}/v1/checkout/public`;
  // A frame is transparent only if its colour scheme matches its document's.
  frame.style.cssText =
    'width: 100%; height: 100%; border: 0; background: transparent; color-scheme: light';
  cover.append(frame);
  document.body.append(cover);

  const remove = (): void => {
    cover.remove();
    style.overflow = overflow;
    if (focused instanceof HTMLElement) focused.focus();
  };
  return { frame, remove };
}

Object.assign(window, { Razorpay });
