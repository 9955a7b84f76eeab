import { html, raw } from 'hono/html';
import type { Html } from '../../http/pages.ts';
import {
  apiFaultTable,
  noFaults,
  switchRows,
  valuesOf,
  type ApiFault,
  type Groups,
  type SwitchRow,
  type Switches,
} from '../faults/switches.ts';

type Rows = Record<string, SwitchRow>;
type Value = SwitchRow['usual'] | undefined;
type Values = Record<string, Value>;

/** A form with a field for each switch. It marks those that are on. Its last call adds a fault of the API. */
export function faultForm(switches: Switches): Html {
  const calls: (Partial<ApiFault> | undefined)[] = [...switches.api, undefined];
  const isOff = JSON.stringify(switches) === JSON.stringify(noFaults);
  return html`<p>
      ${isOff ? 'Every switch is off: the provider does what it should.' : 'Faults are on.'}
    </p>
    <details ${!isOff && 'open'}>
      <summary>Change the switches</summary>
      <form method="post" action="/forms/faults">
        ${Object.entries(switchRows).map(([group, rows]) =>
          fieldset(group, fieldsOf(rows, group, switches[group as keyof Groups])),
        )}
        ${calls.map((fault, place) => fieldset(`call ${place + 1} of the API`, faultFields(fault)))}
        <button>Apply</button>
      </form>
      <form method="post" action="/forms/reset"><button>Reset to the seed</button></form>
    </details>`;
}

/** Turns the form's fields into a request that changes switches. An empty number is null. */
export function readFaultForm(form: FormData): object {
  const groups = Object.entries(switchRows).map(([group, rows]) => [
    group,
    readFields(rows, (name) => form.getAll(`${group}.${name}`)),
  ]);
  const api = form
    .getAll('api.operation')
    .map((_, place) =>
      readFields(apiFaultTable, (name) => form.getAll(`api.${name}`).slice(place, place + 1)),
    )
    .filter(({ operation }) => operation !== undefined)
    .map(({ times, ms, ...fault }) => ({ ...fault, times: times ?? 'all', ms: ms ?? undefined }));
  return { ...Object.fromEntries(groups), api };
}

function readFields(rows: Rows, textsOf: (name: string) => unknown[]): Values {
  const entries = Object.entries(rows).map(([name, row]) => {
    const texts = textsOf(name).map(String);
    const [text] = texts;
    if ('items' in row) return [name, texts];
    if ('options' in row) return [name, valuesOf(row).find((value) => String(value) === text)];
    return [name, text ? Number(text) : null];
  });
  return Object.fromEntries(entries) as Values;
}

function faultFields(fault: Partial<ApiFault> = { times: 1 }): Html[] {
  const { operation } = apiFaultTable;
  const rows = {
    ...apiFaultTable,
    operation: { ...operation, options: { '': 'none', ...operation.options } },
  };
  return fieldsOf(rows, 'api', { ...fault, times: fault.times === 'all' ? null : fault.times });
}

function fieldsOf(rows: Rows, prefix: string, values: Values): Html[] {
  return Object.entries(rows).map(([name, row]) => {
    const value = values[name];
    const isOn = prefix !== 'api' && String(value) !== String(row.usual);
    return html`<label>
      ${isOn && html`<strong>On:</strong>`} ${row.label} ${control(`${prefix}.${name}`, row, value)}
    </label>`;
  });
}

function control(name: string, row: SwitchRow, value: Value): Html {
  if ('min' in row) {
    const limits = raw(`min="${row.min}" max="${row.max}" ${row.usual === null ? '' : 'required'}`);
    return html`<input type="number" name="${name}" value="${String(value ?? '')}" ${limits} />`;
  }
  const chosen = new Set([value].flat().map(String));
  const options =
    'items' in row ? row.items.map((item) => [item, item]) : Object.entries(row.options);
  const shown = options.map(
    ([option = '', label]) =>
      html`<option value="${option}" ${chosen.has(option) && 'selected'}>${label}</option>`,
  );
  return html`<select name="${name}" ${'items' in row && 'multiple'}>
    ${shown}
  </select>`;
}

function fieldset(legend: string, fields: Html[]): Html {
  return html`<fieldset>
    <legend>${legend.replace(/^./, (letter) => letter.toUpperCase())}</legend>
    ${fields}
  </fieldset>`;
}
