import type { Member } from '@/entities/member';
import { dayWords } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Avatar } from '@/shared/ui/avatar';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { List, ListRow } from '@/shared/ui/list-row';
import { PageSkeleton, SkeletonRegion } from '@/shared/ui/skeleton';
import { Row, Stack } from '@/shared/ui/stack';
import * as styles from './dashboard.css';

const SHOWN = 6;

type MembersAtWorkProps = { members: Member[] | null; isFailed: boolean; onRetry: () => void };

export const MembersAtWork = ({ members, isFailed, onRetry }: MembersAtWorkProps) => (
  <section aria-labelledby="members-at-work">
    <Stack gap={2}>
      <Row between>
        <h2 id="members-at-work" className={styles.heading}>
          함께 쓰는 멤버
        </h2>
        <Link to={href('settingMember')}>멤버 보기</Link>
      </Row>
      {isFailed && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={onRetry}>
              다시 불러오기
            </Button>
          }
        >
          이 부분을 불러오지 못했어요.
        </Banner>
      )}
      <SkeletonRegion isLoading={!members && !isFailed} skeleton={<PageSkeleton />}>
        {members && (
          <List label="함께 쓰는 멤버">
            {members.slice(0, SHOWN).map((member) => (
              <ListRow
                key={member.organizationMemberUuid}
                lead={
                  <Avatar
                    name={member.name ?? member.email}
                    me={member.isMe}
                    size={34}
                    photo={member.profileImgUrl ?? undefined}
                  />
                }
                title={member.name ?? member.email}
                description={member.email}
                tail={<span className={styles.since}>{member.acceptedAt && `${dayWords(member.acceptedAt)}부터`}</span>}
              />
            ))}
          </List>
        )}
      </SkeletonRegion>
    </Stack>
  </section>
);
