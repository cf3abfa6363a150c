export type { Filler, FillField, FillValues } from '#rules/fill-field.ts';
export { inGuidedOrder } from './model/guided-order';
export { useFillFields, type Filling } from './model/use-fill-fields';
export { FillBar } from './ui/fill-bar';
export { FillBox } from './ui/fill-box';
export type { FilledIn } from './ui/fill-control';
export { FillSteps } from './ui/fill-steps';
