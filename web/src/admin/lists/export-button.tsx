import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../core/notices/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { CsvPart } from './csv.ts';
import { renewTokenIfRefused } from '../staff/api/renew-token-if-refused.ts';
import { countOf } from './count-of.ts';

interface ExportButtonProps {
  label: string;
  fileName: () => string;
  count: () => Promise<number>;
  parts: () => AsyncGenerator<CsvPart>;
  /** Records the download. If it rejects, no file is saved. */
  record: (rows: number) => Promise<void>;
}

/** The export stops when staff leave the page or change the filter. */
export function ExportButton({ label, fileName, count, parts, record }: ExportButtonProps) {
  const [progress, setProgress] = useState<Progress>();
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  async function save() {
    const { signal } = (run.current = new AbortController());
    setProgress({ read: 0, all: undefined });
    try {
      const all = await count();
      // The browser keeps blobs, and moves large ones to disk.
      const files: Blob[] = [];
      let [read, rows, isWhole] = [0, 0, true];
      for await (const part of parts()) {
        if (signal.aborted) return;
        files.push(new Blob([part.text]));
        read += part.read;
        rows += part.rows;
        if (part.isPartial) isWhole = false;
        setProgress({ read, all });
      }
      await record(rows);
      const name = fileName();
      saveFile(name, new Blob(files, { type: 'text/csv' }));
      const left = isWhole ? '' : ' Not all customers with this name are included.';
      notify('success', `${name} saved (${countOf(rows, 'row')}).${left}`);
    } catch (error) {
      console.warn('The export failed', error);
      renewTokenIfRefused(error);
      if (!signal.aborted) notify('error', 'Export failed. Please try again.');
    } finally {
      setProgress(undefined);
    }
  }

  if (!progress) {
    return (
      <Button variant="quiet" onClick={() => void save()}>
        {label}
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <ProgressText {...progress} />
      <Button variant="quiet" onClick={() => run.current?.abort()}>
        Cancel
      </Button>
    </div>
  );
}

/** Both are numbers of documents. */
interface Progress {
  read: number;
  /** Undefined until the documents are counted. */
  all: number | undefined;
}

function ProgressText({ read, all }: Progress) {
  const id = useId();
  if (all === undefined) return <p className="text-muted">Counting...</p>;
  return (
    <>
      <p id={id} className="text-muted tabular" aria-live="polite">
        {`${shown(Math.min(read, all))} of ${shown(all)}`}
      </p>
      <progress aria-labelledby={id} value={read} max={Math.max(all, 1)} />
    </>
  );
}

function shown(count: number): string {
  return count.toLocaleString('en-IN');
}
