/** The types of elements that a receipt has, by their names in PDF 1.7. */
export type Tag = 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** The tree by which a screen reader reads a document, in the sequence in which it is written. */
export class Tags {
  readonly #doc: PDFKit.PDFDocument;
  #parent: PDFKit.PDFStructureElement;
  #isDecorating = false;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#parent = doc.struct('Document');
    doc.addStructure(this.#parent);
  }

  /** Puts what `draw` tags into an element of its own. */
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

  /** Makes what `draw` writes an element. */
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

  /** Leaves out of the tree what `draw` writes and draws: lines, the mark, and what each page repeats. */
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

/** pdfkit takes the scope of a head; its types do not know it. */
function scopeOf(tag: Tag): object {
  return tag === 'TH' ? { scope: 'Column' } : {};
}
