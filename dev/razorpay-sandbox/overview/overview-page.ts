import { html } from 'hono/html';
import { pageOf, type Html } from '../../http/pages.ts';
import type { Account } from '../account.ts';
import { faultForm } from './fault-form.ts';
import { accountTables } from './tables.ts';

/** The page with all that the account holds. The problem is that of a refused command. */
export function overviewPage(
  account: Account,
  siteOrigin: string | undefined,
  problem: string,
): Html {
  const site = siteOrigin && html`Site: <a href="${siteOrigin}">${siteOrigin}</a>.`;
  return pageOf(
    'Razorpay sandbox',
    ['/plain.css', '/overview.css'],
    '',
    html`<header>
        <h1>Razorpay sandbox</h1>
        <p>
          The data of this account, in memory only. <a href="/">Reload</a> to see changes. ${site}
        </p>
        ${problem && html`<p role="alert" class="problem">${problem}</p>`}
      </header>
      <main>
        <section id="faults">
          <h2>Faults</h2>
          ${faultForm(account.switchboard.current)}
        </section>
        ${accountTables(account)}
      </main>`,
  );
}
