import { signApi, unwrap, type components } from '@/shared/api';

export type SignOutcome = components['schemas']['SignOutcome'];
export type Delegate = { name: string; email?: string; phone?: string };

type Act = { requestKey: string; signal: AbortSignal };
const keyed = ({ requestKey }: Act) => ({ header: { 'Idempotency-Key': requestKey } });

export const completeSigning = (version: number, act: Act) =>
  unwrap(
    signApi.POST('/sign/complete', { params: keyed(act), body: { version, confirmed: true }, signal: act.signal }),
  );

export const answerValueRequest = (valueRequestId: string, version: number, act: Act) =>
  unwrap(
    signApi.POST('/sign/value-requests/{valueRequestId}', {
      params: { path: { valueRequestId }, ...keyed(act) },
      body: { version, confirmed: true },
      signal: act.signal,
    }),
  );

export const consentToValues = (valueRequestId: string, act: Act) =>
  unwrap(
    signApi.POST('/sign/value-requests/{valueRequestId}/consent', {
      params: { path: { valueRequestId }, ...keyed(act) },
      signal: act.signal,
    }),
  );

export const rejectContract = (reason: string, act: Act) =>
  unwrap(signApi.POST('/sign/reject', { params: keyed(act), body: { reason }, signal: act.signal }));

export const delegateSigning = (delegate: Delegate, act: Act) =>
  unwrap(signApi.POST('/sign/delegate', { params: keyed(act), body: delegate, signal: act.signal }));

export const askQuestion = (text: string, signal: AbortSignal) =>
  unwrap(signApi.POST('/sign/questions', { body: { text }, signal }));
