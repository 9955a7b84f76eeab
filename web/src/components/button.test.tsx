import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('renders both texts from the start, so that the width does not change', () => {
    const idle = renderToStaticMarkup(
      <Button busy={false} busyLabel="Saving...">
        Save
      </Button>,
    );
    const busy = renderToStaticMarkup(
      <Button busy busyLabel="Saving...">
        Save
      </Button>,
    );
    for (const markup of [idle, busy]) {
      expect(markup).toContain('Save</span>');
      expect(markup).toContain('Saving...</span>');
    }
    expect(idle).not.toContain('aria-busy="true"');
    expect(busy).toContain('aria-busy="true"');
  });

  it('turns its circle only while it is busy', () => {
    expect(renderToStaticMarkup(<Button busy={false}>Save</Button>)).not.toContain('animate-spin');
    expect(renderToStaticMarkup(<Button busy>Save</Button>)).toContain('animate-spin');
  });

  it('does not submit a form by default', () => {
    expect(renderToStaticMarkup(<Button>Cancel</Button>)).toContain('type="button"');
  });
});
