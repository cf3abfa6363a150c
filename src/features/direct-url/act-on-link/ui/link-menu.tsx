import { CirclePause, CirclePlay, Ellipsis, Files, QrCode, SlidersHorizontal, Unlink } from '@/shared/icons';
import type { ReactNode } from 'react';
import type { DirectUrl } from '@/entities/link/direct-url';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { listLinkActions, type LinkAction } from '../model/link-actions';

const LABELS: Record<LinkAction, { label: string; icon: ReactNode }> = {
  show: { label: '링크와 QR 코드', icon: <QrCode /> },
  contracts: { label: '들어온 문서 보기', icon: <Files /> },
  change: { label: '링크 고치기', icon: <SlidersHorizontal /> },
  pause: { label: '잠깐 멈추기', icon: <CirclePause /> },
  resume: { label: '다시 받기', icon: <CirclePlay /> },
  end: { label: '링크 닫기', icon: <Unlink /> },
};

type LinkMenuProps = { link: DirectUrl; onAct: (action: LinkAction) => void };

export function LinkMenu({ link, onAct }: LinkMenuProps) {
  const label = `${link.name} 더 보기`;
  return (
    <DropdownMenu
      label={label}
      align="end"
      trigger={<IconButton label={label} icon={<Ellipsis />} />}
      items={listLinkActions(link).flatMap((action): MenuItem[] => {
        const item = { ...LABELS[action], onSelect: () => onAct(action) };
        return action === 'end' ? ['separator', { ...item, danger: true }] : [item];
      })}
    />
  );
}
