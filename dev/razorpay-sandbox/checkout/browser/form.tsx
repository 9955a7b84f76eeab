import type { JSX } from 'hono/jsx';
import { useState, type Child } from 'hono/jsx/dom';
import { problemOf, type FieldName } from './checks.ts';

type Values = Record<FieldName, string>;
type Problems = Partial<Values>;

interface FormProps {
  /** The label of its button. */
  label: string;
  /** The fields that must be valid. */
  names: readonly FieldName[];
  submit: (values: Values) => Promise<void>;
  children: (problems: Problems) => Child;
}

/** A form whose wrong fields show their problems. It is submitted once at a time. */
export function Form({ label, names, submit, children }: FormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const values = Object.fromEntries(new FormData(event.target as HTMLFormElement)) as Values;
    setProblems(Object.fromEntries(names.map((name) => [name, problemOf(name, values[name])])));
    const wrong = names.find((name) => problemOf(name, values[name]) !== '');
    if (wrong !== undefined) {
      document.querySelector<HTMLElement>(`#${wrong}`)?.focus();
      return;
    }
    setIsBusy(true);
    await submit(values);
    setIsBusy(false);
  }

  return (
    <form novalidate onSubmit={(event) => void onSubmit(event)}>
      {children(problems)}
      <button class="primary" aria-disabled={isBusy && 'true'}>
        {isBusy ? 'Processing…' : label}
      </button>
    </form>
  );
}

type FieldProps = JSX.IntrinsicElements['input'] & {
  name: FieldName;
  label: string;
  hint?: string;
  problem: string | undefined;
};

export function Field({ name, label, hint, problem = '', hidden, ...attributes }: FieldProps) {
  return (
    <div class="field" hidden={hidden}>
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        aria-invalid={String(problem !== '')}
        aria-describedby={`${name}-hint ${name}-error`}
        {...attributes}
      />
      {hint && (
        <p id={`${name}-hint`} class="hint">
          {hint}
        </p>
      )}
      <p id={`${name}-error`} class="error">
        {problem}
      </p>
    </div>
  );
}
