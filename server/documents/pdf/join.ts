import { NewPdf } from './new-pdf.ts';
import { dict, name, PdfDict, PdfName, PdfRef, type PdfValue } from './objects.ts';
import { openPdf, type PdfFile } from './pdf-file.ts';
import { createCopier } from './rewrite.ts';

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/**
 * Joins files page by page. Outlines, names and tags are dropped, because they apply to a single file. Layers are kept,
 * so that hidden content stays hidden.
 */
export function joinPdfs(files: readonly Uint8Array[]): Buffer {
  const target = new NewPdf();
  const tree = target.reserve();
  const kids: PdfRef[] = [];
  const layers: Layers = { all: [], off: [] };

  for (const bytes of files) {
    const file = openPdf(bytes);
    const pages = file.pages();
    // Links have to point to the new pages, and must not pull in the old page tree.
    const places = new Map(pages.map(({ ref }) => [ref.number, target.reserve()]));
    const copy = createCopier(file, target, undefined, places);
    for (const page of pages) {
      const place = places.get(page.ref.number);
      if (!place) continue;
      const own = [...page.dict.entries].filter(([key]) => key !== 'Parent' && key !== 'StructParents');
      const entries = new Map<string, PdfValue>(own.map(([key, value]) => [key, copy(value)]));
      for (const key of INHERITED) if (!entries.has(key)) entries.set(key, copy(page.inherited(key)));
      entries.set('Parent', tree);
      target.set(place, new PdfDict([...entries].filter(([, value]) => value !== null)));
      kids.push(place);
    }
    addLayers(file, copy, layers);
  }

  target.set(tree, dict({ Type: name('Pages'), Kids: kids, Count: kids.length }));
  const properties = layers.all.length > 0 && {
    OCProperties: dict({ OCGs: layers.all, D: dict({ OFF: layers.off, Order: layers.all }) }),
  };
  return target.finish(target.add(dict({ Type: name('Catalog'), Pages: tree, ...properties })));
}

type Layers = { all: PdfValue[]; off: PdfValue[] };

function addLayers(file: PdfFile, copy: (value: PdfValue) => PdfValue, layers: Layers) {
  const properties = file.dict(file.root.get('OCProperties'));
  const all = file.array(properties.get('OCGs')).filter((layer) => layer instanceof PdfRef);
  const shown = file.dict(properties.get('D'));
  const base = file.resolve(shown.get('BaseState'));
  const numbersIn = (key: 'ON' | 'OFF') =>
    new Set(file.array(shown.get(key)).flatMap((layer) => (layer instanceof PdfRef ? [layer.number] : [])));
  const [on, off] = [numbersIn('ON'), numbersIn('OFF')];
  const isOff = base instanceof PdfName && base.value === 'OFF' ? (n: number) => !on.has(n) : (n: number) => off.has(n);
  for (const layer of all) {
    const copied = copy(layer);
    layers.all.push(copied);
    if (isOff(layer.number)) layers.off.push(copied);
  }
}
