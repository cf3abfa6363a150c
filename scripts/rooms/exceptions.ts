/** Known violations. The check also fails if there are fewer, so this list can only shrink. */

/** Imports from a module that comes later in ORDER. */
export const UPWARD_IMPORTS: readonly (readonly [from: string, to: string, imports: number])[] = [];

/** Imports that complete a cycle. */
export const CYCLE_EXCEPTIONS: readonly (readonly [from: string, to: string])[] = [
  ['server/audit/check-actions.ts', 'server/audit/compare-record.ts'],
  ['server/configuration/production.ts', 'server/config.ts'],
  ['server/documents/pages/system-fonts.ts', 'server/documents/pages/pdfium.ts'],
  ['server/documents/pdf/page-tree.ts', 'server/documents/pdf/pdf-file.ts'],
  ['server/documents/suggest/page/level-words.ts', 'server/documents/suggest/page/seen.ts'],
];

/** Modules over the size limit, with lines rounded to the nearest hundred. */
export const OVERSIZED_MODULES: readonly (readonly [module: string, files: number, lines: number])[] = [];
