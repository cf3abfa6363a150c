import { useState } from 'react';
import { findMembers, type Member } from '@/entities/member';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Avatar } from '@/shared/ui/data/avatar';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { PageSkeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './member-choice.css';

type MemberChoiceProps = {
  /** Null while loading. */
  members: readonly Member[] | null;
  isFailed: boolean;
  chosen: readonly string[];
  onRetry: () => void;
  /** If omitted, only the chosen members are listed. */
  onChoose?: (organizationMemberUuids: string[]) => void;
};

/** The list gets a search box from this many members on. */
const SEARCHED_FROM = 8;

export function MemberChoice({ members, isFailed, chosen, onRetry, onChoose }: MemberChoiceProps) {
  const [words, setWords] = useState('');
  const found = findMembers(members ?? [], words);
  const inGroup = members?.filter(({ organizationMemberUuid }) => chosen.includes(organizationMemberUuid)) ?? [];
  if (isFailed)
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={onRetry}>
            다시 불러오기
          </Button>
        }
      >
        멤버를 불러오지 못했어요.
      </Banner>
    );
  if (!onChoose)
    return (
      <SkeletonRegion isLoading={!members} skeleton={<PageSkeleton />}>
        {inGroup.length === 0 ? (
          <p>아직 멤버가 없어요.</p>
        ) : (
          <List label="멤버">
            {inGroup.map((member) => (
              <ListRow
                key={member.organizationMemberUuid}
                lead={
                  <Avatar name={nameOf(member)} me={member.isMe} size={34} photo={member.profileImgUrl ?? undefined} />
                }
                title={nameOf(member)}
                description={member.email}
              />
            ))}
          </List>
        )}
      </SkeletonRegion>
    );
  return (
    <SkeletonRegion isLoading={!members} skeleton={<PageSkeleton />}>
      <Field label="멤버" group aside={`${inGroup.length}명`}>
        <Stack gap={4}>
          {(members?.length ?? 0) >= SEARCHED_FROM && (
            <TextInput
              aria-label="이름이나 메일로 찾기"
              placeholder="이름이나 메일로 찾기"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
          <ul className={styles.list} aria-label="멤버">
            {found.map((member) => (
              <li key={member.organizationMemberUuid}>
                <Checkbox
                  label={member.isMe ? `${nameOf(member)} (나)` : nameOf(member)}
                  description={member.email}
                  checked={chosen.includes(member.organizationMemberUuid)}
                  onChange={(event) =>
                    onChoose(
                      event.target.checked
                        ? [...chosen, member.organizationMemberUuid]
                        : chosen.filter((uuid) => uuid !== member.organizationMemberUuid),
                    )
                  }
                />
              </li>
            ))}
          </ul>
          {words.trim() !== '' && found.length === 0 && <p role="status">찾는 분이 없어요.</p>}
        </Stack>
      </Field>
    </SkeletonRegion>
  );
}

const nameOf = ({ name, email }: Member) => name ?? email;
