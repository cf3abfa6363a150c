import { addLayers, createEmptyLayers, buildLayerEntry } from './copy-layers.ts';
import { copyPage } from './copy-page.ts';
import { NewPdf } from './new-pdf.ts';
import { dict, name, type PdfRef } from './objects.ts';
import { openPdf } from './pdf-file.ts';
import { createCopier } from './rewrite.ts';

/**
 * Joins files. Drops outlines, names and tags, which apply to a single file. Keeps layers, so that hidden content stays
 * hidden.
 */
export function joinPdfs(files: readonly Uint8Array[]): Buffer {
  const target = new NewPdf();
  const tree = target.reserve();
  const kids: PdfRef[] = [];
  const layers = createEmptyLayers();

  for (const bytes of files) {
    const file = openPdf(bytes);
    const pages = file.pages();
    // Makes links point to the new pages instead of pulling in the old page tree.
    const places = new Map(pages.map(({ ref }) => [ref.number, target.reserve()]));
    const copy = createCopier(file, target, undefined, places);
    for (const page of pages) {
      const place = places.get(page.ref.number);
      if (!place) continue;
      target.set(place, copyPage(page, copy, tree));
      kids.push(place);
    }
    addLayers(file, copy, layers);
  }

  target.set(tree, dict({ Type: name('Pages'), Kids: kids, Count: kids.length }));
  return target.finish(target.add(dict({ Type: name('Catalog'), Pages: tree, ...buildLayerEntry(layers) })));
}
