import type { AnyStateNode, StateValue } from 'xstate';

/** The id of a node that represents every state of a level, for transitions that are possible from all of them. */
export const ANYWHERE = 'anywhere';

export type ChartState = { id: string; column: number; row: number; isFinal: boolean };
export type ChartEdge = { from: string; to: string; labels: string[] };
export type Chart = { states: ChartState[]; edges: ChartEdge[]; columns: number; rows: number };

/** Derives the chart from the machine: each state once, in columns by its distance from the initial state. */
export function readChart(root: AnyStateNode): Chart {
  const edges = new Map<string, ChartEdge>();
  const nodes = Object.values(root.states);
  for (const node of nodes) {
    for (const { source, target, eventType } of [...node.transitions.values()].flat()) {
      for (const to of target ?? []) addEdge(edges, source.key, to.key, eventType);
    }
    for (const { target } of node.always ?? []) {
      for (const to of target ?? []) addEdge(edges, node.key, to.key, '');
    }
    for (const [to, event] of waysOut(node, root)) addEdge(edges, node.key, to, event);
  }
  for (const { target, eventType } of [...root.transitions.values()].flat()) {
    for (const to of target ?? []) if (to.parent === root) addEdge(edges, ANYWHERE, to.key, eventType);
  }
  const initial = root.initial.target[0]?.key ?? nodes[0]?.key ?? '';
  const columnOf = distances(initial, [...edges.values()]);
  const rows: number[] = [];
  const place = (id: string, isFinal: boolean): ChartState => {
    const column = columnOf.get(id) ?? 0;
    const row = rows[column] ?? 0;
    rows[column] = row + 1;
    return { id, column, row, isFinal };
  };
  const states = nodes.map((node) => place(node.key, node.type === 'final'));
  if (columnOf.get(initial) === 1) states.unshift(place(ANYWHERE, false));
  return {
    states,
    edges: [...edges.values()],
    columns: rows.length,
    rows: Math.max(...rows.map((count) => count ?? 0)),
  };
}

/** Lists the transitions that leave a state from one of its nested states. */
function waysOut(node: AnyStateNode, root: AnyStateNode): [to: string, event: string][] {
  return Object.values(node.states).flatMap((inner) => [
    ...[...inner.transitions.values()]
      .flat()
      .flatMap(({ target, eventType }) =>
        (target ?? []).flatMap((to): [string, string][] =>
          to.parent === root && to !== node ? [[to.key, eventType]] : [],
        ),
      ),
    ...waysOut(inner, root),
  ]);
}

/** Lists the levels to draw for the current state. Parallel regions get one each. */
export function listLevels(
  node: AnyStateNode,
  value: StateValue | undefined,
  name: string,
): { name: string; node: AnyStateNode; current: string }[] {
  if (value === undefined || Object.keys(node.states).length === 0) return [];
  const inner = typeof value === 'string' ? { [value]: undefined } : value;
  const deeper = Object.entries(inner).flatMap(([key, state]) => {
    const child = node.states[key];
    return child ? listLevels(child, state, `${name} ${key}`) : [];
  });
  return node.type === 'parallel' ? deeper : [{ name, node, current: Object.keys(inner)[0] ?? '' }, ...deeper];
}

export const formatState = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, state]) => (state ? `${key}.${formatState(state)}` : key))
        .join(', ');

function addEdge(edges: Map<string, ChartEdge>, from: string, to: string, event: string) {
  const key = `${from} ${to}`;
  const edge = edges.get(key) ?? { from, to, labels: [] };
  const label = labelOf(event);
  if (label && !edge.labels.includes(label)) edge.labels.push(label);
  edges.set(key, edge);
}

const labelOf = (event: string) => {
  if (event.startsWith('xstate.done.')) return 'done';
  return event.startsWith('xstate.error.') ? 'error' : event;
};

function distances(initial: string, edges: readonly ChartEdge[]) {
  // If there are transitions from anywhere, their node gets the first column.
  const isFirst = edges.every(({ from }) => from !== ANYWHERE);
  const found = new Map(
    isFirst
      ? [[initial, 0]]
      : [
          [ANYWHERE, 0],
          [initial, 1],
        ],
  );
  const queue = [...found.keys()];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    for (const { from, to } of edges) {
      if (from !== state || found.has(to)) continue;
      found.set(to, (found.get(state) ?? 0) + 1);
      queue.push(to);
    }
  }
  return found;
}
