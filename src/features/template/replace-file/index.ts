export type { Replacement } from './api/replacement';
export { ReplacementPreview } from './ui/replacement-preview';
