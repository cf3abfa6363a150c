export {
  answerValueRequest,
  askQuestion,
  completeSigning,
  consentToValues,
  delegateSigning,
  rejectContract,
  type Delegate,
  type SignOutcome,
} from './api/acts';
export { phoneDrawing, type Drawing } from './api/drawing';
export { attachFile, saveMark, putAnnotations, putValues } from './api/filling';
export { storeLanguage } from './api/language';
export { readPageText } from './api/page-text';
export { markViewed, readSignContract } from './api/sign-contract';
export type { FinalValue, SignAttachment, SignContract, SignDraft, SignField, SignValues } from './model/sign-contract';
