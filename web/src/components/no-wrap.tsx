import { Fragment } from 'react';

/** The longest that still fits on the narrowest screen. */
const longest = 24;

/** Text whose numbers with hyphens, like `ORD-1`, stay on one line. */
export function NoWrap({ text }: { text: string }) {
  const parts = [...text.matchAll(/\S+|\s+/g)].map((match) => ({
    start: match.index,
    word: match[0],
  }));
  return parts.map(({ start, word }) =>
    word.includes('-') && word.length <= longest ? (
      <span key={start} className="whitespace-nowrap">
        {word}
      </span>
    ) : (
      <Fragment key={start}>{word}</Fragment>
    ),
  );
}
