import { element } from '../../../http/browser/element.ts';
import {
  noteForms,
  paymentOutcomes,
  refundOutcomes,
  sequences,
  signingSecrets,
  snapshots,
  type Switches,
} from '../../faults/switches.ts';
import { eventNames } from '../../webhooks/event-names.ts';
import { listenToApiFaults, readApiFaults, showApiFaults } from './api-fault-list.ts';
import { chosen, field, fillSelects, numberIn } from './fields.ts';

const form = element('faults', HTMLFormElement);

/** Prepares the form; a submit calls `apply` with its switches. */
export function prepareForm(apply: (switches: Switches) => void): void {
  fillSelects(form);
  element('drop', HTMLElement).append(...eventNames.map(dropBox));
  listenToApiFaults();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    apply(readForm());
  });
}

export function showSwitches({ webhooks, api, payments, refunds }: Switches): void {
  const { drop, ...others } = webhooks;
  for (const [name, value] of Object.entries(others)) {
    field(form, `webhooks.${name}`).value = String(value);
  }
  for (const box of dropBoxes()) box.checked = drop.some((event) => event === box.value);
  field(form, 'payments.outcome').value = payments.outcome;
  field(form, 'payments.lateAfterMs').value = String(payments.lateAfterMs ?? '');
  field(form, 'payments.voidedAfterMs').value = String(payments.voidedAfterMs ?? '');
  field(form, 'refunds.outcome').value = refunds.outcome;
  showApiFaults(api);
}

function readForm(): Switches {
  const dropped = dropBoxes().filter(({ checked }) => checked);
  return {
    webhooks: {
      copies: numberIn(form, 'webhooks.copies') ?? 1,
      sequence: chosen(form, 'webhooks.sequence', sequences),
      batch: numberIn(form, 'webhooks.batch') ?? 2,
      delayMs: numberIn(form, 'webhooks.delayMs') ?? 0,
      drop: eventNames.filter((event) => dropped.some(({ value }) => value === event)),
      snapshot: chosen(form, 'webhooks.snapshot', snapshots),
      secret: chosen(form, 'webhooks.secret', signingSecrets),
      notes: chosen(form, 'webhooks.notes', noteForms),
    },
    api: readApiFaults(),
    payments: {
      outcome: chosen(form, 'payments.outcome', paymentOutcomes),
      lateAfterMs: numberIn(form, 'payments.lateAfterMs'),
      voidedAfterMs: numberIn(form, 'payments.voidedAfterMs'),
    },
    refunds: { outcome: chosen(form, 'refunds.outcome', refundOutcomes) },
  };
}

function dropBox(event: string): HTMLLabelElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.name = 'webhooks.drop';
  box.value = event;
  const label = document.createElement('label');
  label.append(box, ` ${event}`);
  return label;
}

function dropBoxes(): HTMLInputElement[] {
  return [...element('drop', HTMLElement).querySelectorAll('input')];
}
