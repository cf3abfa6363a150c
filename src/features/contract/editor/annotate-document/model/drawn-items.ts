import type { Annotation } from '@/entities/contract';

/** The API gives annotations no ids, so the editor assigns keys. */
export type Item = { key: string; annotation: Annotation };
export type Items = readonly Item[];

export const MAX_ANNOTATIONS = 500;

let last = 0;
export const createItem = (annotation: Annotation): Item => ({ key: `annotation ${(last += 1)}`, annotation });
