import { useEffect, useState } from 'react';
import { readFromServer } from '../../core/database/read-from-server.ts';
import { renewTokenIfRefused } from '../staff/api/renew-token-if-refused.ts';
import { findRecords } from './api/find-records.ts';
import type { Found } from './api/found.ts';

const pauseMs = 250;

export interface SearchResult {
  sought: string;
  records: Found[];
  hasFailed: boolean;
}

/** Returns the result of the search for a text; undefined while it isn't known. */
export function useFound(sought: string): SearchResult | undefined {
  const [found, setFound] = useState<SearchResult>();
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      readFromServer(() => findRecords(sought)).then(
        (records) => isOver || setFound({ sought, records, hasFailed: false }),
        (error: unknown) => {
          console.warn('The search failed', error);
          renewTokenIfRefused(error);
          if (!isOver) setFound({ sought, records: [], hasFailed: true });
        },
      );
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sought]);
  return found?.sought === sought ? found : undefined;
}
