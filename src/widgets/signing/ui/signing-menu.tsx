import {
  AArrowUp,
  CircleX,
  Clock,
  Download,
  EllipsisVertical,
  Languages,
  ListChecks,
  MessageCircle,
  UserRoundPlus,
} from '@/shared/icons';
import { useState } from 'react';
import { useChooseLanguageMessages } from '@/features/receiver/choose-language';
import { useSignMessages } from '@/features/receiver/sign-document';
import { LANGUAGE_NAMES, useLanguage } from '@/shared/i18n';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { LanguageDialog } from './language-dialog';
import type { SigningViewProps } from './signing-view';

export function SigningMenu(props: SigningViewProps) {
  const t = useSignMessages();
  const { label: languageLabel } = useChooseLanguageMessages();
  const spoken = useLanguage();
  const [isChoosing, setIsChoosing] = useState(false);
  const { contract, mode, isLarge, isApprover, onMode, onLarge, onLeave, onDecline, onDelegate, onAsk } = props;
  const hasFields = !isApprover;
  return (
    <>
      <DropdownMenu
        label={t.more}
        trigger={<IconButton label={t.more} icon={<EllipsisVertical />} />}
        items={[
          ...(hasFields
            ? [
                {
                  label: mode === 'steps' ? t.wholeDocument : t.oneByOne,
                  icon: <ListChecks />,
                  onSelect: () => onMode(mode === 'steps' ? 'document' : 'steps'),
                },
                { label: isLarge ? t.usual : t.larger, icon: <AArrowUp />, onSelect: () => onLarge(!isLarge) },
              ]
            : []),
          {
            label: `${languageLabel}: ${LANGUAGE_NAMES[spoken]}`,
            icon: <Languages />,
            onSelect: () => setIsChoosing(true),
          },
          { label: t.download, icon: <Download />, onSelect: () => download(contract.documentUrl) },
          { label: t.ask, icon: <MessageCircle />, onSelect: onAsk },
          ...(onDelegate ? [{ label: t.delegate, icon: <UserRoundPlus />, onSelect: onDelegate }] : []),
          { label: t.leave, icon: <Clock />, onSelect: onLeave },
          { label: t.decline, icon: <CircleX />, danger: true, onSelect: onDecline },
        ]}
      />
      <LanguageDialog open={isChoosing} onClose={() => setIsChoosing(false)} />
    </>
  );
}

function download(url: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
