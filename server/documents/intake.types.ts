import type { Suggestion } from './fields.ts';
import type { PageInfo } from './geometry.ts';

export type FileKind = 'PDF' | 'PNG' | 'JPEG' | 'HWP' | 'HWPX';

export const REFUSAL_CODES = [
  'FILE_EMPTY',
  'FILE_UNKNOWN',
  'FILE_TOO_LARGE',
  'FILE_ENCRYPTED',
  'FILE_COPY_PROTECTED',
  'FILE_DAMAGED',
  'FILE_TOO_MANY_PAGES',
  'FILE_TOO_MANY_PIXELS',
  'FILE_TOO_COMPLEX',
  'FILE_TOO_MUCH_MEMORY',
  'FILE_UNPACKS_TOO_LARGE',
  'SIGNED_AND_ACTIVE',
  'SIGNED_AND_LOCKED',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export const NOTICE_CODES = [
  'REPAIRED',
  'OWNER_PASSWORD_REMOVED',
  'JAVASCRIPT_REMOVED',
  'LAUNCH_ACTION_REMOVED',
  'EMBEDDED_FILES_REMOVED',
  'XFA_REMOVED',
  'FORM_FLATTENED',
  'HANGUL_CONVERTED',
  'CHARACTERS_REPLACED',
  'IMAGE_CONVERTED',
  'ALREADY_SIGNED',
  'FONT_SUBSTITUTED',
] as const;
export type NoticeCode = (typeof NOTICE_CODES)[number];

export type IntakeOutcome =
  | {
      status: 'READY' | 'NEEDS_CONFIRMATION';
      kind: FileKind;
      pages: PageInfo[];
      notices: { code: NoticeCode; message: string }[];
      refusal: null;
      sha256: string;
      normalised: Uint8Array;
      normalisedSha256: string;
      suggestions: Suggestion[];
    }
  | {
      status: 'REFUSED';
      kind: FileKind | null;
      pages: [];
      notices: [];
      refusal: { errorCode: RefusalCode; message: string };
      sha256: string;
      normalised: null;
      normalisedSha256: null;
      suggestions: [];
    };
