import path from 'node:path';

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
/** The modules that each page starts with, by the name of the page's files. */
type Pages = Readonly<Record<string, readonly string[]>>;

/**
 * Returns a function that groups modules into files by the pages that need them, so that pages load few files and
 * nothing unnecessary. Pages in `lean` must stay small, so modules that they need are not grouped.
 */
export function createFileNames(root: string, pages: Pages, lean: readonly string[]) {
  let names: ReadonlyMap<string, string> | null = null;
  return (id: string, graph: ModuleGraph) => {
    names ??= nameModules(graph, pages, lean, (module) => path.join(root, module));
    return names.get(id) ?? null;
  };
}

function nameModules(graph: ModuleGraph, pages: Pages, lean: readonly string[], idOf: (module: string) => string) {
  const names = new Map<string, string>();
  const left = findNeeded(graph, lean.map(idOf));
  for (const [page, modules] of Object.entries(pages))
    for (const id of findNeeded(graph, modules.map(idOf)))
      if (!left.has(id)) names.set(id, [names.get(id) ?? [], page].flat().join('-'));
  return names;
}

/** Returns these modules and everything they import, directly or indirectly. */
function findNeeded(graph: ModuleGraph, modules: readonly string[]): ReadonlySet<string> {
  const needed = new Set(modules);
  for (const id of needed) {
    const module = graph.getModuleInfo(id);
    if (!module) throw new Error(`There is no module ${id}.`);
    for (const imported of module.importedIds) needed.add(imported);
  }
  return needed;
}
