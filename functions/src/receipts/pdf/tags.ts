/** The element types of a receipt, by their names in PDF 1.7. */
export type Tag = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** The structure tree that a screen reader reads, in the order of writing. */
export class Tags {
  readonly #doc: PDFKit.PDFDocument;
  #parent: PDFKit.PDFStructureElement;
  #isDecorating = false;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#parent = doc.struct('Document');
    doc.addStructure(this.#parent);
  }

  within<Result>(tag: Tag, draw: () => Result): Result {
    if (this.#isDecorating) return draw();
    const outer = this.#parent;
    const element = this.#doc.struct(tag);
    outer.add(element);
    this.#parent = element;
    try {
      return draw();
    } finally {
      element.end();
      this.#parent = outer;
    }
  }

  mark(tag: Tag, draw: () => void): void {
    if (this.#isDecorating) {
      draw();
      return;
    }
    const content = this.#doc.markStructureContent(tag);
    draw();
    this.#doc.endMarkedContent();
    this.#parent.add(this.#doc.struct(tag, scopeOf(tag), [content]));
  }

  /** Keeps lines, the mark and repeated page parts out of the structure tree. */
  decorate<Result>(draw: () => Result): Result {
    if (this.#isDecorating) return draw();
    this.#isDecorating = true;
    this.#doc.markContent('Artifact');
    try {
      return draw();
    } finally {
      this.#doc.endMarkedContent();
      this.#isDecorating = false;
    }
  }
}

/** Returns the scope of a header cell, which pdfkit accepts although its types don't. */
function scopeOf(tag: Tag): object {
  return tag === 'TH' ? { scope: 'Column' } : {};
}
