import { render, useEffect, useState } from 'hono/jsx/dom';
import { noFaults, type Groups, type Switches } from '../../faults/switches.ts';
import type { Overview } from '../overview-routes.ts';
import { FaultForm } from './fault-form.tsx';
import { Refusal, sendCommand, type Run } from './commands.ts';
import { Tables } from './tables.tsx';

const refreshMs = 2000;
/** A success message covers a part of the page, so it disappears after this time. */
const successMs = 8000;
const noNews = { status: '', problem: '' };

let isBusy = false;
let shown = '';

function Page() {
  const [overview, setOverview] = useState<Overview>();
  /** The switches when the page was opened or changed them last. */
  const [applied, setApplied] = useState(noFaults);
  const [hasStopped, setHasStopped] = useState(false);
  const [news, setNews] = useState(noNews);

  /** Shows the current data; resolves to undefined if the sandbox does not answer. */
  async function refresh(): Promise<Overview | undefined> {
    const text = await fetch('/overview').then(
      (response) => response.text(),
      () => undefined,
    );
    setHasStopped(text === undefined);
    if (text === undefined) return undefined;
    const current = JSON.parse(text) as Overview;
    if (text !== shown) setOverview(current);
    shown = text;
    return current;
  }

  const run: Run = async (work) => {
    if (isBusy) return;
    isBusy = true;
    setNews({ ...noNews, status: 'Working…' });
    setNews(await newsOf(work));
    isBusy = false;
    await refresh();
  };

  const change = (path: string, sentence: string, switches = {}): void =>
    void run(async () => {
      setApplied(await sendCommand<Switches>(path, switches));
      return sentence;
    });

  useEffect(() => {
    void refresh().then((current) => current && setApplied(current.switches));
    setInterval(() => {
      if (!document.hidden) void refresh();
    }, refreshMs);
  }, []);
  useEffect(() => {
    if (news.status === '') return;
    const clearing = setTimeout(() => setNews(noNews), successMs);
    return () => clearTimeout(clearing);
  }, [news]);

  return (
    <>
      <header>
        <h1>Razorpay sandbox</h1>
        <p>The data of this account, in memory only. The page updates itself.</p>
        {overview?.siteOrigin && (
          <p>
            Site: <a href={overview.siteOrigin}>{overview.siteOrigin}</a>
          </p>
        )}
        <p role="alert" class="problem" hidden={!hasStopped}>
          {hasStopped && 'The sandbox does not answer any more.'}
        </p>
      </header>
      <main>
        <section aria-labelledby="faults-title">
          <h2 id="faults-title">Faults</h2>
          <p id="active">{overview && describeFaults(overview.switches)}</p>
          <FaultForm
            applied={applied}
            apply={(switches) => change('/control/faults', 'Applied.', switches)}
            reset={() =>
              change(
                '/control/reset',
                'Reset: every switch is off, and the account holds the seed.',
              )
            }
          />
        </section>
        {overview && <Tables overview={overview} run={run} />}
      </main>
      <div id="news">
        <output>{news.status}</output>
        <p role="alert" class="problem">
          {news.problem}
        </p>
      </div>
    </>
  );
}

async function newsOf(work: () => Promise<string>): Promise<typeof noNews> {
  try {
    return { ...noNews, status: await work() };
  } catch (error) {
    const isRefusal = error instanceof Refusal;
    const problem = isRefusal ? error.message : 'The sandbox cannot be reached. Is it running?';
    return { ...noNews, problem };
  }
}

/** Lists the switches that are on, with their names in the control interface. */
function describeFaults({ api, ...groups }: Switches): string {
  const on = [
    ...Object.entries<object>(groups).flatMap(([group, values]) => {
      const usual = new Map<string, unknown>(Object.entries(noFaults[group as keyof Groups]));
      return Object.entries(values)
        .filter(([name, value]) => String(value) !== String(usual.get(name)))
        .map(([name, value]) => `${group}.${name} ${String(value).replaceAll(',', ', ')}`);
    }),
    ...api.map(({ operation, answer, times }) => `api ${operation} ${answer} (${times} left)`),
  ];
  return on.length === 0
    ? 'Every switch is off: the provider does what it should.'
    : `On: ${on.join(' · ')}`;
}

render(<Page />, document.body);
