export {
  contractQueries,
  type Annotation,
  type Channel,
  type Contract,
  type ContractChange,
  type ContractEvent,
  type ContractFilter,
  type ContractListItem,
  type ContractMessage,
  type ContractProblem,
  type ContractSettings,
  type ContractSort,
  type ContractState,
  type ContractTab,
  type Field,
  type FieldKind,
  type Receiver,
  type ReceiverDraft,
  type ReceiverRole,
  type SenderMark,
  type Suggestion,
  type VerificationStep,
  type ViewerWhen,
} from './api/contract';
export { ContractBadge } from './ui/contract-badge';
export { ProblemList } from './ui/problem-list';
export { ScheduleFields } from './ui/schedule-fields';
export { LanguageField } from './ui/language-field';
export { SealTrack } from './ui/seal-track';
export { isDeadlineNear } from './model/contract-status';
export { LANGUAGE_CHOICES, SHOW_OTHERS_CHOICES } from './model/setting-choices';
export { toChannels, toChannelChoice, CHANNEL_CHOICES, type ChannelChoice } from './model/channel-choice';
export { CHANNEL_LABELS, FIELD_KIND_LABELS, ROLE_LABELS, formatOptionName, formatVerification } from './model/words';
