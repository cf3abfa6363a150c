import type { Annotation } from '@/entities/contract';

/** An annotation with a key. The API doesn't give annotations ids, so the editor assigns the keys. */
export type Item = { key: string; annotation: Annotation };
export type Items = readonly Item[];

export const MAX_ANNOTATIONS = 500;

let last = 0;
export const createItem = (annotation: Annotation): Item => ({ key: `annotation ${(last += 1)}`, annotation });
