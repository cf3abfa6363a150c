export {
  fillFieldsMachine,
  type FillFieldsContext,
  type FillFieldsInput,
  type FillingRef,
} from './model/fill-fields.machine';
export { findOverflow } from './model/find-overflow';
export { judgedFields } from './model/judged';
export { isOpenToDoubt, NOTHING_REFUSED, refusalOf, withRefusals, type Refusal, type Refused } from './model/refused';
export { useFits } from './model/use-fits';
export {
  useFilled,
  useIsAsking,
  useIsCurrent,
  useIsSaid,
  usePlace,
  useQuestion,
  useResolved,
} from './model/use-filling';
