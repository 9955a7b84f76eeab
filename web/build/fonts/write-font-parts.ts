/** Writes the parts of Inter with `npm run fonts -w web`, after a change of the font or its ranges. */
import { writeFile } from 'node:fs/promises';
import { makeFontParts } from './font-parts.ts';

for (const { path, content } of await makeFontParts()) await writeFile(path, content);
