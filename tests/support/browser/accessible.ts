import { expect, type CDPSession, type Page } from '@playwright/test';

interface AXValue {
  value?: string | boolean;
}

interface AXNode {
  nodeId: string;
  childIds?: string[];
  role?: AXValue;
  name?: AXValue;
  description?: AXValue;
  properties?: { name: string; value: AXValue }[];
}

/** The browser's accessibility tree, which a screen reader reads. */
async function readTree(page: Page): Promise<AXNode[]> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] };
  await client.detach();
  return nodes;
}

/** The texts in the live regions of the accessibility tree. */
export async function liveTexts(page: Page): Promise<string[]> {
  const nodes = await readTree(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = ({ role, name, childIds = [] }: AXNode): string =>
    role?.value === 'StaticText'
      ? String(name?.value ?? '')
      : childIds.map((id) => textOf(byId.get(id) ?? { nodeId: id })).join('');
  return nodes
    .filter((node) => ['polite', 'assertive'].includes(String(stateOf(node, 'live'))))
    .map((node) => textOf(node).trim());
}

/** What a screen reader says of the element that has the focus: role, name, and the states that are set. */
async function focusedNode(page: Page): Promise<string> {
  const nodes = await readTree(page);
  const focused = nodes.filter(
    (node) => stateOf(node, 'focused') === true && node.role?.value !== 'RootWebArea',
  );
  const node = focused.at(-1);
  if (!node) return 'nothing';
  const states = ['required', 'invalid', 'disabled', 'checked', 'selected', 'expanded'].flatMap(
    (name) => {
      const value = stateOf(node, name);
      return value === undefined || value === false || value === 'false' ? [] : [name];
    },
  );
  const description = node.description?.value ? `(${node.description.value})` : '';
  return [node.role?.value, `"${node.name?.value}"`, ...states, description]
    .filter(Boolean)
    .join(' ');
}

/** Presses keys until the focus is on the element that a screen reader describes so. */
export async function moveTo(page: Page, description: string, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press(key);
    const focused = await focusedNode(page);
    if (focused === description) return;
    passed.push(focused);
  }
  expect(passed).toContain(description);
}

/** Expects the focus on the element that a screen reader describes so, as soon as it is there. */
export async function expectFocused(page: Page, description: string): Promise<void> {
  await expect.poll(() => focusedNode(page)).toBe(description);
}

function stateOf({ properties = [] }: AXNode, name: string): unknown {
  return properties.find((property) => property.name === name)?.value.value;
}
