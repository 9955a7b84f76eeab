import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';

interface LineListProps {
  legend: string;
  hint?: string;
  /** Names a line in its buttons, such as `item`. */
  noun: string;
  lines: readonly { id: string }[];
  most: number;
  /** The grid columns of a line. The last one has the button that removes it. */
  columns: string;
  /** An error of the list as a whole, such as its total. */
  problem: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** Returns the fields of a line. */
  children: (index: number) => ReactNode;
}

/** The lines of an invoice, of which there is at least one. */
export function LineList(props: LineListProps) {
  const { legend, hint, noun, lines, most, columns, problem, onAdd, onRemove, children } = props;
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-3 text-lg font-semibold">{legend}</legend>
      {hint !== undefined && <p className="mb-4 text-muted">{hint}</p>}
      <ol className="flex flex-col gap-5">
        {lines.map(({ id }, index) => (
          <li
            key={id}
            className={`grid items-start gap-3 border-b border-line pb-5 md:border-0 md:pb-0 ${columns}`}
          >
            {children(index)}
            <IconButton
              icon={Trash2}
              label={`Remove ${noun} ${index + 1}`}
              className="mt-6.5"
              disabled={lines.length === 1}
              onClick={() => onRemove(index)}
            />
          </li>
        ))}
      </ol>
      {problem !== undefined && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {problem}
        </p>
      )}
      <Button variant="quiet" className="mt-4" disabled={lines.length >= most} onClick={onAdd}>
        {`Add ${noun}`}
      </Button>
    </fieldset>
  );
}
