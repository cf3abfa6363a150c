import { PaymentFailure } from '../../../server/adapters/payments/port.ts';
import type { AlertKind } from '../../../server/modules/alerts/causes/alert-kinds.ts';
import type { Paying } from '../paying.ts';
import type { Person } from '../people.ts';
import type { Act } from './act.ts';

const TWO_MONTHS_MS = 62 * 24 * 3_600_000;

export function createMoneyActs(paying: Paying) {
  const { api } = paying;
  const decline = (kind: 'declined' | 'replace', code: string) => {
    paying.gateway.charge = () => Promise.reject(new PaymentFailure(kind, code, ''));
  };
  async function refill({ accessJwt: token, organizationUuid }: Person) {
    const body = { organizationUuid, on: true, below: 50, creditPackId: 'C100' } as const;
    await api.ok('setCreditRefill', { token, body });
    return paying.tick();
  }
  const prepare = async () => (await paying.signUpWithCard()).person;

  return {
    CREDIT_REFILL_OFF: {
      api,
      mail: 'REFILL_OFF',
      prepare,
      perform(person) {
        decline('declined', 'REJECT_CARD_PAYMENT');
        return refill(person);
      },
    },
    CARD_UNUSABLE: {
      api,
      mail: 'CARD_UNUSABLE',
      prepare,
      perform(person) {
        decline('replace', 'INVALID_STOPPED_CARD');
        return refill(person);
      },
    },
    RENEWAL_FAILED: {
      api,
      mail: 'RENEWAL_FAILED',
      async prepare() {
        const { person, subscribe } = await paying.signUpWithCard();
        await api.ok('subscribeServicePlan', subscribe);
        return person;
      },
      perform() {
        decline('declined', 'REJECT_CARD_PAYMENT');
        paying.advance(TWO_MONTHS_MS);
        return paying.tick();
      },
    },
  } satisfies Partial<Record<AlertKind, Act>>;
}
