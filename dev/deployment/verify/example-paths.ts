/** Returns paths that the source of a rewrite in firebase.json matches, such as `/admin` and `/admin/a/b`. */
export function examplePaths(source: string): string[] {
  const optional = '{,/**}';
  const sources = source.endsWith(optional)
    ? [source.slice(0, -optional.length), source.replace(optional, '/**')]
    : [source];
  return sources.map((it) => it.replace('**', 'a/b').replace('*', 'an-id'));
}
