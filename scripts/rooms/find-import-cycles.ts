import type { SourceFile } from './source-file.ts';

type Arrow = readonly [from: string, to: string];

/** Reports every cycle without an exception, and every exception without a cycle. */
export function findImportCycles(files: readonly SourceFile[], closing: readonly Arrow[]): string[] {
  const all = new Map(files.map(({ path, imports }) => [path, imports]));
  const isClosing = ([from, to]: Arrow) => closing.some((one) => one[0] === from && one[1] === to);
  const remaining = new Map(
    files.map(({ path, imports }) => [path, imports.filter((target) => !isClosing([path, target]))]),
  );
  const circles = findCycles(all);
  const idle = closing.filter(
    ([from, to]) => !all.get(from)?.includes(to) || !circles.some((one) => one.includes(from) && one.includes(to)),
  );
  return [
    ...findCycles(remaining).map(
      (circle) =>
        `These import each other in a circle, types count: ${circle.toSorted().join(', ')}. Move what they share to a file below.`,
    ),
    ...idle.map(([from, to]) => `${from} → ${to} closes no circle any more: take it out of CLOSING.`),
  ];
}

/** Finds sets of files that can all reach each other, using Tarjan's algorithm. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  function visit(file: string) {
    const number = numbers.size;
    numbers.set(file, number);
    lowest.set(file, number);
    path.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!numbers.has(target)) visit(target);
      // A file that is no longer on the path belongs to a completed cycle.
      if (path.includes(target)) lowest.set(file, Math.min(lowest.get(file) ?? number, lowest.get(target) ?? number));
    }
    if (lowest.get(file) !== number) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle);
  }

  for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
  return circles;
}
