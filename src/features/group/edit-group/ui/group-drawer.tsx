import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Group } from '@/entities/group';
import { memberQueries } from '@/entities/member';
import { createRequestKey, getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { DialogCancel } from '@/shared/ui/overlays/dialog';
import { Drawer } from '@/shared/ui/overlays/sheet';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { useSaveGroup, type GroupDraft } from '../api/group-acts';
import { MemberChoice } from './member-choice';

type GroupDrawerProps = {
  /** Null for a new group. */
  group: Group | null;
  organizationUuid: string;
  mayManage: boolean;
  onClose: () => void;
};

/** Read-only without MEMBER_MANAGE. */
export function GroupDrawer({ group, organizationUuid, mayManage, onClose }: GroupDrawerProps) {
  const members = useQuery(memberQueries.accepted(organizationUuid));
  const [before] = useState<GroupDraft>({
    name: group?.name ?? '',
    organizationMemberUuids: group?.organizationMemberUuids ?? [],
  });
  const [draft, setDraft] = useState(before);
  const [requestKey, setRequestKey] = useState(createRequestKey);
  const [isAsked, setIsAsked] = useState(false);
  const save = useSaveGroup(group, onClose);
  const isNameMissing = draft.name.trim() === '';
  const change = (next: Partial<GroupDraft>) => {
    setDraft({ ...draft, ...next });
    setRequestKey(createRequestKey());
  };
  const submit = () => {
    setIsAsked(true);
    // Members who have left in the meantime can no longer be saved in the group.
    const known = new Set(members.data?.map(({ organizationMemberUuid }) => organizationMemberUuid));
    const organizationMemberUuids = draft.organizationMemberUuids.filter((uuid) => known.has(uuid));
    if (!isNameMissing) save.mutate({ name: draft.name, organizationMemberUuids, requestKey });
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={group ? before.name : '그룹 만들기'}
      description="나눈 문서는 그룹 모두가 볼 수 있어요."
      dirty={mayManage && !isSame(before, draft)}
      footer={
        mayManage ? (
          <>
            <DialogCancel>그만두기</DialogCancel>
            <Button
              variant="primary"
              size="lg"
              loading={save.isPending}
              disabledReason={members.data ? undefined : '멤버를 불러오고 있어요.'}
              onClick={submit}
            >
              {group ? '저장하기' : '만들기'}
            </Button>
          </>
        ) : (
          <Button variant="secondary" size="lg" onClick={onClose}>
            닫기
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {save.error && <Banner tone="danger">{getErrorMessage(save.error)}</Banner>}
        {mayManage && (
          <Field label="그룹 이름" error={isAsked && isNameMissing ? '이름을 적어주세요.' : undefined}>
            <TextInput
              autoComplete="off"
              maxLength={50}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
        )}
        <MemberChoice
          members={members.data ?? null}
          isFailed={members.isError}
          chosen={draft.organizationMemberUuids}
          onRetry={() => void members.refetch()}
          {...(mayManage && {
            onChoose: (organizationMemberUuids: string[]) => change({ organizationMemberUuids }),
          })}
        />
      </Stack>
    </Drawer>
  );
}

const isSame = (one: GroupDraft, other: GroupDraft) =>
  one.name === other.name &&
  one.organizationMemberUuids.length === other.organizationMemberUuids.length &&
  one.organizationMemberUuids.every((uuid) => other.organizationMemberUuids.includes(uuid));
