import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { MAX_SHARED_GROUPS, type Group } from '../api/group';

type GroupChoiceProps = {
  /** Null while loading. */
  groups: Group[] | null;
  chosen: readonly string[];
  label?: string;
  hint?: string;
  onChoose: (groupIds: string[]) => void;
};

export function GroupChoice({ groups, chosen, label = '그룹', hint, onChoose }: GroupChoiceProps) {
  if (!groups) return <PageSkeleton />;
  if (groups.length === 0) return <p>아직 그룹이 없어요. 설정의 ‘그룹’에서 먼저 만들어주세요.</p>;
  const isFull = chosen.length >= MAX_SHARED_GROUPS;
  return (
    <Field label={label} group hint={isFull ? `그룹은 ${MAX_SHARED_GROUPS}개까지 고를 수 있어요.` : hint}>
      <Stack gap={2}>
        {groups.map(({ groupId, name, organizationMemberUuids }) => (
          <Checkbox
            key={groupId}
            label={`${name} · ${organizationMemberUuids.length}명`}
            checked={chosen.includes(groupId)}
            disabled={isFull && !chosen.includes(groupId)}
            onChange={(event) =>
              onChoose(event.target.checked ? [...chosen, groupId] : chosen.filter((one) => one !== groupId))
            }
          />
        ))}
      </Stack>
    </Field>
  );
}
