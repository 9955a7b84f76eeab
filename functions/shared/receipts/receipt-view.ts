/** The formatted texts of a receipt, for the PDF and the page. */
export interface ReceiptView {
  title: string;
  number: string;
  brand: string;
  /** Such as `Paid on 21 Nov 2026`. */
  paid: string;
  total: LabelledText;
  totalInWords: string;
  facts: LabelledText[];
  seller: PartyView;
  buyer: PartyView;
  /** The column headings. The first column holds text, the others hold amounts. */
  columns: string[];
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
