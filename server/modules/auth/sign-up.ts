import {
  MAX_ORGANIZATION_NAME_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  describeNameProblem,
  tidyName,
} from '../../../rules/names.ts';
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
  const name = requireName('name', typed.name, '이름', MAX_PERSON_NAME_LENGTH);
  const organizationName = requireName(
    'organizationName',
    typed.organizationName,
    '조직 이름',
    MAX_ORGANIZATION_NAME_LENGTH,
  );
  requireStrongPassword(password, email);
  const kinds: AgreementKind[] = ['TERMS', 'PRIVACY', ...(agreements.marketing ? ['MARKETING' as const] : [])];
  return { name, organizationName, kinds };
}

function requireName(field: string, text: string, label: string, longest: number): string {
  const message = describeNameProblem(text, label, longest);
  if (message === null) return tidyName(text);
  throw new DomainError('NAME_INVALID', { message, fieldErrors: [{ field, message }] });
}
