import type { SnapshotFrom } from 'xstate';
import type { PathName } from '@/shared/routes';
import { findNextStep } from './verification-steps';
import type { verifyReceiverMachine } from './verify-receiver.machine';

type Snapshot = SnapshotFrom<typeof verifyReceiverMachine>;

const STEP_PAGES = {
  ACCESS_CODE: ['receiverPassword'],
  EMAIL_CODE: ['receiverEmail'],
  PHONE_CODE: ['receiverPhoneNumber'],
  // The provider redirects to its callback pages, where the flow may continue.
  PHONE_IDENTITY: ['receiverPhone', 'receiverPhoneVerifyCallback', 'directUrlCallback'],
} as const satisfies Record<string, readonly PathName[]>;

/** Preferred page first. An empty list means that any page can show the state. */
export function listAllowedPages(snapshot: Snapshot): readonly PathName[] {
  const { entry, steps } = snapshot.context;
  if (snapshot.hasTag('letter')) return [entry === 'review' ? 'receiverReviewVerify' : 'receiverCallback'];
  if (snapshot.matches('deadEnd') || snapshot.matches('sessionOver'))
    return ['receiverCallback', 'receiverReviewVerify'];
  if (snapshot.hasTag('consents')) return ['receiverConfirm'];
  const step = findNextStep(steps)?.step;
  const isAtStep = (['accessCode', 'code', 'identity'] as const).some((tag) => snapshot.hasTag(tag));
  return step && (isAtStep || snapshot.matches('locked')) ? STEP_PAGES[step] : [];
}
