import { emptyDatabase } from './empty-database.ts';

// The emulator reads all documents of a collection for each query, so those of earlier files would slow it down.
await emptyDatabase();
