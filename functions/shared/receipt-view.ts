/** What a receipt says, in words and figures, for what lays it out: the PDF, and the page. */
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
  /** The heads of the table's columns; the first is of text, the others of amounts. */
  columns: string[];
  /** A cell for each column. */
  rows: string[][];
  /** What the total is made of; empty when there is nothing to take apart. */
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
