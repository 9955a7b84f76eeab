import type { Font } from 'fontkit';
import { plainLine } from '../../../shared/values/plain-text.ts';
import { breakLines } from './break-lines.ts';
import type { Faces, Weight } from './faces.ts';
import { palette } from './palette.ts';
import { placeholder, setText } from './set-text.ts';
import { Tags, type Tag } from './tags.ts';
import { featuresOf, widthOfWord, type Setting } from './word-widths.ts';

export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
  isTabular?: boolean;
  /** The space between letters, in points. */
  tracking?: number;
}

/** A position and a width in points, from the top left corner of the page. */
export interface Place {
  x: number;
  y: number;
  width: number;
}

const lineHeight = 1.42;
/** The baseline relative to the font size. It centres Inter's capitals in the line. */
const baseline = 1.06;

export class Pen {
  readonly doc: PDFKit.PDFDocument;
  readonly tags: Tags;
  readonly #faces: Faces;
  /** Whether a written character was missing from all faces. */
  lacksCharacters = false;

  constructor(doc: PDFKit.PDFDocument, faces: Faces) {
    this.doc = doc;
    this.tags = new Tags(doc);
    this.#faces = faces;
    for (const { name, fonts } of faces) {
      doc.registerFont(`${name}-regular`, asSource(fonts.regular));
      doc.registerFont(`${name}-semibold`, asSource(fonts.semibold));
    }
  }

  /** Writes text as a tagged element. Returns the y of the lower edge. */
  write(text: string, { x, y, width }: Place, style: TextStyle, tag: Tag = 'P'): number {
    const lines = this.#break(text, width, style);
    this.tags.mark(tag, () => {
      for (const [index, line] of lines.entries()) {
        const indent = style.align === 'right' ? width - this.#widthOf(line, style) : 0;
        const top = y + index * style.size * lineHeight;
        this.#writeLine(line, x + indent, top + style.size * baseline, style);
      }
    });
    return y + lines.length * style.size * lineHeight;
  }

  measure(text: string, width: number, style: TextStyle): number {
    return this.#break(text, width, style).length * style.size * lineHeight;
  }

  isOneLine(text: string, width: number, style: TextStyle): boolean {
    return this.#break(text, width, style).length === 1;
  }

  hairline(y: number, { x, width }: Pick<Place, 'x' | 'width'>): void {
    this.decorate((doc) => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(palette.line)
        .stroke();
    });
  }

  /** Draws decoration that screen readers skip. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.tags.decorate(() => draw(this.doc));
  }

  #break(text: string, width: number, style: TextStyle): string[] {
    return breakLines(plainLine(text), width, (part) => this.#widthOf(part, style));
  }

  #writeLine(line: string, left: number, y: number, style: TextStyle): void {
    let x = left;
    for (const { text, face } of setText(this.#faces, line)) {
      if (text.includes(placeholder)) this.lacksCharacters = true;
      const setting = settingOf(style);
      const textWidth = this.#widthOf(text, style);
      const options = {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: style.tracking ?? 0,
        features: asFeatures(featuresOf(face, setting)),
        // Without the width, pdfkit measures the text again.
        textWidth,
      } as const;
      this.doc.font(`${face.name}-${setting.weight}`).fontSize(style.size);
      this.doc.fillColor(style.colour ?? palette.ink);
      // Some scripts are drawn in a different order than they are written, and some characters share a glyph.
      const needsText = face.name !== 'inter' || !face.isCopied(text);
      if (needsText) this.doc.markContent('Span', { actual: text });
      this.doc.text(text, x, y, options);
      if (needsText) this.doc.endMarkedContent();
      x += textWidth;
    }
  }

  #widthOf(text: string, style: TextStyle): number {
    const { size, tracking = 0 } = style;
    const words = text.split(/(?<= )/).flatMap((word) => setText(this.#faces, word));
    return words.reduce((width, { text, face }) => {
      return width + widthOfWord(face, text, settingOf(style)) * size + tracking * text.length;
    }, 0);
  }
}

function settingOf({ weight = 'regular', isTabular = false }: TextStyle): Setting {
  return { weight, isTabular };
}

/** Casts the features, because pdfkit's types allow only lists. fontkit also accepts records. */
function asFeatures(features: Record<string, boolean>): PDFKit.Mixins.OpenTypeFeatures[] {
  return features as unknown as PDFKit.Mixins.OpenTypeFeatures[];
}

/** Casts an open font, which pdfkit accepts although its types don't. */
function asSource(font: Font): PDFKit.Mixins.PDFFontSource {
  return font as unknown as PDFKit.Mixins.PDFFontSource;
}
