import { expect, it } from 'vitest';
import { linesOfLostTexts } from './lost-texts.ts';
import { read, sources } from './sources.ts';

const files = sources('web/src/**/*.tsx');

it('text that can change, or stands beside something that can, has an element of its own', () => {
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    linesOfLostTexts(file, read(file)).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

it.each([
  '<p>Page {page}</p>',
  '<p>{isBusy && <Spinner />} Save</p>',
  '<p>{isBusy ? <Spinner /> : null}{"Save"}</p>',
  '<p>{items.map(Item)} and others</p>',
  '<p>{name}{isViewer && " (view only)"}</p>',
  '<p><b>Sum</b>{`${count} items`}</p>',
  '<p><Icon /> Save</p>',
  '<>{texts[state]} now</>',
])('finds %s', (element) => {
  expect(linesOfLostTexts('a.tsx', `${module}\n${element};`)).toEqual([3]);
});

it.each([
  '<p>{`Page ${page}`}</p>',
  '<p>{isBusy && <Spinner />} <span>Save</span></p>',
  '<p>{label} <b>{count}</b></p>',
  '<p>Read <a href={href}>{name}</a> first.</p>',
  '<p><Picture /> Save</p>',
  '<p>{texts.save} <Picture /> {texts.now}</p>',
])('accepts %s', (element) => {
  expect(linesOfLostTexts('a.tsx', `${module}\n${element};`)).toEqual([]);
});

const module = `import { Picture, texts } from './pictures.tsx';\nfunction Spinner() {}`;
