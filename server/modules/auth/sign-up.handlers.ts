import { ORGANIZATION_NAME_MAX, PERSON_NAME_MAX, readName } from '../../../rules/graphemes.ts';
import { alreadyRegisteredMail, signUpCodeMail } from '../../content/mails/account-mails.ts';
import type { AgreementKind } from '../../content/terms.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { randomSixDigits } from '../../security/random-code.ts';
import { insertOrganization } from '../organizations/organizations.repository.ts';
import { insertAccount, findAccountByEmail, recordAgreements } from '../accounts/accounts.repository.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { requireGoodPassword } from '../accounts/password-rule.ts';
import { createSessions } from '../accounts/sessions.repository.ts';
import { createSignUpCodes, RESEND_MS } from './sign-up-codes.repository.ts';

export function createSignUpHandlers(deps: Deps) {
  const { config, database, now, outbox } = deps;
  const codes = createSignUpCodes(deps);
  const sessions = createSessions(deps);

  return {
    async requestSignUpCode({ body: { email } }) {
      return database.transaction().execute(async (transaction) => {
        const code = randomSixDigits();
        const { expiresAt, sentAt, fresh } = await codes.put(transaction, email, code);
        const account = await findAccountByEmail(transaction, email);
        if (fresh) {
          // An address with an account keeps a code as well, one that nobody is told: both answer alike to guesses.
          const mail = account ? alreadyRegisteredMail(email, config.publicUrl) : signUpCodeMail(email, code);
          await outbox.enqueue(transaction, mail);
        }
        return {
          expiresAt: expiresAt.toISOString(),
          resendAfter: new Date(sentAt.getTime() + RESEND_MS).toISOString(),
        };
      });
    },
    async confirmSignUpCode({ body }) {
      await codes.check(database, body.email, body.code);
      return null;
    },
    async signUp({ body }) {
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
    },
  } satisfies Partial<OperationHandlers>;
}

function readApplication({ email, password, agreements, ...typed }: InputOf<'signUp'>['body']) {
  if (!agreements.terms || !agreements.privacy) throw new DomainError('AGREEMENT_REQUIRED');
  const name = readName(typed.name, PERSON_NAME_MAX);
  if (!name) throw new DomainError('NAME_INVALID', { fieldErrors: [nameError('name', PERSON_NAME_MAX)] });
  const organizationName = readName(typed.organizationName, ORGANIZATION_NAME_MAX);
  if (!organizationName) {
    const fieldErrors = [nameError('organizationName', ORGANIZATION_NAME_MAX)];
    throw new DomainError('NAME_INVALID', { message: '조직 이름을 1자에서 100자 사이로 적어주세요.', fieldErrors });
  }
  requireGoodPassword(password, email);
  const kinds: AgreementKind[] = ['TERMS', 'PRIVACY', ...(agreements.marketing ? ['MARKETING' as const] : [])];
  return { name, organizationName, kinds };
}

const nameError = (field: string, longest: number) => ({ field, message: `1자에서 ${longest}자 사이로 적어주세요.` });
