export type { ReadyStamp } from './api/add-stamp';
export { annotateDocumentMachine } from './model/annotate-document.machine';
export { makeStamp } from './model/make-annotation';
export { AnnotateTools, type AnnotateMode } from './ui/annotate-tools';
export { AnnotationLayer, type AnnotateTool } from './ui/annotation-layer';
export { StampAddresses } from './ui/annotation-shape';
export { DrawnAnnotations } from './ui/drawn-annotations';
