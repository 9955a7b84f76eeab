import { noFaults, type Switches } from '../../faults/switches.ts';

/** Lists the switches that are on, with their names in the control interface. */
export function describeFaults(switches: Switches): string {
  const { api } = switches;
  const on = [
    ...(['webhooks', 'payments', 'refunds'] as const).flatMap((group) =>
      changes(group, switches[group], noFaults[group]),
    ),
    ...api.map(({ operation, answer, times }) => `api ${operation} ${answer} (${times} left)`),
  ];
  return on.length === 0
    ? 'Every switch is off: the provider does what it should.'
    : `On: ${on.join(' · ')}`;
}

function changes(group: string, values: object, usual: object): string[] {
  const usualValues = new Map<string, unknown>(Object.entries(usual));
  return Object.entries(values)
    .filter(([name, value]) => String(value) !== String(usualValues.get(name)))
    .map(([name, value]) => `${group}.${name} ${String(value).replaceAll(',', ', ')}`);
}
