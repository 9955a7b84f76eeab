import { plainLine } from '@shared/values/plain-text.ts';
import { Command, useCommandState } from 'cmdk';
import { memo, useEffect, useRef, useState } from 'react';
import { controlClass } from '../../components/fields/control-class.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { nextPaint } from '../../lib/next-paint.ts';
import { navigate } from '../../lib/router.ts';
import type { Found } from './api/found.ts';
import { commandsOf } from './admin-commands.ts';
import { adminLinks } from './admin-links.ts';
import { useIsAdmin } from '../staff/staff-context.ts';
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
          chosen.current = run;
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
  function change(entered: string) {
    setText(entered);
    // Rendering the list first would delay the letter.
    void nextPaint().then(() => setSought(plainLine(entered)));
  }
  return (
    <Command shouldFilter={false} label="Search">
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
      <Results sought={sought} onChoose={onChoose} />
      <ActiveOption />
    </Command>
  );
}

interface ResultsProps {
  sought: string;
  onChoose: OnChoose;
}

/** Renders again only when `sought` changes or the search answers. */
const Results = memo(function Results({ sought, onChoose }: ResultsProps) {
  const isAdmin = useIsAdmin();
  const found = useFound(sought);
  const records = found?.records ?? [];
  const isSought = ({ name }: { name: string }) =>
    name.toLowerCase().includes(sought.toLowerCase());
  const pages = adminLinks.filter(isSought);
  const commands = commandsOf(isAdmin).filter(isSought);
  return (
    <Command.List className="mt-3 max-h-80 overflow-y-auto">
      {records.length + pages.length + commands.length === 0 && (
        <output className="block px-3 py-4 text-muted">{stateOf(found)}</output>
      )}
      {records.map(({ href, title, hint }) => (
        <Item
          key={href + hint}
          id={href + hint}
          title={title}
          hint={hint}
          onSelect={() => onChoose(() => navigate(href))}
        />
      ))}
      {pages.map(({ href, name, key }) => (
        <Item
          key={href}
          id={href}
          title={name}
          hint={`g ${key}`}
          onSelect={() => onChoose(() => navigate(href))}
        />
      ))}
      {commands.map(({ name, run }) => (
        <Item key={name} id={name} title={name} hint="Command" onSelect={() => onChoose(run)} />
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
    const id = command?.querySelector('[aria-selected="true"]')?.id;
    if (id) command.querySelector('input')?.setAttribute('aria-activedescendant', id);
  });
  return <span ref={element} hidden />;
}

function stateOf(found: SearchResult | undefined): string {
  if (!found) return 'Searching...';
  return found.hasFailed ? 'Search failed. Please try again.' : 'No results.';
}

interface ItemProps extends Pick<Found, 'title' | 'hint'> {
  id: string;
  onSelect: () => void;
}

function Item({ id, title, hint, onSelect }: ItemProps) {
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-6 rounded-base px-3 py-2 data-[selected=true]:bg-action-soft data-[selected=true]:text-action-text"
    >
      <span className="min-w-0 wrap-anywhere">{title}</span>
      <span className="text-sm text-muted">{hint}</span>
    </Command.Item>
  );
}
