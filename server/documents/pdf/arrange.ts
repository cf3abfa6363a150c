import type { PageInfo, Rotation } from '../geometry.ts';
import { addLayers, createEmptyLayers, buildLayerEntry } from './copy-layers.ts';
import { copyPage } from './copy-page.ts';
import { NewPdf } from './new-pdf.ts';
import { dict, name, PdfRef, type PdfDict, type PdfValue } from './objects.ts';
import type { PdfPage } from './page-tree.ts';
import { openPdf, type PdfFile } from './pdf-file.ts';
import { createCopier } from './rewrite.ts';
import { omitUnusedPictures } from './unused-pictures.ts';

/** A page of the source file, numbered from 1, with an additional clockwise rotation. */
export type ArrangedPage = { page: number; turn: Rotation };

export type ArrangedPages = { bytes: Uint8Array; pages: PageInfo[] };

/**
 * Creates a file from the given pages. Nothing of the other pages remains: no contents, no links to them, no images
 * that only they use. Drops outlines, names and tags, because they refer to the old order.
 */
export function arrangePdf(bytes: Uint8Array, arrangement: readonly ArrangedPage[]): Buffer {
  const file = openPdf(bytes);
  const pages = file.pages();
  const target = new NewPdf();
  const tree = target.reserve();
  // Replaces removed pages with empty objects, so that references don't pull them into the new file.
  const places = new Map(pages.map(({ ref }) => [ref.number, target.reserve()]));
  const copy = createCopier(file, target, undefined, places);
  const kept = new Set(arrangement.map(({ page }) => page));
  const removed = new Set(pages.flatMap(({ ref, info }) => (kept.has(info.number) ? [] : [ref.number])));

  const kids = arrangement.map(({ page: number, turn }) => {
    const page = pages[number - 1];
    const place = page && places.get(page.ref.number);
    if (!page || !place) throw new RangeError(`there is no page ${number}`);
    const changed = new Map<string, PdfValue>();
    if (turn !== 0) changed.set('Rotate', (page.info.rotation + turn) % 360);
    if (removed.size > 0) {
      changed.set('Annots', omitLinksTo(removed, page, file));
      const resources = omitUnusedPictures(page, file);
      if (resources) changed.set('Resources', resources);
    }
    target.set(place, copyPage(page, copy, tree, changed));
    return place;
  });

  const layers = createEmptyLayers();
  addLayers(file, copy, layers);
  target.set(tree, dict({ Type: name('Pages'), Kids: kids, Count: kids.length }));
  return target.finish(target.add(dict({ Type: name('Catalog'), Pages: tree, ...buildLayerEntry(layers) })));
}

function omitLinksTo(removed: ReadonlySet<number>, page: PdfPage, file: PdfFile): PdfValue {
  const own = page.dict.get('Annots');
  const annotations = file.array(own);
  const rest = annotations.filter((annotation) => !leadsTo(removed, file.dict(annotation), file));
  return rest.length === annotations.length ? own : rest.length > 0 ? rest : null;
}

function leadsTo(removed: ReadonlySet<number>, annotation: PdfDict, file: PdfFile): boolean {
  const destinations = [annotation.get('Dest'), file.dict(annotation.get('A')).get('D')];
  return destinations.some((destination) => {
    const [page] = file.array(destination);
    return page instanceof PdfRef && removed.has(page.number);
  });
}
