/** The formatted texts of a receipt, which the PDF and the page lay out. */
export interface ReceiptView {
  title: string;
  number: string;
  brand: string;
  /** `Paid on 21 Nov 2026`. */
  paid: string;
  total: LabelledText;
  totalInWords: string;
  facts: LabelledText[];
  seller: PartyView;
  buyer: PartyView;
  /** The column heads; the first column is text, the others are amounts. */
  columns: string[];
  /** A cell for each column. */
  rows: string[][];
  /** The parts of the total; empty without taxes. */
  sums: LabelledText[];
  payment: LabelledText[];
  notes: string[];
}

export interface LabelledText {
  label: string;
  text: string;
}

export interface PartyView {
  label: string;
  name: string;
  lines: string[];
}
