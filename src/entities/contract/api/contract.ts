import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fillInLists } from '#rules/list-items.ts';
import { api, unwrap, type components } from '@/shared/api';

type Schemas = components['schemas'];
export type Contract = Schemas['Contract'];
export type ContractListItem = Schemas['ContractListItem'];
export type ContractStatus = Schemas['ContractStatus'];
export type ContractTab = Schemas['ContractTab'];
export type ContractChange = Schemas['ContractChange'];
export type ContractEvent = Schemas['ContractEvent'];
export type ContractMessage = Schemas['ContractMessage'];
export type ContractProblem = Schemas['ContractProblem'];
export type ContractSettings = Schemas['ContractSettings'];
export type ContractState = Schemas['ContractState'];
export type Receiver = Schemas['Receiver'];
export type SenderMark = Schemas['SenderMark'];
export type ReceiverDraft = Schemas['ReceiverDraft'];
export type ReceiverRole = Schemas['ReceiverRole'];
export type VerificationStep = Schemas['VerificationStep'];
export type ViewerWhen = Schemas['ViewerWhen'];
export type Channel = Schemas['Channel'];
export type Field = Schemas['Field'];
export type FieldKind = Schemas['FieldKind'];
export type Suggestion = Schemas['Suggestion'];
export type Annotation = Schemas['Annotation'];

export type ContractSort = 'MOVED' | 'TITLE' | 'EXPIRY' | 'SENT';

export type ContractFilter = {
  tab?: ContractTab;
  status?: ContractStatus;
  sender?: string;
  template?: string;
  batch?: string;
  search?: string;
  from?: string;
  to?: string;
  sort?: ContractSort;
  after?: string;
  page?: number;
  size?: number;
};

export const contractQueries = {
  all: () => ['contract'] as const,
  lists: () => [...contractQueries.all(), 'list'] as const,
  list: (filter: ContractFilter) =>
    queryOptions({
      queryKey: [...contractQueries.lists(), filter],
      queryFn: ({ signal }) => unwrap(api.GET('/contracts', { params: { query: filter }, signal })),
      placeholderData: keepPreviousData,
    }),
  statistics: () =>
    queryOptions({
      queryKey: [...contractQueries.all(), 'statistics'],
      queryFn: ({ signal }) => unwrap(api.GET('/contracts/statistics', { signal })),
    }),
  one: (contractId: string) => [...contractQueries.all(), 'one', contractId] as const,
  detail: (contractId: string) =>
    queryOptions({
      queryKey: [...contractQueries.one(contractId), 'detail'],
      queryFn: async ({ signal }) =>
        fillInLists(await unwrap(api.GET('/contracts/{contractId}', { params: { path: { contractId } }, signal }))),
    }),
  events: (contractId: string) =>
    queryOptions({
      queryKey: [...contractQueries.one(contractId), 'events'],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/contracts/{contractId}/events', { params: { path: { contractId } }, signal })),
    }),
  messages: (contractId: string) =>
    queryOptions({
      queryKey: [...contractQueries.one(contractId), 'messages'],
      queryFn: ({ signal }) =>
        unwrap(api.GET('/contracts/{contractId}/messages', { params: { path: { contractId } }, signal })),
    }),
};
