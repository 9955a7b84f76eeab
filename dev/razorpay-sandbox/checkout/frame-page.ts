import { html, raw } from 'hono/html';
import { pageOf, type Html } from '../../http/pages.ts';

/** The page that checkout.js opens in a frame. */
export const framePage: Html = pageOf(
  'Razorpay checkout (sandbox)',
  ['/plain.css', '/v1/checkout/frame.css'],
  html`<script defer src="/v1/checkout/frame.js"></script>`,
  html`<main>
    <header>
      <button type="button" class="close" aria-label="Close checkout">×</button>
      <h1 id="name"></h1>
      <p id="description"></p>
      <p id="amount"></p>
    </header>
    <p>Sandbox. No real money moves.</p>
    <p id="failure" role="alert"></p>
    <section id="refusal" hidden>
      <button type="button" class="close">Back to the shop</button>
    </section>
    <form id="methods" hidden>
      ${field('contact', 'Phone number', 'type="tel" pattern="[+\\d][\\d \\(\\)\\-]{6,}"')}
      <div id="method">
        <label><input type="radio" name="method" value="card" checked /> Card</label>
        <label><input type="radio" name="method" value="upi" /> UPI</label>
      </div>
      <fieldset id="card">
        ${field('number', 'Card number', 'inputmode="numeric" pattern="[\\d ]{12,23}" placeholder="4100 2800 0000 1007"')}
        ${field('expiry', 'Expiry', 'pattern="(0[1-9]|1[0-2]) ?/? ?(20)?\\d\\d" placeholder="MM / YY"')}
        ${field('cvv', 'CVV', 'inputmode="numeric" pattern="\\d{3,4}" placeholder="123"')}
        ${field('holder', 'Name on card', '')}
      </fieldset>
      <fieldset id="upi" disabled>
        ${field('vpa', 'UPI ID', 'placeholder="success@razorpay" aria-describedby="vpa-hint"')}
        <p id="vpa-hint">success@razorpay pays and failure@razorpay declines.</p>
      </fieldset>
      <button id="pay"></button>
    </form>
    <form id="bank" hidden>
      <h2>Mock bank</h2>
      <p id="otp-hint">An OTP of 4 to 10 digits approves the payment. A shorter one declines it.</p>
      ${field('otp', 'OTP', 'inputmode="numeric" pattern="\\d{1,10}" autocomplete="off" aria-describedby="otp-hint"')}
      <button>Submit</button>
    </form>
  </main>`,
);

function field(name: string, label: string, attributes: string): Html {
  return html`<label>${label} <input name="${name}" required ${raw(attributes)} /></label>`;
}
