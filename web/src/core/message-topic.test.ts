import { products } from '@shared/catalogue/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/documents.ts';
import { payableTopicHref, productsTopicHref, topicMessage } from './message-topic.ts';

const [first, second] = products.slice(0, 2);

describe('the topic of a message', () => {
  it('is part of the address', () => {
    const href = productsTopicHref(products.slice(0, 2));
    expect(href).toBe(`/contact?about=${first?.id}&about=${second?.id}`);
    expect(topicMessage(new URL(href, 'https://example.com').search)).toBe(
      `I'd like a quote for ${first?.name} and ${second?.name}.`,
    );
  });

  it.each([
    ['apac-debt-grid', { seats: 12, term: 'year' }, '.12.year', ' (12 users for 1 year)'],
    ['apac-debt-grid', { seats: 1, term: 'month' }, '.1.month', ' (1 user for 1 month)'],
    ['global-debt-command-center', { seats: 0, term: 'year' }, '.0.year', ' (1 year)'],
  ] as const)('includes the users and the term of %s: %j', (id, quantity, suffix, text) => {
    const { name } = aProduct(id);
    const href = productsTopicHref([{ id, ...quantity }]);
    expect(href).toBe(`/contact?about=${id}${suffix}`);
    const { search } = new URL(href, 'https://example.com');
    expect(topicMessage(search)).toBe(`I'd like a quote for ${name}${text}.`);
  });

  it.each(['.501.year', '.-1.year', '.1.5.year', '.2.week', '.Send money.year', '.', '..year'])(
    'leaves out an invalid quantity: %s',
    (suffix) => {
      expect(topicMessage(`?about=apac-debt-grid${encodeURIComponent(suffix)}`)).toBe(
        "I'd like a quote for APAC Debt Grid.",
      );
    },
  );

  it.each([
    ['product_order', 'ORD-1795493373706', 'About order ORD-1795493373706: '],
    ['invoice', 'INV/26-27 #7', 'About invoice INV/26-27 #7: '],
    ['invoice', 'Pay\nme at once!', ''],
  ] as const)('is the number of an %s, if it is plain: %j', (type, number, message) => {
    const { search } = new URL(payableTopicHref({ type, number }), 'https://example.com');
    expect(topicMessage(search)).toBe(message);
  });

  it.each(['', '?region=europe', '?about=', '?about=Send%20money', '?about=__proto__'])(
    'is empty at %j',
    (search) => {
      expect(topicMessage(search)).toBe('');
    },
  );

  it('includes each product once', () => {
    const search = `?about=${first?.id}&about=none&about=${first?.id}`;
    expect(topicMessage(search)).toBe(topicMessage(`?about=${first?.id}`));
  });
});
