import type { TemplateListItem } from '@/entities/template';
import { Button } from '@/shared/ui/actions/button';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { SearchBox } from '@/shared/ui/inputs/search-box';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';

export type ChooseTemplateViewProps = {
  /** `description` says what happens with the chosen template. */
  title: string;
  description: string;
  /** Null while loading. */
  templates: readonly TemplateListItem[] | null;
  isFailed: boolean;
  search: string;
  onSearch: (search: string) => void;
  onRetry: () => void;
  onChoose: (templateId: string) => void;
  onClose: () => void;
};

export function ChooseTemplateView({
  templates,
  isFailed,
  search,
  title,
  description,
  ...on
}: ChooseTemplateViewProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && on.onClose()} width={480} title={title} description={description}>
      <Stack gap={3}>
        <SearchBox filled placeholder="템플릿 이름" value={search} onSearch={on.onSearch} />
        {isFailed ? (
          <EmptyState
            kind="offline"
            size="panel"
            title="템플릿을 불러오지 못했어요"
            description="잠시 뒤에 다시 해주세요."
            actions={<Button onClick={on.onRetry}>다시 불러오기</Button>}
          />
        ) : (
          <SkeletonRegion isLoading={templates === null} skeleton={<PageSkeleton />}>
            {templates?.length === 0 ? (
              <EmptyState
                kind={search ? 'nothing-found' : 'nothing-yet'}
                size="panel"
                title={search ? '찾는 템플릿이 없어요' : '아직 보낼 수 있는 템플릿이 없어요'}
                description={search ? '다른 말로 찾아보세요.' : '템플릿을 만들고 공개하면 보낼 수 있어요.'}
              />
            ) : (
              <List label="템플릿">
                {templates?.map(({ templateId, title, slots, sentCount }) => (
                  <ListRow
                    key={templateId}
                    title={title}
                    description={`받는 분 ${slots.length}명 · ${sentCount.toLocaleString('ko-KR')}번 보냄`}
                    onOpen={() => on.onChoose(templateId)}
                  />
                ))}
              </List>
            )}
          </SkeletonRegion>
        )}
      </Stack>
    </Dialog>
  );
}
