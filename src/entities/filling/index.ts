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
  NO_REFUSALS,
  findRefusal,
  addRefusals,
  type Refusal,
  type KnownRefusals,
} from './model/refused';
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
