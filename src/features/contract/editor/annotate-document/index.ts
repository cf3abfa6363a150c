export type { UploadStamp } from './api/add-stamp';
export { createAnnotateMachine } from './api/create-annotate-machine';
export { makeStamp } from './model/make-annotation';
export { AnnotateTools } from './ui/annotate-tools';
export { AnnotationLayer } from './ui/annotation-layer';
export { StampUrls } from './ui/annotation-shape';
export { DrawnAnnotations } from './ui/drawn-annotations';
