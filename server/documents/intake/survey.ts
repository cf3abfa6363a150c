import { isBrotli } from '../pdf/flate.ts';
import { PdfDict, PdfName, PdfRef, PdfStream, PdfString, decodeText, type PdfValue } from '../pdf/objects.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { RefusedFileError } from './refused-file-error.ts';
import { listFilters, isTooLargeUnpacked } from './unpacked-content.ts';

export type ActiveContent = 'JAVASCRIPT' | 'LAUNCH' | 'EMBEDDED' | 'XFA';

export type PdfSurvey = { active: Set<ActiveContent>; hasForeignFonts: boolean; hasBrotli: boolean };

const MAX_OBJECTS = 500_000;

/**
 * Reads every reachable object, to find damage and active content at upload. Skips `contents`, which were checked
 * before.
 */
export function surveyPdf(file: PdfFile, contents: ReadonlySet<PdfStream>): PdfSurvey {
  const survey: PdfSurvey = { active: new Set(), hasForeignFonts: false, hasBrotli: false };
  const seen = new Set<number>();
  const waiting: PdfValue[] = [file.rootRef, file.trailer.get('Info')];
  let count = 0;
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (value instanceof PdfRef) {
      if (seen.has(value.number)) continue;
      seen.add(value.number);
      waiting.push(file.get(value));
      continue;
    }
    count += 1;
    if (count > MAX_OBJECTS) throw new RefusedFileError('PDF', 'FILE_TOO_COMPLEX');
    if (Array.isArray(value)) for (const item of value) push(waiting, item);
    if (value instanceof PdfStream) {
      const filters = listFilters(value, file);
      survey.hasBrotli ||= filters.some(isBrotli);
      if (!contents.has(value) && isTooLargeUnpacked(file, value, filters))
        throw new RefusedFileError('PDF', 'FILE_UNPACKS_TOO_LARGE');
    }
    const dict = value instanceof PdfStream ? value.dict : value;
    if (!(dict instanceof PdfDict)) continue;
    for (const kind of activeIn(dict, file)) survey.active.add(kind);
    survey.hasForeignFonts ||= isForeignFont(dict, file);
    for (const item of dict.entries.values()) push(waiting, item);
  }
  return survey;
}

/** Queues a value for reading, unless its type can't contain references. */
function push(waiting: PdfValue[], value: PdfValue) {
  if (typeof value === 'object' && value !== null && !(value instanceof PdfName) && !(value instanceof PdfString))
    waiting.push(value);
}

const JAVASCRIPT_ACTIONS = new Set(['JavaScript']);
/** Actions that start programs, open other files, submit data, play media, or change what is visible. */
const ACTING_ACTIONS = new Set([
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
  'Hide',
  'SetOCGState',
]);
export const FILE_ANNOTATIONS = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);

/** Keys whose values are actions, whatever their type claims. */
const ACTION_KEYS = new Set(['A', 'OpenAction', 'PA', 'Next']);
const LEADING_TO_ACTIONS = [...ACTION_KEYS, 'AA'];

/** Returns the kind of active content under this key, or null. */
export function getActionKind(key: string, value: PdfValue, file: PdfFile): 'JAVASCRIPT' | 'LAUNCH' | null {
  const found = file.resolve(value);
  if (!(found instanceof PdfDict)) return null;
  // AA maps events to actions.
  if (key !== 'AA') return kindOf(found, file, ACTION_KEYS.has(key));
  const kinds = [...found.entries.values()].map((action) => kindOf(file.dict(action), file, true));
  return kinds.find((kind) => kind !== null) ?? null;
}

function kindOf(dict: PdfDict, file: PdfFile, isAction: boolean): 'JAVASCRIPT' | 'LAUNCH' | null {
  const kind = readName(dict.get('S'), file);
  if (kind === null) return null;
  if (dict.entries.has('JS')) return 'JAVASCRIPT';
  // Structure elements have an S entry, too, but aren't actions.
  if (!isAction && (dict.entries.has('K') || readName(dict.get('Type'), file) === 'StructElem')) return null;
  if (JAVASCRIPT_ACTIONS.has(kind)) return 'JAVASCRIPT';
  if (kind === 'URI' && isScript(file.resolve(dict.get('URI')))) return 'JAVASCRIPT';
  return ACTING_ACTIONS.has(kind) ? 'LAUNCH' : null;
}

/**
 * Returns whether a URI runs a script or opens a local file. Browsers ignore control characters and spaces, so this
 * does, too.
 */
const isScript = (uri: PdfValue) =>
  /^(?:javascript|vbscript|data|file):/i.test((decodeText(uri) ?? '').replace(/[\0-\x20]/g, ''));

function activeIn(dict: PdfDict, file: PdfFile): ActiveContent[] {
  const found: ActiveContent[] = [];
  const itself = kindOf(dict, file, false);
  if (itself) found.push(itself);
  for (const key of LEADING_TO_ACTIONS) {
    if (!dict.entries.has(key)) continue;
    for (const item of [file.resolve(dict.get(key))].flat()) {
      const action = getActionKind(key, item, file);
      if (action) found.push(action);
    }
  }
  if (file.resolve(dict.get('JavaScript')) instanceof PdfDict) found.push('JAVASCRIPT');
  if (file.resolve(dict.get('EF')) instanceof PdfDict || isFilled(dict.get('EmbeddedFiles'), file))
    found.push('EMBEDDED');
  if (FILE_ANNOTATIONS.has(readName(dict.get('Subtype'), file) ?? '') && dict.entries.has('Rect'))
    found.push('EMBEDDED');
  if (dict.entries.has('XFA') && file.resolve(dict.get('XFA')) !== null) found.push('XFA');
  return found;
}

function isFilled(tree: PdfValue, file: PdfFile) {
  const dict = file.dict(tree);
  return file.array(dict.get('Names')).length > 0 || file.array(dict.get('Kids')).length > 0;
}

export function readName(value: PdfValue, file: PdfFile): string | null {
  const found = file.resolve(value);
  return found instanceof PdfName ? found.value : null;
}

const EVERY_VIEWERS = /^(?:Helvetica|Times|Courier|Symbol|ZapfDingbats)(?:$|-)/;

function isForeignFont(dict: PdfDict, file: PdfFile) {
  if (readName(dict.get('Type'), file) !== 'FontDescriptor') return false;
  if (['FontFile', 'FontFile2', 'FontFile3'].some((key) => dict.entries.has(key))) return false;
  return !EVERY_VIEWERS.test(readName(dict.get('FontName'), file) ?? '');
}

/** Returns whether the repair lost content, fonts or images that a page refers to. */
export function hasLostParts(file: PdfFile, pages: PdfPage[]): boolean {
  const isLost = (value: PdfValue) => value instanceof PdfRef && file.resolve(value) === null;
  return pages.some(({ dict, inherited }) => {
    const contents = dict.get('Contents');
    if (isLost(contents) || file.array(contents).some(isLost)) return true;
    const resources = inherited('Resources');
    if (!(resources instanceof PdfDict)) return isLost(dict.get('Resources'));
    return ['XObject', 'Font'].some((key) => [...file.dict(resources.get(key)).entries.values()].some(isLost));
  });
}
