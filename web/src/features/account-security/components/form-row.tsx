import { useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { SecurityRow } from './security-row.tsx';

interface FormRowProps {
  id: string;
  title: string;
  text: string;
  /** Returns a note about a pending change, which shows while the form is closed. */
  waiting?: () => string | undefined;
  label: string;
  Form: ComponentType<{ email: string; onClose: () => void }>;
  email: string;
}

/** Shows a fact about the account and a button that opens a form to change it. */
export function FormRow({ text, waiting, label, Form, email, ...row }: FormRowProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);

  function open() {
    flushSync(() => setOpen(true));
    fields.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }

  function close() {
    // `flushSync` mounts the button before it gets the focus.
    flushSync(() => setOpen(false));
    button.current?.focus();
  }

  const opener = (
    <Button ref={button} variant="quiet" onClick={open}>
      {label}
    </Button>
  );
  return (
    <SecurityRow {...row} text={isOpen ? text : join(text, waiting?.())} action={!isOpen && opener}>
      {isOpen && (
        <div ref={fields} className="mt-5 max-w-md">
          <Form email={email} onClose={close} />
        </div>
      )}
    </SecurityRow>
  );
}

function join(text: string, waiting: string | undefined): string {
  return waiting === undefined ? text : `${text}. ${waiting}`;
}
