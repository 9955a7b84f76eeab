import { options, type VNode } from 'preact';

/** The fields of Preact that its own developer tools read too. Its `mangle.json` fixes their names. */
interface Rendered extends VNode {
  __e?: Node;
  __k?: (Rendered | null)[];
}

/** The text nodes that are the only content of their element, each with the text of the last render. */
const rendered = new WeakMap<Element, { node: Text; text: string }>();

/**
 * A browser's translation replaces text nodes by <font> elements. Preact changes or removes the node that it made,
 * which the visitor no longer sees. So when the only text of an element changes, its translation goes. See
 * decision 33.
 */
function keepText({ __e: element, __k: children = [] }: Rendered): void {
  if (!(element instanceof Element)) return;
  const node = children.length === 1 ? textOf(children[0]) : undefined;
  const last = rendered.get(element);
  if (last && last.node.parentNode !== element && last.text !== node?.data) {
    for (const font of element.querySelectorAll(':scope > font')) font.remove();
    if (node) element.append(node);
  }
  if (node) rendered.set(element, { node, text: node.data });
  else rendered.delete(element);
}

function textOf(child: Rendered | null | undefined): Text | undefined {
  const { __e: node } = child ?? {};
  return node instanceof Text ? node : undefined;
}

if (typeof document !== 'undefined') {
  const diffed = options.diffed?.bind(options);
  options.diffed = (vnode: Rendered) => {
    diffed?.(vnode);
    if (typeof vnode.type === 'string') keepText(vnode);
  };
}
