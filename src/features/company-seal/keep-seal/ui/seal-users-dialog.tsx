import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanySeal } from '@/entities/company-seal';
import { findMembers, memberQueries, type Member } from '@/entities/member';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { PageSkeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { useChangeSeal } from '../api/seal-acts';
import * as styles from './seal-users-dialog.css';

type SealUsersDialogProps = { seal: CompanySeal; organizationUuid: string; onClose: () => void };

/** The list gets a search box from this many members on. */
const SEARCHED_FROM = 8;

/** Deselected members can no longer use the seal. */
export function SealUsersDialog({ seal, organizationUuid, onClose }: SealUsersDialogProps) {
  const members = useQuery(memberQueries.accepted(organizationUuid));
  const before = (seal.users ?? []).map(({ organizationMemberUuid }) => organizationMemberUuid);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const [words, setWords] = useState('');
  const change = useChangeSeal(seal, '쓸 수 있는 분을 정했어요', onClose);
  const found = findMembers(members.data ?? [], words);
  const isDirty = chosen.length !== before.length || chosen.some((uuid) => !before.includes(uuid));
  const toggle = (uuid: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, uuid] : chosen.filter((one) => one !== uuid));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="쓸 수 있는 분"
      description={`고른 분만 문서를 보낼 때 ‘${seal.name}’ 도장을 찍을 수 있어요.`}
      dirty={isDirty}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            loading={change.isPending}
            onClick={() => (isDirty ? change.mutate({ users: [...chosen] }) : onClose())}
          >
            저장하기
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {change.error && <Banner tone="danger">{getErrorMessage(change.error)}</Banner>}
        {members.isError && (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void members.refetch()}>
                다시 불러오기
              </Button>
            }
          >
            멤버를 불러오지 못했어요.
          </Banner>
        )}
        {(members.data?.length ?? 0) >= SEARCHED_FROM && (
          <TextInput
            aria-label="이름이나 메일로 찾기"
            placeholder="이름이나 메일로 찾기"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <SkeletonRegion isLoading={members.isPending} skeleton={<PageSkeleton />}>
          <ul className={styles.list} aria-label="멤버">
            {found.map((member) => (
              <li key={member.organizationMemberUuid}>
                <Checkbox
                  label={member.isMe ? `${nameOf(member)} (나)` : nameOf(member)}
                  description={member.email}
                  checked={chosen.includes(member.organizationMemberUuid)}
                  onChange={(event) => toggle(member.organizationMemberUuid, event.target.checked)}
                />
              </li>
            ))}
          </ul>
          {words.trim() !== '' && found.length === 0 && <p role="status">찾는 분이 없어요.</p>}
        </SkeletonRegion>
      </Stack>
    </Dialog>
  );
}

const nameOf = ({ name, email }: Member) => name ?? email;
