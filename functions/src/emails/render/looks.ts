import { markup, type Markup } from './markup.ts';
import { palette, type Colour } from './palette.ts';

const properties = {
  text: 'color',
  fill: 'background-color',
  edge: 'border-color',
} as const;
type Property = keyof typeof properties;

type Colours = Partial<Record<Property, Colour>>;

const fonts = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export function attributes(colours: Colours, style = '', ...extraClasses: string[]): Markup {
  const used = Object.entries(colours) as [Property, Colour][];
  const classes = [
    ...extraClasses,
    ...used.map(([property, colour]) => className(property, colour)),
  ].join(' ');
  const inline = used.map(([property, colour]) => declaration(property, colour, 'light')).join('');
  return markup`class="${classes}" style="${inline}${style}"`;
}

/** Adds the font, which every text element needs because Outlook inherits neither fonts nor line heights. */
export function textAttributes(
  colours: Colours,
  { size, lineHeight }: { size: number; lineHeight: number },
  style = '',
  ...extraClasses: string[]
): Markup {
  const font = `font-family:${fonts};font-size:${size}px;line-height:${lineHeight}px;`;
  return attributes(colours, font + style, ...extraClasses);
}

/** The style of text that may contain words wider than a phone screen. */
export const breakable = 'overflow-wrap:anywhere;word-break:break-word;';

export const sizes = {
  heading: { size: 30, lineHeight: 36 },
  body: { size: 16, lineHeight: 26 },
  small: { size: 14, lineHeight: 22 },
  footer: { size: 13, lineHeight: 20 },
} as const;

/** Returns the CSS rules of the dark scheme: a media query, and selectors for the attributes that Outlook adds. */
export function darkRules(): string {
  const colours = Object.keys(palette) as Colour[];
  const rulesFor = (property: Property, scope: string) =>
    colours.map((colour) => {
      const selector = `${scope}.${className(property, colour)}`;
      return `${selector}{${declaration(property, colour, 'dark').replace(';', ' !important')}}`;
    });
  const systemDark = (Object.keys(properties) as Property[]).flatMap((it) => rulesFor(it, ''));
  const outlook = [
    ...rulesFor('text', '[data-ogsc] '),
    ...rulesFor('edge', '[data-ogsc] '),
    ...rulesFor('fill', '[data-ogsb] '),
  ];
  return `@media (prefers-color-scheme:dark){${systemDark.join('')}}${outlook.join('')}`;
}

function className(property: Property, colour: Colour): string {
  return `${property}-${colour}`;
}

function declaration(property: Property, colour: Colour, scheme: 'light' | 'dark'): string {
  return `${properties[property]}:${palette[colour][scheme]};`;
}
