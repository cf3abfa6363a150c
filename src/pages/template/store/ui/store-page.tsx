import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { storeTemplateQueries } from '@/entities/store-template';
import { useSession } from '@/entities/user';
import { useTemplateActions } from '@/features/template/act-on-template';
import { useCopyStoreTemplates } from '@/features/template/copy-store-template';
import { href } from '@/shared/routes';
import { ListPage, useUrlFilter } from '@/widgets/list-frame';
import { readFilter, toQuery, writeFilter } from '../model/store-filter';
import { StoreView } from './store-view';

export const StorePage = () => <ListPage title="템플릿 스토어">{() => <Store />}</ListPage>;

function Store() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { filter, changeFilter } = useUrlFilter({ read: readFilter, write: writeFilter, front: {} });
  const list = useQuery(storeTemplateQueries.list(toQuery(filter)));
  const { copies, copy } = useCopyStoreTemplates();
  const { act } = useTemplateActions();
  return (
    <StoreView
      list={list.data ?? null}
      isFailed={list.isError}
      filter={filter}
      copies={copies}
      mayCopy={user.permissions.includes('TEMPLATE_MANAGE')}
      maySend={user.permissions.includes('CONTRACT_SEND')}
      onFilter={changeFilter}
      onRetry={() => void list.refetch()}
      onCopy={copy}
      onAct={(what, templateId, title) => act(what, { templateId, title, isBookmarked: false, folderId: null })}
      onShowTemplates={() => void navigate(href('templates'))}
    />
  );
}
