interface NumberField {
  label: string;
  min: number;
  max: number;
  required?: boolean;
}

interface SelectField<Value extends string | number> {
  label: string;
  /** The label of each value. */
  options: Record<Value, string>;
}

/** The fields of a group of switches, by the names of the switches. */
export type Fields<Group> = {
  [Name in keyof Group]: number extends Group[Name]
    ? NumberField
    : SelectField<Extract<Group[Name], string | number>>;
};

export function addFields<Group>(parent: Element, fields: Fields<Group>): void {
  const entries = Object.entries<NumberField | SelectField<string>>(fields);
  parent.append(...entries.map(([name, field]) => createField(name, field)));
}

function createField(name: string, field: NumberField | SelectField<string>): HTMLElement {
  const control = 'options' in field ? createSelect(field) : createNumberInput(field);
  control.name = name;
  const label = document.createElement('label');
  label.append(field.label, control);
  return label;
}

function createSelect({ options }: SelectField<string>): HTMLSelectElement {
  const select = document.createElement('select');
  select.append(...Object.entries(options).map(([value, label]) => new Option(label, value)));
  return select;
}

function createNumberInput({ min, max, required = false }: NumberField): HTMLInputElement {
  const input = document.createElement('input');
  return Object.assign(input, { type: 'number', min: String(min), max: String(max), required });
}

/** Reads the values of all fields; an empty field is null. */
export function readFields<Group>(parent: ParentNode, fields: Fields<Group>): Group {
  const values = Object.keys(fields).map((name) => {
    const { value } = field(parent, name);
    return [name, value === '' ? null : /^\d+$/.test(value) ? Number(value) : value];
  });
  return Object.fromEntries(values) as Group;
}

export function showFields(parent: ParentNode, values: object): void {
  for (const [name, value] of Object.entries(values)) {
    field(parent, name).value = String(value ?? '');
  }
}

export function field(parent: ParentNode, name: string): HTMLInputElement | HTMLSelectElement {
  const found = parent.querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLSelectElement)) {
    throw new Error(`The page has no field ${name}.`);
  }
  return found;
}
