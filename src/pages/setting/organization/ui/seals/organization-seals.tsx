import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companySealQueries, type CompanySeal } from '@/entities/company-seal';
import { useSession } from '@/entities/user';
import {
  DestroySealDialog,
  RenameSealDialog,
  SealUsersDialog,
  useSetSealState,
} from '@/features/company-seal/keep-seal';
import { LedgerDialog } from '@/features/company-seal/read-ledger';
import { NewSeal, ReplaceSeal } from './make-seal';
import type { SealAction } from './seal-row';
import { SealsView } from './seals-view';

type Open = { act: 'new' } | { act: Exclude<SealAction, 'suspend' | 'resume'>; sealId: string };
type Organization = { organizationUuid: string; name: string; organizationMemberUuid: string };

export function OrganizationSeals({ organization }: { organization: Organization }) {
  const { user, annualVerification } = useSession();
  const seals = useQuery(companySealQueries.list());
  const setState = useSetSealState();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // The seal may change while a dialog is open, so this looks up the current version.
  const seal = open && 'sealId' in open ? seals.data?.find(({ sealId }) => sealId === open.sealId) : undefined;
  const act = (what: SealAction, { sealId, version }: CompanySeal) => {
    if (what === 'suspend') setState.mutate({ sealId, version, state: 'SUSPENDED' });
    else if (what === 'resume') setState.mutate({ sealId, version, state: 'ACTIVE' });
    else setOpen({ act: what, sealId });
  };
  return (
    <>
      <SealsView
        seals={seals.data ?? null}
        isFailed={seals.isError}
        mayManage={user.permissions.includes('ORGANIZATION_MANAGE')}
        isVerified={annualVerification.valid}
        onNew={() => setOpen({ act: 'new' })}
        onAct={act}
        onRetry={() => void seals.refetch()}
      />
      {open?.act === 'new' && (
        <NewSeal
          companyName={organization.name}
          seat={organization.organizationMemberUuid}
          onMade={({ sealId }) => setOpen({ act: 'users', sealId })}
          onClose={close}
        />
      )}
      {seal && open?.act === 'users' && (
        <SealUsersDialog
          key={seal.sealId}
          seal={seal}
          organizationUuid={organization.organizationUuid}
          onClose={close}
        />
      )}
      {seal && open?.act === 'ledger' && <LedgerDialog seal={seal} onClose={close} />}
      {seal && open?.act === 'rename' && <RenameSealDialog seal={seal} onClose={close} />}
      {seal && open?.act === 'replace' && <ReplaceSeal seal={seal} companyName={organization.name} onClose={close} />}
      {seal && open?.act === 'destroy' && <DestroySealDialog seal={seal} onClose={close} />}
    </>
  );
}
