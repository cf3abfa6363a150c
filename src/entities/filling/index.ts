export {
  fillFieldsMachine,
  type FillFieldsContext,
  type FillFieldsEvent,
  type FillFieldsInput,
  type FillingRef,
} from './model/fill-fields.machine';
export { inGuidedOrder } from './model/guided-order';
export { NOTHING_REFUSED, refusalOf, type Refusal, type Refused } from './model/refused';
export {
  useFilled,
  useIsAsking,
  useIsCurrent,
  useIsSaid,
  usePlace,
  useQuestion,
  useResolved,
} from './model/use-filling';
