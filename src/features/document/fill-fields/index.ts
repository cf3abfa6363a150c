export { useMessages as useFillMessages } from './messages';
export { useReadingZoom } from './model/use-reading-zoom';
export { FillBar } from './ui/fill-bar';
export { FillBox } from './ui/fill-box';
export { FillControl, type FieldContent } from './ui/fill-control';
export { FillSteps } from './ui/fill-steps';
