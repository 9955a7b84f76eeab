/** Returns a colour of the site by its name. Throws if the name is unknown. */
export type ColorOf = (name: string) => string;

/** Reads the dark variant of the site's colours from its style sheet. */
export function readDarkColors(styles: string): ColorOf {
  const [onScreen = ''] = styles.split('@media');
  const declarations = onScreen.matchAll(/--([\w-]+):\s*(?:light-dark\(#\w+, (#\w+)\)|(#\w+));/g);
  const colors = new Map(
    [...declarations].map(([, name = '', dark, only]) => [name, dark ?? only] as const),
  );
  return (name) => {
    const color = colors.get(name);
    if (!color) throw new Error(`The site has no color "${name}".`);
    return color;
  };
}

/** Replaces the class names of a drawing, such as `fill-action` and `stroke-glow/70`, with colour attributes. */
export function colorDrawing(svg: string, colorOf: ColorOf): string {
  return svg.replaceAll(/ class="([^"]*)"/g, (_, names: string) =>
    names
      .split(' ')
      .filter(Boolean)
      .map((name) => toAttributes(name, colorOf))
      .join(''),
  );
}

function toAttributes(className: string, colorOf: ColorOf): string {
  const [, kind, name, percent] =
    /^(fill|stroke|stop)-([a-z-]+)(?:\/(\d+))?$/.exec(className) ?? [];
  if (!kind || !name) throw new Error(`The drawing has the class ${className}, which is no color.`);
  const opacity = percent === undefined ? '' : ` ${kind}-opacity="${Number(percent) / 100}"`;
  return ` ${kind === 'stop' ? 'stop-color' : kind}="${colorOf(name)}"${opacity}`;
}
