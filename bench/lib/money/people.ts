import { randomUUID } from 'node:crypto';
import type { Scenario } from '../../../server/emulators/toss/scenarios.ts';
import type { Random } from '../../../tests/support/random.ts';
import type { Act } from './acts.ts';

const TROUBLES: readonly Scenario[] = [
  'declined',
  'unsupported',
  'slow',
  'failsOnce',
  'webhookFirst',
  'contradicted',
  'keyDeleted',
  'cut',
  'failsForKey',
];
const HARDLY_EVER = 0.3;
const KINDS = [
  'CARD',
  'SUBSCRIBE',
  'SUBSCRIBE',
  'BUY',
  'BUY',
  'SEND',
  'SEND',
  'SEND',
  'SEND',
  'OPEN',
  'OPEN',
  'CANCEL',
  'UNSUBSCRIBE',
  'RETRY',
  'REMOVE_CARD',
  'REFUND',
  'REFILL',
  'CHOOSE_CARD',
  'CHOOSE_CARD',
  'RETRY',
] as const;

/** Creates organisations that act at random. Three in ten of their cards cause trouble. */
export function createPeople(organizations: readonly string[], random: Random) {
  const sent: { organizationUuid: string; contractId: string }[] = [];
  const pickScenario = () => (random.next() < HARDLY_EVER ? (random.pick(TROUBLES) ?? 'works') : 'works');
  let place = 0;

  return {
    /** Subscribes everyone during the first month, so that every day of the month starts some periods. */
    begin(share: number): Act[] {
      const until = Math.min(organizations.length, Math.ceil(organizations.length * share));
      const joining = organizations.slice(place, until);
      place = Math.max(place, until);
      return joining.flatMap((organizationUuid): Act[] => [
        { kind: 'CARD', organizationUuid, scenario: pickScenario() },
        { kind: 'SUBSCRIBE', organizationUuid },
      ]);
    },
    act(): Act | null {
      const organizationUuid = random.pick(organizations.slice(0, place));
      if (organizationUuid === undefined) return null;
      const kind = KINDS[Math.floor(random.next() * KINDS.length)];
      if (kind === 'CARD') return { kind, organizationUuid, scenario: pickScenario() };
      if (kind === 'BUY') {
        const creditPackId = random.pick(['C100', 'C500', 'C1000']) ?? 'C100';
        const comesBack = random.next() > 0.1;
        return { kind, organizationUuid, creditPackId, scenario: pickScenario(), comesBack };
      }
      if (kind === 'SEND') {
        const contractId = randomUUID();
        sent.push({ organizationUuid, contractId });
        return { kind, organizationUuid, contractId, texts: Math.floor(random.next() * 3) };
      }
      if (kind === 'OPEN' || kind === 'CANCEL') {
        const [one] = sent.splice(Math.floor(random.next() * sent.length), 1);
        return one ? { kind, ...one } : null;
      }
      return kind ? { kind, organizationUuid } : null;
    },
  };
}
