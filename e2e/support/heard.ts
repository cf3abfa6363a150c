import type { Page } from '@playwright/test';

/** Roles whose contents screen readers read in one go. */
const WHOLE = ['button', 'checkbox', 'heading', 'image', 'link', 'menuitem', 'radio', 'switch', 'tab', 'textbox'];
/** Roles that screen readers announce on entering. */
const ENTERED = ['complementary', 'dialog', 'group', 'main', 'radiogroup', 'region', 'status', 'tablist', 'tabpanel'];

type Property = { name: string; value: { value?: unknown } };
type Value = { value?: unknown };
type Node = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: Property[];
  childIds?: string[];
};

/**
 * Returns what a screen reader would say from the top of a page to its end, based on the browser's accessibility tree.
 */
export async function hear(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes }: { nodes: Node[] } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const said: string[] = [];
  const walk = (node: Node) => {
    const role = textOf(node.role);
    const isWhole = !node.ignored && WHOLE.includes(role);
    if (isWhole || (!node.ignored && ENTERED.includes(role) && textOf(node.name))) said.push(phrase(role, node));
    else if (!node.ignored && role === 'StaticText' && textOf(node.name)) said.push(textOf(node.name));
    if (isWhole) return;
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) walk(child);
    }
  };
  const [root] = nodes;
  if (root) walk(root);
  return said;
}

const textOf = (value: Value | undefined) => (typeof value?.value === 'string' ? value.value.trim() : '');

function phrase(role: string, node: Node) {
  const states = (node.properties ?? []).flatMap(({ name, value: { value } }) => {
    if (name === 'level') return [`level ${String(value)}`];
    if (name === 'checked')
      return [value === 'true' ? 'checked' : value === 'mixed' ? 'partly checked' : 'not checked'];
    if (name === 'expanded') return [value === true ? 'open' : 'closed'];
    return ['disabled', 'focused', 'required', 'selected'].includes(name) && value === true ? [name] : [];
  });
  return [role, textOf(node.name), ...states, textOf(node.value), textOf(node.description)].filter(Boolean).join(', ');
}
