import type { Field, SenderMark } from '@/entities/contract';
import type { CompanySeal } from '@/entities/company-seal';
import type { KeptMark, MarkUse } from '@/entities/kept-mark';
import type { Mark } from '@/entities/mark';

export type AvailableMarks = { mine: readonly KeptMark[]; company: readonly CompanySeal[] };
export type UsableMark = {
  from: SenderMark;
  name: string;
  mark: Mark;
  pictureUrl: string | null;
};

type MarkField = Pick<Field, 'kind' | 'acceptSeal'>;

const usesFor = ({ kind, acceptSeal }: MarkField): readonly MarkUse[] => {
  if (kind === 'SEAL' || kind === 'INITIALS') return [kind];
  return acceptSeal ? ['SIGNATURE', 'SEAL'] : ['SIGNATURE'];
};

/** Returns the use (signature, initials or seal) under which a mark for this field is saved. */
export const getMarkUse = ({ kind }: MarkField, mark: { kind: string }): MarkUse =>
  mark.kind === 'SEAL' || kind === 'SEAL' ? 'SEAL' : kind === 'INITIALS' ? 'INITIALS' : 'SIGNATURE';

const ownOf = ({ markId, name, mark, pictureUrl }: KeptMark): UsableMark => ({
  from: { from: 'MINE', markId },
  name,
  mark,
  pictureUrl,
});

export const listUsableMarks = (field: MarkField, { mine, company }: AvailableMarks) => {
  const uses = usesFor(field);
  const preset = mine.find(({ use, isDefault }) => isDefault && use === uses[0]);
  return {
    /** The sender's default mark, which sending resolves. */
    preset: preset ? { ...ownOf(preset), from: { from: 'MINE' as const, markId: null } } : null,
    mine: mine.filter(({ use }) => uses.includes(use)).map(ownOf),
    company: uses.includes('SEAL')
      ? company
          .filter(({ mayUse }) => mayUse)
          .map(({ sealId, name, mark, pictureUrl }): UsableMark => ({
            from: { from: 'COMPANY', sealId },
            name,
            mark,
            pictureUrl,
          }))
      : [],
  };
};

/** Returns the field's mark, if it still exists and the member may use it. */
export function findMark(field: MarkField & Pick<Field, 'senderMark'>, kept: AvailableMarks): UsableMark | null {
  const { senderMark } = field;
  if (!senderMark) return null;
  const usable = listUsableMarks(field, kept);
  if (senderMark.from === 'COMPANY')
    return usable.company.find(({ from }) => from.from === 'COMPANY' && from.sealId === senderMark.sealId) ?? null;
  if (senderMark.markId === null) return usable.preset;
  return usable.mine.find(({ from }) => from.from === 'MINE' && from.markId === senderMark.markId) ?? null;
}

/** The fields whose mark was deleted, suspended, or can no longer be used by the member. */
export const findUnavailableMarks = (fields: readonly Field[], kept: AvailableMarks) =>
  fields.filter((field) => field.receiverUuid === null && field.senderMark && !findMark(field, kept));
