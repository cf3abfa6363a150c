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

export const TITLE_MAX = 100;
export const MESSAGE_MAX = 300;
export const REASON_MIN = 2;
export const REASON_MAX = 500;
export const MOST_PAGES = 500;
export const MOST_BYTES = 50 * 1_048_576;
