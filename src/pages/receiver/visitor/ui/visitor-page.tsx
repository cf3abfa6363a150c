import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  AccountView,
  InvitedView,
  useVisit,
  useVisitErrorMessages,
  useVisitMessages,
  VisitEndView,
} from '@/features/receiver/visit-direct-url';
import { usePreloadedGlyphs } from '@/shared/lib/browser';
import { href, paths } from '@/shared/routes';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { InAppCard, PagePlaceholder, ReceiverFrame } from '@/widgets/receiver-frame';
import { LinkSheet } from './link-sheet';

export function VisitorPage() {
  const { snapshot } = useVisit();
  const navigate = useNavigate();
  const { pageTitles } = useVisitMessages();
  const isSheet = useSearchParams()[0].get('sheet') === 'qr';
  const { visit, code } = snapshot.context;
  usePreloadedGlyphs([useVisitErrorMessages()]);
  const link = href('directUrl', { directUrlCode: code || '-' });
  const address = `${location.origin}${link}`;
  if (isSheet && visit) return <LinkSheet visit={visit} address={address} />;
  return (
    <ReceiverFrame
      sender={visit && { name: visit.organizationName, logo: visit.logoImgUrl }}
      onBack={snapshot.can({ type: 'back' }) ? () => void navigate(link, { replace: true }) : undefined}
    >
      <title>{`${snapshot.hasTag('account') ? pageTitles.account : (visit?.title ?? pageTitles.link)} | 도장`}</title>
      <Content address={address} />
    </ReceiverFrame>
  );
}

function Content({ address }: { address: string }) {
  const { snapshot, send } = useVisit();
  const { loading } = useVisitMessages();
  const navigate = useNavigate();
  const { visit, closedAs, failure, code } = snapshot.context;
  const openAccount = () =>
    void navigate(`${href('receiverAccount')}?directUrl=${code}`, {
      // A second tap must not add another history entry.
      replace: location.pathname === paths.receiverAccount,
    });
  const retry = () => send({ type: 'retry' });
  if (snapshot.matches('wrong')) return <VisitEndView kind="wrong" />;
  if (snapshot.matches('unreachable')) return <VisitEndView kind="unreachable" failure={failure} onRetry={retry} />;
  if (snapshot.matches('closed') && closedAs) return <VisitEndView kind="closed" closedAs={closedAs} onRetry={retry} />;
  if (!visit || snapshot.matches('looking')) return <Spinner label={loading} />;
  if (snapshot.hasTag('account'))
    return (
      <AccountView
        visit={visit}
        isBusy={!snapshot.matches('asking')}
        failure={failure}
        onGiven={(visitor) => send({ type: 'visitor.given', visitor })}
      />
    );
  return (
    <>
      <InAppCard address={address} />
      <InvitedView visit={visit} picture={<PagePlaceholder />} onBegin={openAccount} />
    </>
  );
}
