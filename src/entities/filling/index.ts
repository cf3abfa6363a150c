export {
  fillFieldsMachine,
  type FillFieldsContext,
  type FillFieldsInput,
  type FillingRef,
} from './model/fill-fields.machine';
export { findOverflow } from './model/find-overflow';
export { validateFields } from './model/validated-fields';
export {
  needsServerCheck,
  NO_REJECTIONS,
  findRejection,
  addRejections,
  type ValueRejection,
  type ValueRejections,
} from './model/value-rejections';
export { usePatternMatcher } from './model/use-pattern-matcher';
export {
  useFillingContext,
  useIsServerChecking,
  useIsCurrent,
  useIsErrorShown,
  useQuestionPosition,
  useQuestion,
  useResolvedField,
} from './model/use-filling';
