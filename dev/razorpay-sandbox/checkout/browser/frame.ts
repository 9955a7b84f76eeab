import { element } from '../../../http/browser/element.ts';
import type { FrameOptions, MessageFromFrame, MessageToFrame } from '../messages.ts';
import { trapFocus } from './focus-trap.ts';
import { takePayment } from './payment.ts';
import { showView, shownView, type View } from './views.ts';

const dialog = element('dialog', HTMLElement);
let isOpen = false;

window.addEventListener('message', (event: MessageEvent<MessageToFrame>) => {
  if (event.source !== window.parent || event.data.type !== 'open' || isOpen) return;
  isOpen = true;
  open(event.data.options, event.origin);
});

// Any page may receive this message, because it contains nothing about a payment.
window.parent.postMessage({ type: 'ready' } satisfies MessageFromFrame, '*');

function open(options: FrameOptions, siteOrigin: string): void {
  const send = (message: MessageFromFrame) => window.parent.postMessage(message, siteOrigin);
  let interrupted: View = 'methods';

  function leave(): void {
    const view = shownView();
    if (view === 'leaving') {
      showView(interrupted);
    } else if (options.confirmClose && (view === 'methods' || view === 'bank')) {
      interrupted = view;
      showView('leaving');
    } else {
      send({ type: 'dismissed' });
    }
  }

  function leaveByEscape(): void {
    if (options.escape) leave();
  }

  document.documentElement.style.setProperty('--theme', options.color);
  trapFocus(dialog);
  dialog.ariaLabel = `Pay ${options.name}`;
  element('merchant', HTMLElement).textContent = options.name;
  element('description', HTMLElement).textContent = options.description;

  element('close', HTMLButtonElement).addEventListener('click', leave);
  element('stay', HTMLButtonElement).addEventListener('click', leave);
  for (const id of ['leave', 'leave-refused']) {
    element(id, HTMLButtonElement).addEventListener('click', () => send({ type: 'dismissed' }));
  }
  document.body.addEventListener('click', ({ target }) => {
    if (options.backdropClose && target === document.body) leave();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leaveByEscape();
  });
  window.addEventListener('message', (event: MessageEvent<MessageToFrame>) => {
    if (event.source === window.parent && event.data.type === 'escape') leaveByEscape();
  });

  void takePayment(options, send);
}
