import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { contractQueries, type Receiver } from '@/entities/contract';
import { listContractPages } from '@/entities/document';
import { groupQueries } from '@/entities/group';
import { useRememberOpenedPage, useSession } from '@/entities/user';
import { SaveAsContacts } from '@/features/contact/keep-people';
import {
  ContractActionDialog,
  mayChange,
  listPossibleActions,
  type ContractAction,
} from '@/features/contract/follow/act-on-contract';
import { ReceiverActionDialog, type ReceiverAction } from '@/features/contract/follow/act-on-receiver';
import { useCreditPurchaseFromHere } from '@/features/payment/buy-credits';
import { useNow } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { responsive } from '@/shared/ui/layout/responsive';
import { usePageKeys } from '@/widgets/document-pane';
import { ContractDesktop } from './contract.desktop';
import { ContractMobile } from './contract.mobile';
import { ContractSkeleton } from './contract-skeleton';
import type { ContractViewProps } from './contract-view';
import { ContractNotFound } from './contract-not-found';
import { describeSharing } from '../model/describe-sharing';
import { getNextPagePath } from '../model/next-page-path';

const ContractView = responsive<ContractViewProps>({ desktop: ContractDesktop, mobile: ContractMobile });

type Dialog = { act: ContractAction } | { receiverAct: ReceiverAction; receiver: Receiver };

export function ContractPage() {
  const { contractId = '' } = useParams();
  const { user } = useSession();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const now = useNow();
  const onBuy = useCreditPurchaseFromHere();
  const contract = useQuery(contractQueries.detail(contractId));
  const events = useQuery(contractQueries.events(contractId));
  const messages = useQuery(contractQueries.messages(contractId));
  const sharedGroupIds = contract.data?.sharedGroupIds ?? [];
  const groups = useQuery({ ...groupQueries.list(), enabled: sharedGroupIds.length > 0 });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  useRememberOpenedPage('contract', href('contract', { contractId }), contract.data?.title);
  const { data } = contract;
  const pages = useMemo(() => (data ? listContractPages(data) : []), [data]);

  const acts = contract.data ? listPossibleActions(contract.data, user, now) : [];
  const onBack = () => void navigate(href('contracts'));
  usePageKeys((key) => {
    if (dialog) return;
    if (key === 'r' && acts.includes('remind')) setDialog({ act: 'remind' });
    if (key === 'd' && contract.data?.documentUrl) location.assign(contract.data.documentUrl);
    if (key === 'Escape') onBack();
  });

  const isDraft = contract.data?.status === 'DRAFT' && contract.data.mayChange;
  // The cache may still contain a sent contract as a draft, so this waits for the server.
  if (contract.isPending || (isDraft && contract.isFetching)) return <ContractSkeleton />;
  if (!contract.data) {
    return contract.error.status === 404 ? (
      <ContractNotFound />
    ) : (
      <EmptyState
        kind="offline"
        headingLevel={1}
        title="문서를 불러오지 못했어요"
        description="잠시 뒤에 다시 해주세요."
        actions={<Button onClick={() => void contract.refetch()}>다시 불러오기</Button>}
      />
    );
  }
  // A draft opens in the sending flow, never as a sent contract.
  if (isDraft) return <Navigate to={getNextPagePath(contract.data)} replace />;
  return (
    <>
      <title>{`${contract.data.title} | 도장`}</title>
      <ContractView
        contract={contract.data}
        pages={pages}
        events={events.data ?? null}
        messages={messages.data ?? null}
        recordFailed={events.isError || messages.isError}
        acts={acts}
        sharedWith={describeSharing(sharedGroupIds, groups.data)}
        mayChange={mayChange(contract.data, user)}
        now={now}
        question={
          address.has('sent') &&
          user.permissions.includes('CONTACT_MANAGE') && (
            <SaveAsContacts
              people={contract.data.receivers.filter(({ isMember }) => !isMember)}
              onClose={() => setAddress({}, { replace: true })}
            />
          )
        }
        onMakeTemplate={
          user.permissions.includes('TEMPLATE_MANAGE') && contract.data.documentUrl !== null
            ? () => void navigate(`${href('templateUpload')}?contractId=${contractId}`)
            : undefined
        }
        onAct={(act) => setDialog({ act })}
        onReceiver={(receiverAct, receiver) => setDialog({ receiverAct, receiver })}
        onStalePictures={() => void contract.refetch()}
        onRetryRecord={() => void Promise.all([events.refetch(), messages.refetch()])}
        onBack={onBack}
      />
      {dialog && 'act' in dialog && (
        <ContractActionDialog act={dialog.act} contract={contract.data} onClose={() => setDialog(null)} onBuy={onBuy} />
      )}
      {dialog && 'receiverAct' in dialog && (
        <ReceiverActionDialog
          act={dialog.receiverAct}
          contract={contract.data}
          receiver={dialog.receiver}
          onClose={() => setDialog(null)}
          onBuy={onBuy}
        />
      )}
    </>
  );
}
