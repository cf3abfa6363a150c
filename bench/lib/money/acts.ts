import type { Scenario } from '../../../server/emulators/toss/scenarios.ts';

/** What somebody does about the money of an organisation. Ids are given, so that an act can be done again after a kill. */
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
/** `refused` is the code that a member would have been shown. */
export type Answer = { refused: string | null };
