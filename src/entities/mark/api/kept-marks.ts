import { queryOptions } from '@tanstack/react-query';
import { api, newRequestKey, unwrap, type components } from '@/shared/api';
import type { Mark } from '../model/mark';

export type UserMark = components['schemas']['UserMark'];
export type CompanySeal = components['schemas']['CompanySeal'];
export type MarkUse = components['schemas']['MarkUse'];

export const markQueries = {
  all: () => ['mark'] as const,
  /** What one keeps oneself. */
  mine: () =>
    queryOptions({
      queryKey: [...markQueries.all(), 'mine'],
      queryFn: ({ signal }) => unwrap(api.GET('/users/marks', { signal })),
    }),
  /** The organisation's seals that one may see. */
  company: () =>
    queryOptions({
      queryKey: [...markQueries.all(), 'company'],
      queryFn: ({ signal }) => unwrap(api.GET('/company-seals', { signal })),
    }),
};

export const keepMark = (made: { use: MarkUse; name: string; mark: Mark }, idempotencyKey = newRequestKey()) =>
  unwrap(
    api.POST('/users/marks', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { ...made, isDefault: false },
    }),
  );
