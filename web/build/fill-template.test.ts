import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const template = '<head><!--head--><!--start--></head><div id="root"><!--page--></div><!--data-->';
const parts = {
  head: ['<title>A</title>', '<meta />'],
  start: '<script>$1</script>',
  content: '<p>$& stays</p>',
  data: '{$1}',
};

describe('fillTemplate', () => {
  it('puts each part in its place', () => {
    expect(fillTemplate(template, parts)).toBe(
      '<head><title>A</title>\n    <meta /><script>$1</script></head><div id="root"><p>$& stays</p></div>{$1}',
    );
  });

  it.each(['<!--head-->', '<!--start-->', '<!--page-->', '<!--data-->'])(
    'refuses a template without %s, or with two',
    (mark) => {
      expect(() => fillTemplate(template.replace(mark, ''), parts)).toThrow(mark);
      expect(() => fillTemplate(template + mark, parts)).toThrow(mark);
    },
  );
});
