import type { NoticeCode } from '../intake.types.ts';
import { PdfDict, PdfRef, type PdfValue } from '../pdf/objects.ts';
import type { PdfFile } from '../pdf/pdf-file.ts';
import type { DictChange } from '../pdf/rewrite.ts';
import { getActionKind, FILE_ANNOTATIONS, readName, type ActiveContent } from './survey.ts';

export const ACTIVE_NOTICES: Record<ActiveContent, NoticeCode> = {
  JAVASCRIPT: 'JAVASCRIPT_REMOVED',
  LAUNCH: 'LAUNCH_ACTION_REMOVED',
  EMBEDDED: 'EMBEDDED_FILES_REMOVED',
  XFA: 'XFA_REMOVED',
};

/** Removed from every dictionary. Usage rights and permissions only apply to the unmodified original. */
const REMOVED_KEYS = ['XFA', 'NeedsRendering', 'EF', 'AF', 'EmbeddedFiles', 'Collection', 'Perms'];

/** Removes active content from every dictionary. With `form`, also removes forms and their widgets. */
export const createActiveContentRemover =
  ({ form }: { form: boolean }): DictChange =>
  (dict, file) => {
    const kept: (readonly [string, PdfValue])[] = [];
    for (const [key, value] of dict.entries) {
      if (REMOVED_KEYS.includes(key) || (form && key === 'AcroForm')) continue;
      const found = file.resolve(value);
      if (key === 'JavaScript' && found instanceof PdfDict) continue;
      if (getActionKind(key, found, file)) continue;
      kept.push([key, Array.isArray(found) ? filtered(key, value, found, file, form) : value]);
    }
    return new PdfDict(kept);
  };

function filtered(key: string, value: PdfValue, items: PdfValue[], file: PdfFile, form: boolean): PdfValue {
  const stays = items.filter((item) => !isRemoved(key, item, file, form));
  // The same array if nothing changed, so that shared arrays stay shared.
  return stays.length === items.length ? value : stays;
}

function isRemoved(key: string, item: PdfValue, file: PdfFile, form: boolean) {
  if (!(item instanceof PdfRef) && !(item instanceof PdfDict)) return false;
  const dict = file.resolve(item);
  if (!(dict instanceof PdfDict)) return false;
  if (getActionKind(key, dict, file)) return true;
  if (key !== 'Annots') return false;
  const kind = readName(dict.get('Subtype'), file) ?? '';
  return FILE_ANNOTATIONS.has(kind) || (form && kind === 'Widget');
}
