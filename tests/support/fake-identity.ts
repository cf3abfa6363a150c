import { DomainError } from '../../server/contract/domain-error.ts';
import type { IdentityProvider, VerifiedPerson } from '../../server/adapters/identity/port.ts';

export const VERIFIED: VerifiedPerson = {
  name: '김지수',
  birthDate: '1990-03-05',
  gender: 'F',
  foreigner: false,
  phone: '01012345678',
  carrier: 'SKT',
  ci: 'ci-of-jisu',
};

/** A provider in memory: counts what it is asked, fails when told to. */
export function createFakeIdentity() {
  const seen = { began: [] as Parameters<IdentityProvider['begin']>[0][], fetched: 0 };
  const behaviour = { begins: true, answers: true, person: VERIFIED, delay: 0 };
  const provider: IdentityProvider = {
    vendor: 'FAKE',
    origins: ['https://identity.test'],
    async begin(input) {
      seen.began.push(input);
      if (!behaviour.begins) throw new DomainError('PROVIDER_FAILED');
      return { html: '<form action="https://identity.test/"></form>', vendorHandle: `handle-${input.requestUuid}` };
    },
    readReturn(form) {
      const code = form['res_cd'] ?? '';
      const outcome = code === '0000' ? 'ok' : code === '9999' ? 'cancelled' : 'failed';
      return { outcome, vendorCode: code, message: null };
    },
    async fetchResult() {
      seen.fetched += 1;
      if (behaviour.delay > 0) await new Promise((resolve) => setTimeout(resolve, behaviour.delay));
      if (!behaviour.answers) throw new DomainError('PROVIDER_FAILED');
      return behaviour.person;
    },
  };
  return { ...provider, seen, behaviour };
}
