import { plainLine } from '@shared/values/plain-text.ts';
import { Command, useCommandState } from 'cmdk';
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { controlClass } from '../../components/fields/control-class.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { nextPaint } from '../../lib/next-paint.ts';
import { useIsAdmin } from '../staff/staff-context.ts';
import { entriesOf, type Entry } from './search-entries.ts';
import { useFound, type SearchResult } from './use-found.ts';

interface SearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function SearchDialog({ isOpen, onOpenChange }: SearchDialogProps) {
  const chosen = useRef<() => void>(undefined);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      onClosed={() => {
        chosen.current?.();
        chosen.current = undefined;
      }}
      title="Search"
      description="Search by customer name or email, product, invoice, order or receipt number, payment or plan ID, page or command."
    >
      <Search
        onChoose={(run) => {
          chosen.current ??= run;
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

/** `run` is called after the dialog has closed. */
type OnChoose = (run: () => void) => void;

function Search({ onChoose }: { onChoose: OnChoose }) {
  const [text, setText] = useState('');
  const [sought, setSought] = useState('');
  const [entered, setEntered] = useState<string>();
  function change(value: string) {
    setText(value);
    setEntered(undefined);
    // Rendering the list first would delay the letter.
    void nextPaint().then(() => setSought(plainLine(value)));
  }
  // cmdk ignores Enter until the entry has been painted.
  function enter(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key !== 'Enter' || endsComposition(event)) return;
    event.preventDefault();
    const line = plainLine(text);
    const option = line === sought ? selectedOption(event.currentTarget) : undefined;
    if (option) option.click();
    else setEntered(line);
  }
  return (
    <Command shouldFilter={false} label="Search" onKeyDown={enter}>
      {/* cmdk selects the first entry when `value` changes, so `value` changes together with the list. */}
      <Command.Input
        asChild
        value={sought}
        onValueChange={change}
        placeholder="customer@example.com, INV/26-27/000001, pay_…"
        className={controlClass}
      >
        <input value={text} />
      </Command.Input>
      <Results sought={sought} entered={entered} onChoose={onChoose} />
      <ActiveOption />
    </Command>
  );
}

/** Safari reports the end of a composition before this key, and marks the key with 229 only. */
function endsComposition({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}

interface ResultsProps {
  sought: string;
  /** The text for which Enter was pressed before it had an entry. The list chooses its first entry at once. */
  entered: string | undefined;
  onChoose: OnChoose;
}

/** Renders again only when `sought` or `entered` changes or the search answers. */
const Results = memo(function Results({ sought, entered, onChoose }: ResultsProps) {
  const found = useFound(sought);
  const isAdmin = useIsAdmin();
  const entries = entriesOf(sought, found?.records ?? [], isAdmin);
  useEffect(() => {
    const [first] = entries;
    if (first && entered === sought) onChoose(first.run);
  });
  return (
    <Command.List className="mt-3 max-h-80 overflow-y-auto">
      {entries.length === 0 && (
        <output className="block px-3 py-4 text-muted">{stateOf(found)}</output>
      )}
      {entries.map((entry) => (
        <Option key={entry.id} entry={entry} onSelect={() => onChoose(entry.run)} />
      ))}
    </Command.List>
  );
});

/** Names the selected option to screen readers. With Preact, cmdk looks for it before it is marked. */
function ActiveOption() {
  useCommandState(({ value, selectedItemId }) => `${value} ${selectedItemId}`);
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const command = element.current?.parentElement;
    const id = command && selectedOption(command)?.id;
    if (id) command.querySelector('input')?.setAttribute('aria-activedescendant', id);
  });
  return <span ref={element} hidden />;
}

/** Returns the first option until cmdk has selected one. */
function selectedOption(command: HTMLElement): HTMLElement | null {
  return (
    command.querySelector<HTMLElement>('[aria-selected="true"]') ??
    command.querySelector<HTMLElement>('[role="option"]')
  );
}

function stateOf(found: SearchResult | undefined): string {
  if (!found) return 'Searching...';
  return found.hasFailed ? 'Search failed. Please try again.' : 'No results.';
}

function Option({ entry, onSelect }: { entry: Entry; onSelect: () => void }) {
  return (
    <Command.Item
      value={entry.id}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-6 rounded-base px-3 py-2 data-[selected=true]:bg-action-soft data-[selected=true]:text-action-text"
    >
      <span className="min-w-0 wrap-anywhere">{entry.title}</span>
      <span className="text-sm text-muted">{entry.hint}</span>
    </Command.Item>
  );
}
