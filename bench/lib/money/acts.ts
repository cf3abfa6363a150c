import type { Scenario } from '../../../server/emulators/toss/scenarios.ts';

/** An action that affects an organisation's money. It includes its own ids, so that it can be repeated after a kill. */
export type Act =
  | { kind: 'CARD'; organizationUuid: string; scenario: Scenario }
  | {
      kind: 'SUBSCRIBE' | 'UNSUBSCRIBE' | 'RETRY' | 'REMOVE_CARD' | 'REFUND' | 'REFILL' | 'CHOOSE_CARD';
      organizationUuid: string;
    }
  | { kind: 'BUY'; organizationUuid: string; creditPackId: string; scenario: Scenario; comesBack: boolean }
  | { kind: 'SEND'; organizationUuid: string; contractId: string; texts: number }
  | { kind: 'OPEN' | 'CANCEL'; organizationUuid: string; contractId: string };

export type Order = { at: number; act?: Act; step?: true };
/** The error code that a member sees, or null on success. */
export type Answer = { refused: string | null };
