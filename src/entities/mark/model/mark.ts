import type { components } from '@/shared/api';

export type Mark = components['schemas']['Mark'];
export type DrawnMark = components['schemas']['DrawnMark'];
export type TypedMark = components['schemas']['TypedMark'];
export type SealMark = components['schemas']['SealMark'];
/** A mark made from text, whose glyphs only the server's fonts have. */
export type OutlinedMark = TypedMark | SealMark;
