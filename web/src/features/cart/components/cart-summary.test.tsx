import { serverErrors } from '@shared/server-errors.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { aCartItem } from '../../../../../tests/support/documents.ts';
import { CartSummary } from './cart-summary.tsx';

const { message } = serverErrors['staff-cannot-pay'];
const sentence = message.replace("'", '&#x27;');

function render(refusal?: { tone: 'info'; text: string }): string {
  return renderToStaticMarkup(
    <CartSummary
      items={[{ ...aCartItem('eurodebt-navigator'), id: 'eurodebt-navigator' }]}
      isPaying={false}
      canPay
      message={undefined}
      refusal={refusal}
      onPay={() => undefined}
    />,
  );
}

it('has a button for a customer', () => {
  expect(render()).toMatch(/<button.*Proceed to Pay/);
  expect(render()).not.toContain(sentence);
});

it('says why in the place of the button where the account cannot pay', () => {
  const summary = render({ tone: 'info', text: message });
  expect(summary).toContain(sentence);
  expect(summary).not.toContain('<button');
});
