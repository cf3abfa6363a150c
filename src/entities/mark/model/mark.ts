import type { components } from '@/shared/api';

export type Mark = components['schemas']['Mark'];
export type DrawnMark = components['schemas']['DrawnMark'];
export type TypedMark = components['schemas']['TypedMark'];
export type SealMark = components['schemas']['SealMark'];
/** Made of letters: how it looks is known to the fonts of the server. */
export type OutlinedMark = TypedMark | SealMark;
