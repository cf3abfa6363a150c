import type { components } from '#openapi';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { SheetCells } from '../batches/batch.types.ts';
import type { Sheet } from '../batches/load-sheet.ts';
import { toRowDraft, toRowParts } from '../batches/row-parts.ts';
import type { Channel, VerificationStep } from '../contracts/core/contract.types.ts';
import { lintMarks } from '../contracts/drafting/lint/lint-marks.ts';
import { isError, lint } from '../contracts/drafting/lint/lint.ts';
import { sortVerifications } from '../contracts/drafting/read-receivers.ts';
import { findVisitorSlot } from './places/template-links.repository.ts';
import type { VisitorContact } from './places/contact-hash.ts';
import type { DirectUrlTerms } from './direct-url.types.ts';

type Language = components['schemas']['Language'];

export type Visitor = VisitorContact & {
  name: string;
  /** The language that the visitor chose before they started. */
  language?: Language | undefined;
};

const SAMPLE_MAIL: Visitor = { name: '홍길동', email: 'hong@example.com', phone: null };
const SAMPLE_PHONE: Visitor = { name: '홍길동', email: null, phone: '01012345678' };

export function requireVisitorSlot({ content }: Pick<Sheet, 'content'>) {
  const slot = findVisitorSlot(content.slots);
  if (slot) return slot;
  throw new DomainError('SLOTS_OPEN', {
    message: '받는 분이 한 자리만 비어 있고, 그 자리가 처음에 서명하는 템플릿이어야 해요.',
  });
}

/** Adapts the template to a visitor. Messages go to the address or number they entered, which they have to confirm. */
export function adaptToVisitor(
  sheet: Sheet,
  slotUuid: string,
  { verifications }: Pick<DirectUrlTerms, 'verifications'>,
  visitor: Visitor,
) {
  const channels: Channel[] = visitor.email === null ? ['SMS'] : ['MAIL'];
  const steps: VerificationStep[] = [visitor.email === null ? 'PHONE_CODE' : 'EMAIL_CODE', ...verifications];
  const slots = sheet.content.slots.map((slot) =>
    slot.slotUuid === slotUuid
      ? { ...slot, channels, verifications: steps, ...(visitor.language && { language: visitor.language }) }
      : slot,
  );
  const receivers = sheet.draft.receivers.map((receiver) => {
    if (receiver.receiverUuid !== slotUuid) return receiver;
    const isCoded = receiver.verifications.includes('ACCESS_CODE');
    return { ...receiver, channels, verifications: sortVerifications(isCoded ? ['ACCESS_CODE', ...steps] : steps) };
  });
  return { ...sheet, content: { ...sheet.content, slots }, draft: { ...sheet.draft, receivers } };
}

export const toVisitorCells = (slotUuid: string, { name, email, phone }: Visitor): SheetCells => ({
  [`slot:${slotUuid}:name`]: name,
  ...(email !== null && { [`slot:${slotUuid}:email`]: email }),
  ...(phone !== null && { [`slot:${slotUuid}:phone`]: phone }),
});

export async function findVisitorProblems(
  { patterns }: Pick<Deps, 'patterns'>,
  sheet: Sheet,
  slotUuid: string,
  terms: Pick<DirectUrlTerms, 'verifications'>,
  visitor: Visitor,
) {
  const adapted = adaptToVisitor(sheet, slotUuid, terms, visitor);
  const draft = toRowDraft(adapted, toRowParts(adapted, toVisitorCells(slotUuid, visitor)));
  const [problems] = await patterns.judge((fits) => [lint(draft, fits).filter(isError)]);
  return [...problems, ...lintMarks(sheet.draft.marks).filter(isError)];
}

/** Throws if the template can't create contracts for any visitor. */
export async function requireUsableTemplate(
  deps: Pick<Deps, 'patterns'>,
  sheet: Sheet,
  slotUuid: string,
  terms: Pick<DirectUrlTerms, 'verifications' | 'contactBy'>,
) {
  const visitor = terms.contactBy === 'PHONE' ? SAMPLE_PHONE : SAMPLE_MAIL;
  const problems = await findVisitorProblems(deps, sheet, slotUuid, terms, visitor);
  if (problems.length > 0) throw new DomainError('CHECK_FAILED', { problems });
}
