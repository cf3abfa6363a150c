import { createHash } from 'node:crypto';
import { PdfDict, PdfName, PdfRef, PdfStream, PdfString, type PdfValue } from '../pdf/objects.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';

/** Hashes of what a page itself shows, of the annotations on it, and of both. */
export type PageDigest = { content: string; annotations: readonly string[]; whole: string };

const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
/** Entries that lead upwards or don't affect a page's appearance. Elsewhere, these keys can name images and fonts. */
const LEADING_AWAY = { Parent: null, P: null, Popup: null, StructParent: null, StructParents: null };

/**
 * Creates a function that hashes a page's appearance, to compare pages across revisions even if their objects moved.
 */
export function createPageHasher(file: PdfFile, pages: readonly PdfPage[]) {
  const isPage = new Map(pages.map(({ ref, info }) => [ref.number, info.number]));
  const known = new Map<number, string>();
  const open = new Set<number>();

  function digest(value: PdfValue): string {
    if (!(value instanceof PdfRef)) return describe(value);
    if (isPage.has(value.number)) return `page ${value.number}`;
    const before = known.get(value.number);
    if (before !== undefined) return before;
    if (open.has(value.number)) return 'circle';
    open.add(value.number);
    const made = hash(describe(file.get(value)));
    known.set(value.number, made);
    return made;
  }

  function describe(value: PdfValue): string {
    if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (value instanceof PdfName) return `/${JSON.stringify(value.value)}`;
    if (value instanceof PdfString) return `(${Buffer.from(value.bytes).toString('hex')})`;
    if (value instanceof PdfRef) return digest(value);
    if (value instanceof PdfStream) return `${describeDict(value.dict)} ${hash(value.bytes)}`;
    if (value instanceof PdfDict) return describeDict(value);
    return `[${value.map(digest).join(' ')}]`;
  }

  const describeDict = ({ entries }: PdfDict) =>
    `<<${[...entries]
      .map(([key, value]) => `${JSON.stringify(key)} ${digest(value)}`)
      .toSorted()
      .join(' ')}>>`;

  const once = createCache<string>((content) => hash(content));
  const listOnce = createCache<string[]>((contents) => contents.map(hash));

  /** Includes the annotation's field, because a widget shows the field's value, which may be in a parent object. */
  const describeAnnotation = (value: PdfValue) => {
    const annotation = file.dict(value);
    const field = once(file.dict(annotation.get('Parent')), (above) =>
      describeDict(above.with({ ...LEADING_AWAY, Kids: null })),
    );
    return `${once(annotation, (own) => describeDict(own.with(LEADING_AWAY)))} ${field}`;
  };

  const describeAnnotations = (annotations: PdfValue[]) =>
    annotations.filter((annotation) => !isUnseenSignature(file, file.dict(annotation))).map(describeAnnotation);

  return {
    ofPage(page: PdfPage): PageDigest {
      const own = describeDict(page.dict.with({ ...LEADING_AWAY, Annots: null }));
      const inherited = INHERITED.map((key) => {
        const value = page.inherited(key);
        return typeof value === 'object' && value !== null ? once(value, describe) : describe(value);
      });
      const annotations = listOnce(file.array(page.dict.get('Annots')), describeAnnotations);
      const content = hash([own, ...inherited].join('\n'));
      return { content, annotations, whole: hash([content, ...annotations].join('\n')) };
    },
    of: (value: PdfValue): string => hash(digest(value)),
  };
}

/** Hashes what is made of shared objects only once, because any number of pages can share them. */
function createCache<Content>(hashIn: (content: Content) => Content) {
  const known = new WeakMap<object, Content>();
  return <T extends object>(value: T, describe: (value: T) => Content): Content => {
    const made = known.get(value) ?? hashIn(describe(value));
    known.set(value, made);
    return made;
  };
}

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64');

/** Returns whether the annotation is an invisible signature. It doesn't change the page, and is reported separately. */
function isUnseenSignature(file: PdfFile, annotation: PdfDict) {
  const type = file.resolve(annotation.get('FT'));
  const [left, bottom, right, top] = file.array(annotation.get('Rect'));
  return type instanceof PdfName && type.value === 'Sig' && left === right && bottom === top;
}
