export type { DrawnMark, Mark, SealMark, TypedMark } from './model/mark';
export { toStrokePath } from './model/stroke-path';
export { PlacedMark } from './ui/placed-mark';
export { MarkPicture } from './ui/mark-picture';
