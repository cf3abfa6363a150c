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

/** An in-memory provider that counts its calls and fails on request. */
export function createFakeIdentity() {
  const seen = { began: [] as Parameters<IdentityProvider['begin']>[0][], returned: 0, fetched: 0 };
  const behaviour = { begins: true, answers: true, person: VERIFIED, mayAnswer: Promise.resolve() };
  const provider: IdentityProvider = {
    vendor: 'FAKE',
    origins: ['https://identity.test'],
    async begin(input) {
      seen.began.push(input);
      if (!behaviour.begins) throw new DomainError('PROVIDER_FAILED');
      return { html: '<form action="https://identity.test/"></form>', vendorHandle: `handle-${input.requestUuid}` };
    },
    readReturn(form) {
      seen.returned += 1;
      const code = form['res_cd'] ?? '';
      const outcome = code === '0000' ? 'ok' : code === '9999' ? 'cancelled' : 'failed';
      return { outcome, vendorCode: code, message: null };
    },
    async fetchResult() {
      seen.fetched += 1;
      await behaviour.mayAnswer;
      if (!behaviour.answers) throw new DomainError('PROVIDER_FAILED');
      return behaviour.person;
    },
  };
  return { ...provider, seen, behaviour };
}
