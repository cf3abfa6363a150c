import type { components } from '@/shared/api';

export type Mark = components['schemas']['Mark'];
export type DrawnMark = components['schemas']['DrawnMark'];
export type TypedMark = components['schemas']['TypedMark'];
export type SealMark = components['schemas']['SealMark'];
/** Made of text, whose shape only the fonts of the server know. */
export type OutlinedMark = TypedMark | SealMark;
