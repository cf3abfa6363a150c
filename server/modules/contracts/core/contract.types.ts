import type { components } from '#openapi';

type Schemas = components['schemas'];
export type ContractStatus = Schemas['ContractStatus'];
export type ContractSettings = Schemas['ContractSettings'];
export type ContractState = Schemas['ContractState'];
export type Contract = Schemas['Contract'];
export type Field = Schemas['Field'];
export type Annotation = Schemas['Annotation'];
export type Receiver = Schemas['Receiver'];
export type ReceiverDraft = Schemas['ReceiverDraft'];
export type ReceiverRole = Schemas['ReceiverRole'];
export type ReceiverState = Schemas['ReceiverState'];
export type Channel = Schemas['Channel'];
export type VerificationStep = Schemas['VerificationStep'];
export type Problem = Schemas['ContractProblem'];

export const MAX_TITLE_LENGTH = 100;
export const MAX_MESSAGE_LENGTH = 300;
export const MIN_REASON_LENGTH = 2;
export const MAX_REASON_LENGTH = 500;
export const MAX_PAGES = 500;
export const MAX_BYTES = 50 * 1_048_576;
