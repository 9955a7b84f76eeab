import { Command } from 'cmdk';
import { useEffect, useRef, useState } from 'react';
import { controlClass } from '../../components/control-class.ts';
import { Dialog } from '../../components/dialog.tsx';
import { navigate } from '../../lib/router.ts';
import { findRecords, type Found } from '../api/find-records.ts';
import { deskLinks } from '../desk-links.ts';

interface SearchDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Finds a record by its exact address, number or id, a customer by the begin of the name, and a page of the desk. */
export function SearchDialog({ isOpen, onOpenChange }: SearchDialogProps) {
  const chosen = useRef<string>(undefined);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      onClosed={() => {
        if (chosen.current !== undefined) navigate(chosen.current);
        chosen.current = undefined;
      }}
      title="Search"
      description="An e-mail address, how a customer’s name begins, the number of an invoice, order or receipt, or the id of a payment."
    >
      <Search
        onChoose={(href) => {
          chosen.current = href;
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}

/** While somebody types, nothing is asked for. */
const pauseMs = 250;

function Search({ onChoose }: { onChoose: (href: string) => void }) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; records: Found[]; hasFailed: boolean }>();
  const sought = text.trim();
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      findRecords(sought).then(
        (records) => isOver || setFound({ text: sought, records, hasFailed: false }),
        (error: unknown) => {
          console.warn('The search failed', error);
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
  const pages = deskLinks.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()));
  return (
    <Command shouldFilter={false} label="Search">
      <Command.Input
        value={text}
        onValueChange={setText}
        placeholder="customer@example.com, INV/26-27/000001, pay_…"
        className={controlClass}
      />
      <Command.List className="mt-3 max-h-80 overflow-y-auto">
        {records.length === 0 && pages.length === 0 && (
          <output className="block px-3 py-4 text-muted">
            {stateOf(isReady, found?.hasFailed === true)}
          </output>
        )}
        {records.map(({ href, title, hint }) => (
          <Item key={href + hint} href={href} title={title} hint={hint} onChoose={onChoose} />
        ))}
        {pages.map(({ href, name, key }) => (
          <Item key={href} href={href} title={name} hint={`g ${key}`} onChoose={onChoose} />
        ))}
      </Command.List>
    </Command>
  );
}

function stateOf(isReady: boolean, hasFailed: boolean): string {
  if (!isReady) return 'Searching...';
  return hasFailed ? 'The search failed. Please try again.' : 'Nothing was found.';
}

interface ItemProps extends Found {
  onChoose: (href: string) => void;
}

function Item({ href, title, hint, onChoose }: ItemProps) {
  return (
    <Command.Item
      value={href + hint}
      onSelect={() => onChoose(href)}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-6 rounded-base px-3 py-2 data-[selected=true]:bg-action-soft data-[selected=true]:text-action-text"
    >
      <span className="min-w-0 wrap-anywhere">{title}</span>
      <span className="text-sm text-muted">{hint}</span>
    </Command.Item>
  );
}
