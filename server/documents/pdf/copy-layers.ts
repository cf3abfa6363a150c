import { dict, PdfName, PdfRef, type PdfDict, type PdfValue } from './objects.ts';
import type { PdfFile } from './pdf-file.ts';

export type Layers = { all: PdfValue[]; off: PdfValue[] };

export const createEmptyLayers = (): Layers => ({ all: [], off: [] });

/** Adds a file's layers to the new file, so that hidden content stays hidden. */
export function addLayers(file: PdfFile, copy: (value: PdfValue) => PdfValue, layers: Layers) {
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

export const buildLayerEntry = ({ all, off }: Layers): { OCProperties?: PdfDict } =>
  all.length > 0 ? { OCProperties: dict({ OCGs: all, D: dict({ OFF: off, Order: all }) }) } : {};
