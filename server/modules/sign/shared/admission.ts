import type { components } from '#openapi';
import { maskEmail, maskPhone } from '../../../../rules/mask.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Deps } from '../../../deps.ts';
import { createTokenIssuer } from '../../accounts/session-tokens.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import type { ReceiverSession } from './sessions.repository.ts';
import { createReceiverSteps } from './steps.repository.ts';

type Step = components['schemas']['ReceiverStep'];

export const isVerified = ({ verifications }: ReceiverRow, { passed }: ReceiverSession) =>
  verifications.every((step) => passed.includes(step));

/** Issues receivers' tokens, and lists their verification steps with those already passed. */
export function createAdmissions(deps: Pick<Deps, 'now' | 'secrets'>) {
  const tokens = createTokenIssuer(deps.secrets, deps.now);
  const steps = createReceiverSteps(deps);

  async function listSteps(
    connection: Connection,
    receiver: ReceiverRow,
    { passed }: ReceiverSession,
  ): Promise<Step[]> {
    const locks = await steps.listLocks(connection, receiver.receiverUuid);
    return receiver.verifications.map((step) => ({
      step,
      isPassed: passed.includes(step),
      to: maskAddressee(step, receiver),
      hint: step === 'ACCESS_CODE' ? receiver.accessCodeHint || null : null,
      lockedForSeconds: locks.get(step) ?? null,
    }));
  }

  return {
    stepsOf: listSteps,
    async admit<Scope extends 'verify' | 'sign'>(
      connection: Connection,
      receiver: ReceiverRow,
      session: ReceiverSession,
      scope: Scope,
    ) {
      const { sessionUuid, receiverUuid } = session;
      return {
        accessJwt: await tokens.issueReceiver({ sessionUuid, receiverUuid, scope }),
        scope,
        steps: await listSteps(connection, receiver, session),
      };
    },
  };
}

function maskAddressee(step: Step['step'], { email, phone }: ReceiverRow) {
  if (step === 'EMAIL_CODE') return email === null ? null : maskEmail(email);
  if (step === 'ACCESS_CODE' || phone === null) return null;
  return maskPhone(phone);
}
