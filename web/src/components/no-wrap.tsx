import { Fragment } from 'react';

/** The longest word that fits on the narrowest screen, in characters. */
const maxLength = 24;

/** Renders text and keeps words with hyphens, such as `ORD-1`, on one line if they fit. */
export function NoWrap({ text }: { text: string }) {
  const parts = [...text.matchAll(/\S+|\s+/g)].map((match) => ({
    start: match.index,
    word: match[0],
  }));
  return parts.map(({ start, word }) =>
    word.includes('-') && word.length <= maxLength ? (
      <span key={start} className="inline-block">
        {word}
      </span>
    ) : (
      <Fragment key={start}>{word}</Fragment>
    ),
  );
}
