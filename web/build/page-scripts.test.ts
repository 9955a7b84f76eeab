import { describe, expect, it } from 'vitest';
import { checkBudget, scriptsOf, type Script } from './page-scripts.ts';

const shared = aScript('shared.js', { facadeModuleId: null });
const page = aScript('page.js', {
  facadeModuleId: '/site/src/routes/page.tsx',
  imports: ['shared.js'],
});
const other = aScript('other.js', { facadeModuleId: '/site/src/routes/other.tsx' });
const built = [page, shared, other];

describe('scriptsOf', () => {
  it('follows imports, and names each script once', () => {
    expect(scriptsOf(built, ['routes/page.tsx', 'routes/page.tsx'])).toEqual([page, shared]);
  });

  it('refuses a module that was not built', () => {
    expect(() => scriptsOf(built, ['routes/none.tsx'])).toThrow('routes/none.tsx was not built');
  });
});

describe('checkBudget', () => {
  it('accepts a page within its budget', () => {
    expect(() => checkBudget('/', built, { maxBytes: 200, maxFiles: 3 })).not.toThrow();
  });

  it.each([
    ['bytes', { maxBytes: 60, maxFiles: 3 }],
    ['files', { maxBytes: 200, maxFiles: 2 }],
  ])('refuses too many %s, and names the modules', (_, budget) => {
    expect(() => checkBudget('/terms', built, budget)).toThrow(
      /^\/terms first loads \d+ bytes of scripts in 3 files(.|\n)*\d+ {2}page\.js's module$/m,
    );
  });
});

function aScript(fileName: string, script: Partial<Script>): Script {
  const code = `export const name = '${fileName}';`;
  const module = { code, removedExports: [], renderedExports: [], renderedLength: code.length };
  return {
    fileName,
    code,
    imports: [],
    facadeModuleId: null,
    modules: { [`${fileName}'s module`]: module },
    ...script,
  };
}
