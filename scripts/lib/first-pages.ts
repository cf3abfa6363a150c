import path from 'node:path';

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };
/** The modules that a page begins with, by the name of its files. */
type Pages = Readonly<Record<string, readonly string[]>>;

/**
 * Names the file of a module by which of these pages need it: each finds what it needs in few files, and loads nothing that only
 * another one needs. Modules that none of them needs have no name, nor have those that the pages of `lean` need as well: these
 * would load more than is theirs.
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

/** All that these modules import, directly or not, and the modules themselves. */
function findNeeded(graph: ModuleGraph, modules: readonly string[]): ReadonlySet<string> {
  const needed = new Set(modules);
  for (const id of needed) {
    const module = graph.getModuleInfo(id);
    if (!module) throw new Error(`There is no module ${id}.`);
    for (const imported of module.importedIds) needed.add(imported);
  }
  return needed;
}
