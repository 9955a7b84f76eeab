import type { MessageFromFrame, MessageToFrame } from '../messages.ts';
import { openOverlay } from './overlay.ts';
import { frameOptions, type FailureListener, type SiteOptions } from './site-options.ts';

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement)) throw new Error('checkout.js needs a script element.');
const providerOrigin = new URL(script.src).origin;

const defaultBackdrop = 'rgb(0 0 0 / 60%)';

class Razorpay {
  readonly #options: SiteOptions;
  readonly #failureListeners: FailureListener[] = [];
  #isOpen = false;

  constructor(options: SiteOptions) {
    if (!options?.key) throw new Error('No key passed');
    this.#options = options;
  }

  on(event: string, listener: FailureListener): void {
    if (event === 'payment.failed') this.#failureListeners.push(listener);
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    const { handler, modal, retry, theme } = this.#options;
    const { frame, remove } = openOverlay(
      `${providerOrigin}/v1/checkout/public`,
      theme?.backdrop_color ?? defaultBackdrop,
    );
    const stop = new AbortController();

    const close = () => {
      this.#isOpen = false;
      stop.abort();
      remove();
    };

    const dismiss = () => {
      close();
      modal?.ondismiss?.();
    };

    const send = (message: MessageToFrame) => {
      frame.contentWindow?.postMessage(message, providerOrigin);
    };

    const receive = (message: MessageFromFrame) => {
      switch (message.type) {
        case 'ready':
          frame.focus();
          send({ type: 'open', options: frameOptions(this.#options) });
          return;
        case 'failed':
          for (const listener of this.#failureListeners) listener({ error: message.error });
          if (retry?.enabled === false) dismiss();
          return;
        case 'paid':
          close();
          handler?.(message.response);
          return;
        case 'dismissed':
          dismiss();
      }
    };

    window.addEventListener(
      'message',
      (event: MessageEvent<MessageFromFrame>) => {
        const isOurs = event.origin === providerOrigin && event.source === frame.contentWindow;
        if (isOurs) receive(event.data);
      },
      { signal: stop.signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') send({ type: 'escape' });
      },
      { signal: stop.signal },
    );
  }
}

Object.assign(window, { Razorpay });
