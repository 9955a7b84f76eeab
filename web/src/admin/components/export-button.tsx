import { useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { notify } from '../../core/notices/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { CsvPart } from '../api/export-charges.ts';
import { countOf } from '../count-of.ts';

interface ExportButtonProps {
  label: string;
  fileName: () => string;
  /** Reads the file part by part. */
  parts: () => AsyncGenerator<CsvPart>;
}

/** Saves a file for a spreadsheet, and says how far it is. It can be stopped. */
export function ExportButton({ label, fileName, parts }: ExportButtonProps) {
  const [rows, setRows] = useState<number>();
  const isStopped = useRef(false);

  async function save() {
    isStopped.current = false;
    setRows(0);
    try {
      const texts: string[] = [];
      let count = 0;
      for await (const part of parts()) {
        if (isStopped.current) return;
        texts.push(part.text);
        count += part.rows;
        setRows(count);
      }
      const name = fileName();
      saveFile(name, new Blob(texts, { type: 'text/csv' }));
      notify('success', `${name} is saved: ${countOf(count, 'row')}.`);
    } catch (error) {
      console.warn('The export was broken off', error);
      notify('error', 'The export was broken off. Please try again.');
    } finally {
      setRows(undefined);
    }
  }

  if (rows === undefined) {
    return (
      <Button variant="quiet" onClick={() => void save()}>
        {label}
      </Button>
    );
  }
  return (
    <div className="flex items-center gap-3">
      <p className="text-muted tabular" aria-live="polite">
        {countOf(rows, 'row')}
      </p>
      <Button
        variant="quiet"
        onClick={() => {
          isStopped.current = true;
        }}
      >
        Stop
      </Button>
    </div>
  );
}
