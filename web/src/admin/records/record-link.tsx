import { useCallback } from 'react';
import { readNumber } from './api/read-number.ts';
import { recordOfPath } from './record-of-path.ts';
import { useRead } from '../lists/use-watched.ts';

export function RecordLink({ path }: { path: string }) {
  const { name, href } = recordOfPath(path);
  const number = useRead(useCallback(() => readNumber(path), [path]));
  const text = number.status === 'ready' ? `${name} ${number.value}`.trim() : name;
  if (href === undefined) return text;
  return (
    <a href={href} className="text-action-text underline underline-offset-4">
      {text}
    </a>
  );
}
