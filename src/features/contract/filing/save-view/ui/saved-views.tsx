import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus } from '@/shared/icons';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { filingQueries } from '@/entities/filing';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import { FilterChip } from '@/shared/ui/layout/filter-bar';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';
import { SaveViewDialog } from './save-view-dialog';

/** A saved view is a list's URL, with its filters and order. */
export function SavedViews() {
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const views = useQuery(filingQueries.savedViews());
  const [isNaming, setIsNaming] = useState(false);
  const remove = useMutation({
    mutationFn: (savedViewId: string) =>
      unwrap(api.DELETE('/saved-views/{savedViewId}', { params: { path: { savedViewId } } })),
    onSuccess: async () => {
      toast.success('지웠어요');
      await queryClient.invalidateQueries({ queryKey: filingQueries.all() });
    },
  });
  const query = search.slice(1);
  const current = views.data?.find((view) => view.query === query);
  const saved: MenuItem[] = (views.data ?? []).map((view) => ({
    label: view.name,
    icon: <Bookmark />,
    to: view.query ? `${pathname}?${view.query}` : pathname,
    current: view === current,
  }));
  const acts: MenuItem[] = current
    ? [
        {
          label: `‘${current.name}’ 지우기`,
          danger: true,
          onSelect: () => remove.mutate(current.savedViewId),
        },
      ]
    : [{ label: '지금 보기 저장하기', icon: <BookmarkPlus />, onSelect: () => setIsNaming(true) }];
  return (
    <>
      <DropdownMenu
        label="저장한 보기"
        align="end"
        trigger={<FilterChip label={current?.name ?? '저장한 보기'} icon={<Bookmark />} />}
        items={saved.length > 0 ? [...saved, 'separator', ...acts] : acts}
      />
      {isNaming && <SaveViewDialog query={query} onClose={() => setIsNaming(false)} />}
    </>
  );
}
