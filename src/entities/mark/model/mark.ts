import type { components } from '@/shared/api';

export type Mark = components['schemas']['Mark'];
export type DrawnMark = components['schemas']['DrawnMark'];
export type TypedMark = components['schemas']['TypedMark'];
export type SealMark = components['schemas']['SealMark'];
/** Marks made from text. Only the server's fonts have their glyphs. */
export type OutlinedMark = TypedMark | SealMark;
