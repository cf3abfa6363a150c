import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { directUrlQueries, type DirectUrl } from '@/entities/link/direct-url';
import { useSession } from '@/entities/user';
import { EndLink, LinkSwitch, useSetLinkState, type LinkAction } from '@/features/direct-url/act-on-link';
import { ChangeLink, CreateLink } from '@/features/direct-url/edit-terms';
import { ShowLink } from '@/features/direct-url/show-qr';
import { ChooseTemplate } from '@/features/template/choose-template';
import { href } from '@/shared/routes';
import { copyText } from '@/shared/ui/feedback/toast';
import { responsive } from '@/shared/ui/layout/responsive';
import { ListPage, useUrlFilter } from '@/widgets/list-frame';
import { FIRST_PAGE, readFilter, toQuery, writeFilter } from '../model/link-filter';
import { DirectUrlsDesktop } from './direct-urls.desktop';
import { DirectUrlsMobile } from './direct-urls.mobile';
import type { DirectUrlsProps } from './direct-urls-props';

const DirectUrlsView = responsive<DirectUrlsProps>({ desktop: DirectUrlsDesktop, mobile: DirectUrlsMobile });

type Asked = { what: LinkAction | 'made'; link: DirectUrl } | 'template';

export const DirectUrlsPage = () => <ListPage title="링크 서명">{() => <DirectUrls />}</ListPage>;

function DirectUrls() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { filter, changeFilter } = useUrlFilter({ read: readFilter, write: writeFilter, front: FIRST_PAGE });
  const list = useQuery(directUrlQueries.list(toQuery(filter)));
  const [asked, setAsked] = useState<Asked | null>(null);
  const change = useSetLinkState();
  const close = () => setAsked(null);
  // Neither Back nor reloading may open the form again.
  const closeForm = () => changeFilter({}, { replace: true });
  const maySend = user.permissions.includes('CONTRACT_SEND');
  const act = (what: LinkAction, link: DirectUrl) => {
    if (what === 'contracts') return void navigate(`${href('contracts')}?directUrl=${link.directUrlId}`);
    if (what === 'pause') return change.mutate({ link, state: 'PAUSED' });
    if (what === 'resume') return change.mutate({ link, state: 'ON' });
    return setAsked({ what, link });
  };
  return (
    <>
      <DirectUrlsView
        list={list.data ?? null}
        isFailed={list.isError}
        filter={filter}
        maySend={maySend}
        onFilter={changeFilter}
        onRetry={() => void list.refetch()}
        onMake={() => setAsked('template')}
        onAct={act}
        onCopy={({ url }) => void copyText(url, '링크를 복사했어요')}
        renderSwitch={(link) => <LinkSwitch link={link} />}
      />
      {asked === 'template' && (
        <ChooseTemplate
          title="어떤 템플릿으로 서명받을까요?"
          description="링크로 오는 분마다 이 템플릿의 문서가 하나씩 만들어져요."
          onChoose={(make) => {
            close();
            changeFilter({ make });
          }}
          onClose={close}
        />
      )}
      {filter.make !== null && maySend && (
        <CreateLink
          templateId={filter.make}
          onDone={(link) => {
            closeForm();
            setAsked({ what: 'made', link });
          }}
          onClose={closeForm}
        />
      )}
      {asked !== null && asked !== 'template' && <Dialogs {...asked} onClose={close} />}
    </>
  );
}

function Dialogs({ what, link, onClose }: Exclude<Asked, 'template'> & { onClose: () => void }) {
  if (what === 'change') return <ChangeLink link={link} onClose={onClose} />;
  if (what === 'end') return <EndLink link={link} onClose={onClose} />;
  return <ShowLink link={link} isNew={what === 'made'} onClose={onClose} />;
}
