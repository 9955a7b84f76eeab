import { products } from '@shared/catalogue/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { payableTopicHref, productsTopicHref, topicMessage } from './message-topic.ts';

const [first, second] = products.slice(0, 2);

describe('the topic of a message', () => {
  it('is part of the address', () => {
    const href = productsTopicHref(products.slice(0, 2));
    expect(href).toBe(`/contact?about=${first?.id}&about=${second?.id}`);
    expect(topicMessage(new URL(href, 'https://example.com').search)).toBe(
      `I'd like more users or a yearly plan for ${first?.name} and ${second?.name}.`,
    );
  });

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
