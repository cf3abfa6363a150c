import type { Box } from '../geometry.ts';
import { DamagedPdfError } from '../pdf/damage.ts';
import { NewPdf } from '../pdf/new-pdf.ts';
import { dict, name, PdfDict, PdfName, PdfRef, type PdfValue } from '../pdf/objects.ts';
import { inheritPageEntries, readPage, type Inheritance, type PdfPage } from '../pdf/page-tree.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import { createCopier } from '../pdf/rewrite.ts';

const MAX_DEPTH = 64;
/** Nodes can refer to each other so that their number doubles at every level. */
const MAX_VISITS = 10_000;

/**
 * Rewrites a file with a flat list of pages that inherit nothing. Viewers open page trees with wrong counts, cycles or
 * missing types, but disagree on the pages. Throws DamagedPdfError if a page is missing.
 */
export function rebuildPageTree(file: PdfFile): Buffer {
  const { pages, nodes } = findPages(file);
  const target = new NewPdf();
  const [root, tree] = [target.reserve(), target.reserve()];
  const places = new Map<number, PdfRef>([[file.rootRef.number, root], ...nodes.map((node) => [node, tree] as const)]);
  const kids = pages.map(({ ref }) => {
    const kid = target.reserve();
    // Links to a page that occurs twice go to the first occurrence.
    if (ref && !places.has(ref.number)) places.set(ref.number, kid);
    return kid;
  });
  const copy = createCopier(file, target, undefined, places);
  const copyDict = (value: PdfDict) => {
    const copied = copy(value);
    if (!(copied instanceof PdfDict)) throw new TypeError('a dictionary is copied as one');
    return copied;
  };
  pages.forEach(({ page }, index) => target.set(kids[index] ?? tree, copyDict(toPlain(page)).with({ Parent: tree })));
  target.set(tree, dict({ Type: name('Pages'), Kids: kids, Count: kids.length }));
  target.set(root, copyDict(file.root.with({ Pages: null })).with({ Pages: tree }));
  const info = file.trailer.get('Info');
  const copiedInfo = info instanceof PdfRef ? copy(info) : null;
  return target.finish(root, copiedInfo instanceof PdfRef ? copiedInfo : null);
}

function toPlain({ dict: page, info, inherited }: PdfPage): PdfDict {
  const box: Box = info.cropBox;
  return page.with({
    Type: name('Page'),
    Parent: null,
    MediaBox: [...box],
    CropBox: null,
    Rotate: info.rotation || null,
    Resources: inherited('Resources'),
  });
}

/** `ref` is null if the page is stored directly in the tree. */
type Found = { page: PdfPage; ref: PdfRef | null };

function findPages(file: PdfFile): { pages: Found[]; nodes: number[] } {
  const pages: Found[] = [];
  const nodes = new Set<number>();
  let visits = 0;

  function walk(value: PdfValue, above: Inheritance, path: readonly number[]) {
    visits += 1;
    if (visits > MAX_VISITS || path.length > MAX_DEPTH) throw new DamagedPdfError('the tree of pages is too large');
    const ref = value instanceof PdfRef ? value : null;
    if (ref && path.includes(ref.number)) return;
    const node = file.resolve(value);
    if (ref && node === null) throw new DamagedPdfError('a page is missing');
    if (!(node instanceof PdfDict)) return;
    const here = inheritPageEntries(node, above);
    const kids = file.resolve(node.get('Kids'));
    if (Array.isArray(kids)) {
      if (ref) nodes.add(ref.number);
      for (const kid of kids) walk(kid, here, ref ? [...path, ref.number] : path);
    } else if (!isEmptyNode(node, file)) {
      pages.push({ ref, page: readPage(file, ref ?? new PdfRef(0), node, here, pages.length + 1) });
    }
  }

  walk(file.root.get('Pages'), new Map(), []);
  return { pages, nodes: [...nodes] };
}

function isEmptyNode(node: PdfDict, file: PdfFile) {
  const type = file.resolve(node.get('Type'));
  return type instanceof PdfName && type.value === 'Pages' && node.get('Contents') === null;
}
