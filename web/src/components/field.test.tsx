import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';

function attribute(markup: string, tag: string, name: string): string | undefined {
  return new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(markup)?.[1];
}

describe('Field', () => {
  it('connects label, error and hint to its control', () => {
    const markup = renderToStaticMarkup(
      <Field label="Email" error="Enter an email address." hint="We write to it." required>
        <TextInput type="email" />
      </Field>,
    );
    const id = attribute(markup, 'input', 'id');
    expect(attribute(markup, 'label', 'for')).toBe(id);
    expect(attribute(markup, 'input', 'aria-invalid')).toBe('true');
    expect(attribute(markup, 'input', 'aria-required')).toBe('true');
    const described = attribute(markup, 'input', 'aria-describedby')?.split(' ') ?? [];
    const texts = described.map((id) => markup.split(`id="${id}"`)[1]);
    expect(texts[0]).toContain('Enter an email address.');
    expect(texts[1]).toContain('We write to it.');
  });

  it('omits the attributes of missing errors and hints', () => {
    const markup = renderToStaticMarkup(
      <Field label="Country">
        <Select />
      </Field>,
    );
    expect(attribute(markup, 'label', 'for')).toBe(attribute(markup, 'select', 'id'));
    expect(markup).not.toMatch(/ aria-(invalid|describedby|required)=/);
  });
});
