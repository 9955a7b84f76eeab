import type { TextBlock, Prose } from '../../../content/text-document.ts';
import { ProseText, proseKey } from './prose-text.tsx';

export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <div className="flex flex-col gap-4 print:gap-3">
      {blocks.map((block) => (
        <Block key={blockKey(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (isProse(block)) {
    return (
      <p className={paragraph}>
        <ProseText text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-action-text">
        {block.list.map((item) => (
          <li key={proseKey(item)} className={`pl-1 ${paragraph}`}>
            <ProseText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="divide-y divide-line border-y border-line">
      {Object.entries(block.details).map(([term, text]) => (
        <div key={term} className={`grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr] ${paragraph}`}>
          <dt className="font-medium">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">
            <ProseText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isProse(block: TextBlock): block is Prose {
  return typeof block === 'string' || Array.isArray(block);
}

function blockKey(block: TextBlock): string {
  if (isProse(block)) return proseKey(block);
  return 'list' in block ? block.list.map(proseKey).join('|') : JSON.stringify(block.details);
}

const paragraph = 'print:break-inside-avoid print:orphans-3 print:widows-3';
