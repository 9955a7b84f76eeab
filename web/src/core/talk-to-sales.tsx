import { paths } from '@shared/paths.ts';
import { sales } from '../content/sales.ts';
import { messageTopic } from './message-topic.ts';

/** Leads to the message form, with the products filled in. */
export function TalkToSales({ names }: { names: readonly string[] }) {
  return (
    <p className="text-sm text-muted">
      {sales.question}{' '}
      <a
        href={paths.contact}
        aria-label={`${sales.link} about ${names.join(', ')}`}
        className="text-action-text underline underline-offset-4"
        onClick={() => messageTopic.set(sales.topic(names))}
      >
        {sales.link}
      </a>
    </p>
  );
}
