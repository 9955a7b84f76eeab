import { element } from '../../../http/browser/element.ts';
import type { Switches } from '../../faults/switches.ts';
import type { Overview } from '../overview-routes.ts';
import { describeFaults } from './active-faults.ts';
import { createCommands, sendCommand } from './commands.ts';
import { prepareForm, showSwitches } from './fault-form.ts';
import { run } from './run.ts';
import { createTables } from './tables.ts';

const refreshMs = 2000;
let shown = '';

const showTables = createTables(createCommands(runAndRefresh));

prepareForm((switches) => {
  void runAndRefresh(async () => {
    showSwitches(await sendCommand<Switches>('/control/faults', switches));
    return 'Applied.';
  });
});
element('reset', HTMLButtonElement).addEventListener('click', () => {
  void runAndRefresh(async () => {
    showSwitches(await sendCommand<Switches>('/control/reset'));
    return 'Reset: every switch is off, and the account holds the seed.';
  });
});
void start();

async function start(): Promise<void> {
  const overview = await refresh();
  if (overview) {
    showSwitches(overview.switches);
    showSite(overview.siteOrigin);
  }
  setInterval(() => {
    if (!document.hidden) void refresh();
  }, refreshMs);
}

async function runAndRefresh(work: () => Promise<string>): Promise<void> {
  await run(work);
  await refresh();
}

/** Shows the current data; resolves to undefined if the sandbox does not answer. */
async function refresh(): Promise<Overview | undefined> {
  const text = await fetch('/overview').then(
    (response) => response.text(),
    () => undefined,
  );
  element('stopped', HTMLElement).hidden = text !== undefined;
  if (text === undefined) return undefined;
  const overview = JSON.parse(text) as Overview;
  if (text !== shown) {
    element('active', HTMLElement).textContent = describeFaults(overview.switches);
    showTables(overview);
    shown = text;
  }
  return overview;
}

function showSite(origin: string | null): void {
  const line = element('site', HTMLElement);
  const link = line.querySelector('a');
  if (origin === null || !link) return;
  link.href = origin;
  link.textContent = origin;
  line.hidden = false;
}
