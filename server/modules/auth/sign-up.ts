import { MAX_ORGANIZATION_NAME_LENGTH, MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../rules/names.ts';
import type { AgreementKind } from '../../content/terms.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { insertAccount, recordAgreements } from '../accounts/accounts.repository.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { requireStrongPassword } from '../accounts/password-rule.ts';
import { createSessionRepository } from '../accounts/sessions.repository.ts';
import { insertOrganization } from '../organizations/organizations.repository.ts';
import { createSignUpCodeRepository } from './sign-up-codes.repository.ts';

export function createSignUp(deps: Deps): OperationHandler<'signUp'> {
  const { database, now } = deps;
  const codes = createSignUpCodeRepository(deps);
  const sessions = createSessionRepository(deps);

  return async ({ body }) => {
    const { name, organizationName, kinds } = readApplication(body);
    await codes.check(database, body.email, body.code);
    const passwordHash = await hashPassword(body.password);
    return database.transaction().execute(async (transaction) => {
      if (!(await codes.consume(transaction, body.email, body.code))) throw new DomainError('CODE_EXPIRED');
      const userUuid = await insertAccount(transaction, {
        email: body.email,
        name,
        passwordHash,
        marketingConsent: body.agreements.marketing,
      });
      if (!userUuid) throw new DomainError('EMAIL_TAKEN');
      await recordAgreements(transaction, userUuid, kinds, now());
      const founder = { userUuid, email: body.email };
      const seat = await insertOrganization(transaction, organizationName, founder, now());
      return sessions.open(transaction, userUuid, seat.organizationMemberUuid);
    });
  };
}

function readApplication({ email, password, agreements, ...typed }: InputOf<'signUp'>['body']) {
  if (!agreements.terms || !agreements.privacy) throw new DomainError('AGREEMENT_REQUIRED');
  const name = normalizeName(typed.name, MAX_PERSON_NAME_LENGTH);
  if (!name) throw new DomainError('NAME_INVALID', { fieldErrors: [createNameError('name', MAX_PERSON_NAME_LENGTH)] });
  const organizationName = normalizeName(typed.organizationName, MAX_ORGANIZATION_NAME_LENGTH);
  if (!organizationName) {
    const fieldErrors = [createNameError('organizationName', MAX_ORGANIZATION_NAME_LENGTH)];
    throw new DomainError('NAME_INVALID', { message: '조직 이름을 1자에서 100자 사이로 적어주세요.', fieldErrors });
  }
  requireStrongPassword(password, email);
  const kinds: AgreementKind[] = ['TERMS', 'PRIVACY', ...(agreements.marketing ? ['MARKETING' as const] : [])];
  return { name, organizationName, kinds };
}

const createNameError = (field: string, max: number) => ({ field, message: `1자에서 ${max}자 사이로 적어주세요.` });
