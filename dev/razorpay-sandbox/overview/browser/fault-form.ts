import { element } from '../../../http/browser/element.ts';
import type { Switches } from '../../faults/switches.ts';
import { eventNames } from '../../webhooks/event-names.ts';
import { listenToApiFaults, readApiFaults, showApiFaults } from './api-fault-list.ts';
import { addFields, readFields, showFields } from './fields.ts';
import { paymentFields, refundFields, webhookFields } from './switch-fields.ts';

const webhooks = element('webhook-fields', HTMLElement);
const payments = element('payment-fields', HTMLElement);
const refunds = element('refund-fields', HTMLElement);

/** Prepares the form; a submit calls `apply` with its switches. */
export function prepareForm(apply: (switches: Switches) => void): void {
  addFields(webhooks, webhookFields);
  addFields(payments, paymentFields);
  addFields(refunds, refundFields);
  element('drop', HTMLElement).append(...eventNames.map(createDropBox));
  listenToApiFaults();
  element('faults', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    apply(readForm());
  });
}

export function showSwitches(switches: Switches): void {
  const { drop, ...others } = switches.webhooks;
  showFields(webhooks, others);
  for (const box of dropBoxes()) box.checked = drop.some((event) => event === box.value);
  showFields(payments, switches.payments);
  showFields(refunds, switches.refunds);
  showApiFaults(switches.api);
}

function readForm(): Switches {
  const dropped = dropBoxes().filter(({ checked }) => checked);
  const drop = eventNames.filter((event) => dropped.some(({ value }) => value === event));
  return {
    webhooks: { ...readFields(webhooks, webhookFields), drop },
    api: readApiFaults(),
    payments: readFields(payments, paymentFields),
    refunds: readFields(refunds, refundFields),
  };
}

function createDropBox(event: string): HTMLLabelElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.value = event;
  const label = document.createElement('label');
  label.append(box, ` ${event}`);
  return label;
}

function dropBoxes(): HTMLInputElement[] {
  return [...element('drop', HTMLElement).querySelectorAll('input')];
}
