import { tidyEmail } from '../../../rules/email.ts';
import { extractPhoneDigits } from '../../../rules/phone-number.ts';
import { describeNameProblem, MAX_PERSON_NAME_LENGTH, tidyName } from '../../../rules/names.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireMessage } from '../contracts/core/texts.ts';
import { normalizeAccessCode } from '../contracts/core/access-code-hash.ts';
import { sortVerifications } from '../contracts/drafting/read-receivers.ts';
import { encryptAccessCodes } from './access-codes.ts';
import { editTemplateContent } from './edit-template.ts';
import type { TemplateSlot } from './template.types.ts';

export const createPutTemplateSlots =
  (deps: Deps): OperationHandler<'putTemplateSlots'> =>
  (call) => {
    const slots = readSlots(call.body.slots);
    return editTemplateContent(deps, call, () =>
      Promise.resolve({
        change: { slots: slots.map((slot) => ({ ...slot, code: null })) },
        accessCodesEnc: encryptAccessCodes(deps.secrets, slots),
      }),
    );
  };

/** Normalises slots and closes gaps in their order. Rejects slots that share a name or an id. */
function readSlots(sent: readonly TemplateSlot[]): TemplateSlot[] {
  const orders = [...new Set(sent.flatMap(({ role, order }) => (role === 'VIEWER' ? [] : (order ?? 1))))].toSorted(
    (one, other) => one - other,
  );
  const slots = sent.map((slot, place): TemplateSlot => {
    const field = `slots.${place}`;
    const nameProblem = describeNameProblem(slot.name, '역할 이름', MAX_PERSON_NAME_LENGTH);
    if (nameProblem !== null) throw fault(`${field}.name`, nameProblem);
    const isViewer = slot.role === 'VIEWER';
    return {
      ...slot,
      name: tidyName(slot.name),
      fixed: slot.person === 'FIXED' ? readFixed(slot.fixed) : null,
      order: isViewer ? null : orders.indexOf(slot.order ?? 1) + 1,
      when: isViewer ? (slot.when ?? 'AT_END') : null,
      verifications: sortVerifications(slot.verifications).filter((step) => step !== 'ACCESS_CODE'),
      code: slot.accessCode === 'SAME' && slot.code ? normalizeAccessCode(slot.code) : null,
      accessCodeHint: slot.accessCodeHint.trim(),
      message: requireMessage(slot.message, `${field}.message`),
    };
  });
  slots.forEach(({ name, slotUuid }, place) => {
    const isTwin = slots.slice(0, place).some((other) => other.name === name || other.slotUuid === slotUuid);
    if (isTwin) throw fault(`slots.${place}.name`, `‘${name}’ 역할이 이미 있어요. 다른 이름을 적어주세요.`);
  });
  return slots;
}

const readFixed = (fixed: TemplateSlot['fixed']): TemplateSlot['fixed'] => ({
  name: tidyName(fixed?.name ?? ''),
  title: (fixed?.title ?? '').normalize('NFC').trim(),
  email: tidyEmail(fixed?.email ?? '') || null,
  phone: extractPhoneDigits(fixed?.phone ?? '') || null,
});

const fault = (field: string, message: string) => new DomainError('VALIDATION', { fieldErrors: [{ field, message }] });
