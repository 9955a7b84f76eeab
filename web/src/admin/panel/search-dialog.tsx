import { plainLine } from '@shared/values/plain-text.ts';
import { Command, useCommandState } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { controlClass } from '../../components/fields/control-class.ts';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { readFromServer } from '../../core/database/read-from-server.ts';
import { navigate } from '../../lib/router.ts';
import { findRecords } from './api/find-records.ts';
import type { Found } from './api/found.ts';
import { renewTokenIfRefused } from '../staff/api/renew-token-if-refused.ts';
import { commandsOf } from './admin-commands.ts';
import { adminLinks } from './admin-links.ts';
import { useIsAdmin } from '../staff/staff-context.ts';

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

const pauseMs = 250;

function Search({ onChoose }: { onChoose: OnChoose }) {
  const isAdmin = useIsAdmin();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; records: Found[]; hasFailed: boolean }>();
  const sought = plainLine(text);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      readFromServer(() => findRecords(sought)).then(
        (records) => isOver || setFound({ text: sought, records, hasFailed: false }),
        (error: unknown) => {
          console.warn('The search failed', error);
          renewTokenIfRefused(error);
          if (!isOver) setFound({ text: sought, records: [], hasFailed: true });
        },
      );
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sought]);

  const isReady = found?.text === sought;
  const records = isReady ? found.records : [];
  const isSought = ({ name }: { name: string }) =>
    name.toLowerCase().includes(sought.toLowerCase());
  const pages = adminLinks.filter(isSought);
  const commands = commandsOf(isAdmin).filter(isSought);
  return (
    <Command shouldFilter={false} label="Search">
      <Command.Input
        value={text}
        onValueChange={setText}
        placeholder="customer@example.com, INV/26-27/000001, pay_…"
        className={controlClass}
      />
      <Command.List className="mt-3 max-h-80 overflow-y-auto">
        {records.length + pages.length + commands.length === 0 && (
          <output className="block px-3 py-4 text-muted">
            {stateOf(isReady, found?.hasFailed === true)}
          </output>
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
      <ActiveOption />
    </Command>
  );
}

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

function stateOf(isReady: boolean, hasFailed: boolean): string {
  if (!isReady) return 'Searching...';
  return hasFailed ? 'Search failed. Please try again.' : 'No results.';
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
