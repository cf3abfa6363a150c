export { useGoneMarks } from './model/use-gone-marks';
export { useJudged } from './model/use-judged';
export { useOwnFiles } from './model/use-own-files';
export { ChooseMark } from './ui/choose-mark';
export { FilledIn } from './ui/filled-in';
export { FillOwnSide } from './ui/fill-own-side';
export { OwnEntry } from './ui/own-entry';
