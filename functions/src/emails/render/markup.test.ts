import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Markup, markup } from './markup.ts';

describe('markup', () => {
  it('escapes text, in elements and in attributes', () => {
    const entered = `<script>alert("1")</script> & 'x'`;
    expect(markup`<p title="${entered}">${entered}</p>`.source).toBe(
      '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;</p>',
    );
  });

  it('keeps markup unchanged, alone and in lists', () => {
    const item = markup`<b>${'&'}</b>`;
    expect(markup`${item}${[item, new Markup('<br>')]}${7}`.source).toBe(
      '<b>&amp;</b><b>&amp;</b><br>7',
    );
  });

  it('escapes each character that opens a tag or ends an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (entered) => {
        expect(markup`${entered}`.source).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      }),
    );
  });
});
