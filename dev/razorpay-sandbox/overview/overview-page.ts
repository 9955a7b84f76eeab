import { html } from 'hono/html';
import { pageOf, type Html } from '../../http/pages.ts';
import type { Clock } from '../clock.ts';
import type { Account } from '../account.ts';
import { noFaults, type Switches } from '../faults/switches.ts';
import { accountTables } from './tables.ts';

/** Returns the page. `problem` is the error of a refused command. */
export function overviewPage(
  account: Account,
  { problem, clock }: { problem: string; clock: Clock | undefined },
): Html {
  return pageOf(
    'Razorpay sandbox',
    ['/plain.css', '/overview.css'],
    '',
    html`<header>
        <h1>Razorpay sandbox</h1>
        <p>This account's data, kept in memory only. <a href="/">Reload</a> to see changes.</p>
        ${problem && html`<p role="alert" class="problem">${problem}</p>`}
      </header>
      <main>
        ${clock && clockForm(clock)}
        <section id="faults">
          <h2>Faults</h2>
          ${switchForms(account.switchboard.current)}
        </section>
        ${accountTables(account)}
      </main>`,
  );
}

function clockForm(clock: Clock): Html {
  const today = clock.today();
  return html`<section id="clock">
    <h2>Clock</h2>
    <p>
      Today is ${today} for the site. A later day renews plans day by day, so that you can watch
      them. Payments and receipts have the new day. Emails are in the mailbox.
    </p>
    <form method="post" action="/forms/clock">
      <input name="day" type="date" min="${today}" value="${today}" aria-label="Day" />
      <button>Move forward</button>
    </form>
  </section>`;
}

function switchForms(switches: Switches): Html {
  const json = JSON.stringify(switches, null, 2);
  const isOff = json === JSON.stringify(noFaults, null, 2);
  return html`<p>${isOff ? 'Every switch is off, so there are no faults.' : 'Faults are on.'}</p>
    <form method="post" action="/forms/faults">
      <textarea name="switches" rows="18" aria-label="Switches" spellcheck="false">
${json}</textarea>
      <button>Change switches</button>
    </form>
    <form method="post" action="/forms/reset"><button>Reset to seed data</button></form>`;
}
