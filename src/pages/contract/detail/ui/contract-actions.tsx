import { useMutation } from '@tanstack/react-query';
import { Bell, Download, Ellipsis, FileArchive, FileCheck, FileText, LayoutTemplate, Send } from '@/shared/icons';
import type { Contract } from '@/entities/contract';
import { ACTION_LABELS, type ContractAction } from '@/features/contract/follow/act-on-contract';
import { prepareDownload } from '@/features/contract/follow/act-on-many';
import { SignAsMember } from '@/features/contract/follow/sign-own';
import { getErrorMessage } from '@/shared/api';
import { Button, ButtonLink } from '@/shared/ui/actions/button';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { toast } from '@/shared/ui/feedback/toast';
import type { ContractViewProps } from './contract-view';

type ActionsProps = Pick<ContractViewProps, 'contract' | 'acts' | 'onAct'>;

export function MainAction({ contract, acts, onAct, wide = false }: ActionsProps & { wide?: boolean }) {
  const size = wide ? 'xl' : 'md';
  const me = contract.receivers.find(({ isMe, hasTurn }) => isMe && hasTurn);
  if (me && contract.status === 'IN_PROGRESS')
    return <SignAsMember contractId={contract.contractId} me={me} size={size} fullWidth={wide} />;
  if (acts.includes('remind'))
    return (
      <Button variant="primary" size={size} fullWidth={wide} icon={<Bell />} onClick={() => onAct('remind')}>
        다시 알리기
      </Button>
    );
  if (acts.includes('reschedule'))
    return (
      <Button
        variant="primary"
        size={size}
        fullWidth={wide}
        icon={ACTION_LABELS.reschedule.icon}
        onClick={() => onAct('reschedule')}
      >
        {ACTION_LABELS.reschedule.label}
      </Button>
    );
  const isOver = contract.status === 'REJECTED' || contract.status === 'EXPIRED' || contract.status === 'CANCELLED';
  if (isOver && acts.includes('duplicate'))
    return (
      <Button variant="primary" size={size} fullWidth={wide} icon={<Send />} onClick={() => onAct('duplicate')}>
        다시 보내기
      </Button>
    );
  return null;
}

/** Members often need the certificate of a completed contract as proof. */
export const CertificateLink = ({ contract: { status, certificateUrl } }: { contract: Contract }) =>
  status === 'COMPLETED' &&
  certificateUrl && (
    <ButtonLink icon={<FileCheck />} to={certificateUrl} reloadDocument>
      감사추적인증서
    </ButtonLink>
  );

export function DownloadMenu({ contract, wide = false }: { contract: Contract; wide?: boolean }) {
  const { contractId, documentUrl, certificateUrl, status } = contract;
  const both = useMutation({
    mutationFn: () => prepareDownload({ contractIds: [contractId] }, 'BOTH'),
    onSuccess: ({ downloadUrl }) => location.assign(downloadUrl),
    onError: (error) => toast.error(getErrorMessage(error)),
  });
  const isCompleted = status === 'COMPLETED';
  const items: MenuItem[] = [
    {
      label: isCompleted ? '완성 문서 (PDF)' : '보낸 문서 (PDF)',
      icon: <FileText />,
      disabledReason: documentUrl ? undefined : '보내고 나면 내려받을 수 있어요.',
      onSelect: () => documentUrl && location.assign(documentUrl),
    },
    {
      label: '감사추적인증서 (PDF)',
      icon: <FileCheck />,
      disabledReason: certificateUrl ? undefined : '모두 서명하면 내려받을 수 있어요.',
      onSelect: () => certificateUrl && location.assign(certificateUrl),
    },
    ...(isCompleted ? [{ label: '둘 다 묶어서 (ZIP)', icon: <FileArchive />, onSelect: () => both.mutate() }] : []),
  ];
  return (
    <DropdownMenu
      label="내려받기"
      align="end"
      trigger={
        <Button
          variant={isCompleted ? 'primary' : 'secondary'}
          size={wide ? 'xl' : 'md'}
          fullWidth={wide}
          icon={<Download />}
        >
          내려받기
        </Button>
      }
      items={items}
    />
  );
}

export function MoreMenu({
  acts,
  onAct,
  onMakeTemplate,
}: Pick<ContractViewProps, 'acts' | 'onAct' | 'onMakeTemplate'>) {
  const item = (act: ContractAction): MenuItem => ({
    label: ACTION_LABELS[act].label,
    icon: ACTION_LABELS[act].icon,
    danger: ACTION_LABELS[act].isFinal,
    onSelect: () => onAct(act),
  });
  const plain = acts.filter((act) => act !== 'remind' && act !== 'reschedule' && !ACTION_LABELS[act].isFinal).map(item);
  const final = acts.filter((act) => ACTION_LABELS[act].isFinal).map(item);
  if (onMakeTemplate) plain.push({ label: '템플릿으로 만들기', icon: <LayoutTemplate />, onSelect: onMakeTemplate });
  if (plain.length + final.length === 0) return null;
  return (
    <DropdownMenu
      label="더 보기"
      align="end"
      trigger={<IconButton variant="line" label="더 보기" icon={<Ellipsis />} tipSide="bottom" />}
      items={[...plain, ...(final.length > 0 ? (['separator', ...final] as const) : [])]}
    />
  );
}
