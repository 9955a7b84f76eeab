import type { Prose, ProseLink } from '../../../content/text-document.ts';

export function ProseText({ text }: { text: Prose }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? part : <TextLink key={part.label} {...part} />,
  );
}

export function proseKey(text: Prose): string {
  return typeof text === 'string' ? text : JSON.stringify(text);
}

function TextLink({ label, href }: ProseLink) {
  return (
    <a href={href} className={textLink}>
      {label}
    </a>
  );
}

const textLink =
  'font-medium text-action-text underline decoration-1 underline-offset-4 hover:decoration-2';
