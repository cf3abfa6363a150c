import { useQuery } from '@tanstack/react-query';
import { filingQueries } from '@/entities/filing';
import { GroupChoice, groupQueries } from '@/entities/group';
import { getSeoulDay, useNow } from '@/shared/lib/seoul-time';
import { DatePicker } from '@/shared/ui/inputs/date-picker';
import { Field } from '@/shared/ui/inputs/field';
import { TextArea } from '@/shared/ui/inputs/text-input';
import { toSeoulInstant } from '#rules/dates.ts';
import { DEADLINE_TOO_FAR, getLastDeadlineDay, isDeadlineTooFar } from '#rules/deadline-limit.ts';
import { countGraphemes } from '#rules/graphemes.ts';
import type { BulkAction, BulkDetails } from '../api/act-on-many';
import { FolderChoice } from './folder-choice';
import { LabelChoice } from './label-choice';

type BulkDetailFieldsProps = {
  action: BulkAction;
  details: BulkDetails;
  onChange: (details: BulkDetails) => void;
};

const REASON_MAX = 500;

const isTooFar = (expiresAt: string | undefined) =>
  expiresAt !== undefined && isDeadlineTooFar(new Date(expiresAt), new Date());

export function BulkDetailFields({ action, details, onChange }: BulkDetailFieldsProps) {
  const now = useNow();
  const folders = useQuery({ ...filingQueries.folders(), enabled: action === 'MOVE' });
  const labels = useQuery({ ...filingQueries.labels(), enabled: action === 'LABEL' });
  const groups = useQuery({ ...groupQueries.list(), enabled: action === 'SHARE' });
  switch (action) {
    case 'CANCEL':
      return (
        <Field label="취소하는 이유 · 받는 분에게 보여요">
          <TextArea
            rows={3}
            limit={REASON_MAX}
            value={details.reason ?? ''}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
        </Field>
      );
    case 'EXTEND':
      return (
        <Field
          label="새 마감"
          hint="그날 23:59까지 서명할 수 있어요."
          error={isTooFar(details.expiresAt) ? DEADLINE_TOO_FAR : undefined}
        >
          <DatePicker
            value={details.expiresAt ? getSeoulDay(new Date(details.expiresAt)) : null}
            min={getSeoulDay(now)}
            max={getLastDeadlineDay(now)}
            onValueChange={(day) =>
              onChange(day ? { expiresAt: toSeoulInstant(day, { hours: 23, minutes: 59 }).toISOString() } : {})
            }
          />
        </Field>
      );
    case 'MOVE':
      return (
        <FolderChoice
          folders={folders.data ?? null}
          chosen={details.folderId}
          onChoose={(folderId) => onChange({ folderId })}
        />
      );
    case 'LABEL':
      return (
        <LabelChoice
          labels={labels.data ?? null}
          chosen={details.addLabelIds ?? []}
          onChoose={(addLabelIds) => onChange({ addLabelIds })}
        />
      );
    case 'SHARE':
      return (
        <GroupChoice
          groups={groups.data ?? null}
          chosen={details.groupIds ?? []}
          onChoose={(groupIds) => onChange({ groupIds })}
        />
      );
    case 'REMIND':
    case 'DELETE':
      return null;
  }
}

/** Returns true if closing the dialog would lose something that was typed or chosen. */
export const hasDetails = (details: BulkDetails) =>
  Object.values(details).some((value) => value === null || (value !== undefined && value.length > 0));

export function findDetailsProblem(action: BulkAction, details: BulkDetails): string | undefined {
  if (action === 'CANCEL' && (details.reason ?? '').trim().length < 2) return '이유를 2자 이상 적어주세요.';
  if (action === 'CANCEL' && countGraphemes(details.reason ?? '') > REASON_MAX)
    return `이유는 ${REASON_MAX}자까지 적을 수 있어요.`;
  if (action === 'EXTEND' && !details.expiresAt) return '날짜를 골라주세요.';
  if (action === 'EXTEND' && isTooFar(details.expiresAt)) return DEADLINE_TOO_FAR;
  if (action === 'MOVE' && details.folderId === undefined) return '폴더를 골라주세요.';
  if (action === 'LABEL' && (details.addLabelIds ?? []).length === 0) return '라벨을 골라주세요.';
  if (action === 'SHARE' && (details.groupIds ?? []).length === 0) return '그룹을 골라주세요.';
  return undefined;
}
