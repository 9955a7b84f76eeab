import { flushSync, useEffect, useRef, useState } from 'hono/jsx/dom';
import {
  apiFaultTable,
  noFaults,
  switchRows,
  type ApiFault,
  type Groups,
  type Switches,
} from '../../faults/switches.ts';
import { Fields } from './fields.tsx';

const newFault: ApiFault = { operation: 'create-order', answer: 503, work: 'not-done', times: 1 };

interface FaultFormProps {
  /** The form shows these switches until the developer changes a field. */
  applied: Switches;
  apply: (switches: Switches) => void;
  reset: () => void;
}

export function FaultForm({ applied, apply, reset }: FaultFormProps) {
  const [draft, setDraft] = useState(noFaults);
  useEffect(() => setDraft(applied), [applied]);
  const submit = (event: Event): void => {
    event.preventDefault();
    apply(draft);
  };
  return (
    <form onSubmit={submit}>
      <div class="groups">
        {Object.entries(switchRows).map(([group, rows]) => (
          <fieldset key={group}>
            <legend>{group.replace(/^./, (letter) => letter.toUpperCase())}</legend>
            <Fields
              rows={rows}
              values={draft[group as keyof Groups]}
              set={(name, value) =>
                setDraft({ ...draft, [group]: { ...draft[group as keyof Groups], [name]: value } })
              }
            />
          </fieldset>
        ))}
      </div>
      <ApiFaults faults={draft.api} set={(api) => setDraft({ ...draft, api })} />
      <div class="buttons">
        <button class="primary">Apply</button>
        <button type="button" onClick={reset}>
          Reset to the seed
        </button>
      </div>
    </form>
  );
}

interface ApiFaultsProps {
  faults: readonly ApiFault[];
  set: (faults: ApiFault[]) => void;
}

function ApiFaults({ faults, set }: ApiFaultsProps) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (): void => {
    flushSync(() => set([...faults, newFault]));
    list.current?.querySelector<HTMLElement>('li:last-child select')?.focus();
  };
  const change = (place: string, fault: ApiFault): void =>
    set(faults.with(Number(place), fault.answer === 'hang' ? fault : { ...fault, ms: undefined }));
  const remove = (place: string): void => {
    set(faults.toSpliced(Number(place), 1));
    addButton.current?.focus();
  };
  return (
    <fieldset>
      <legend>Calls of the API</legend>
      {faults.length === 0 && <p class="empty">Every call is answered as it should be.</p>}
      <ol ref={list}>
        {Object.entries(faults).map(([place, { work, times, ...others }]) => (
          <li key={place}>
            <Fields
              rows={apiFaultTable}
              values={{ ...others, times: times === 'all' ? null : times }}
              disabled={others.answer === 'hang' ? undefined : 'ms'}
              set={(name, value) =>
                change(place, { work, times, ...others, [name]: value ?? emptyValue(name) })
              }
            />
            <div class="buttons">
              <label>
                <input
                  type="checkbox"
                  checked={work === 'done'}
                  onChange={() =>
                    change(place, { times, ...others, work: work === 'done' ? 'not-done' : 'done' })
                  }
                />{' '}
                Its work is done all the same
              </label>
              <button type="button" onClick={() => remove(place)}>
                Remove
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button type="button" ref={addButton} onClick={add}>
        Add a fault
      </button>
    </fieldset>
  );
}

function emptyValue(name: string): 'all' | undefined {
  return name === 'times' ? 'all' : undefined;
}
