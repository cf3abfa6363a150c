import { ALERT_KIND_OPTIONS, type AlertKind } from '@/entities/alert';
import { readChoice } from '@/widgets/list-frame';

export type AlertFilter = { kind: AlertKind | null };

export const readFilter = (params: URLSearchParams): AlertFilter => ({
  kind: readChoice(params, 'kind', ALERT_KIND_OPTIONS),
});
export const writeFilter = ({ kind }: AlertFilter): Record<string, string> => (kind === null ? {} : { kind });
