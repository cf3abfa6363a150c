import { useQuery } from '@tanstack/react-query';
import { Mail } from '@/shared/icons';
import { useState } from 'react';
import type { Contract } from '@/entities/contract';
import { mailTemplateQueries, MailView, PhoneMessagesView, type MailSample } from '@/entities/setting/mail-template';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { findFirstReceiver } from './summary';

type FirstMessageProps = { contract: Contract; expiresAt: string };

/** Shows the email or text message that the first receiver will get. */
export function FirstMessage({ contract, expiresAt }: FirstMessageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const first = findFirstReceiver(contract.receivers);
  if (!first) return null;
  return (
    <>
      <Button fullWidth icon={<Mail />} onClick={() => setIsOpen(true)}>
        {first.name} 님이 받을 {first.channels.includes('MAIL') ? '메일' : '문자'} 보기
      </Button>
      {isOpen && (
        <MessageDialog contract={contract} first={first} expiresAt={expiresAt} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

type MessageDialogProps = FirstMessageProps & { first: Contract['receivers'][number]; onClose: () => void };

function MessageDialog({ contract, first, expiresAt, onClose }: MessageDialogProps) {
  const sample: MailSample = {
    title: contract.title,
    receiverName: first.name,
    receiverRole: first.role,
    message: [contract.message, first.message].filter((words) => words !== '').join('\n\n'),
    expiresAt,
  };
  const { data, isError, refetch } = useQuery(
    mailTemplateQueries.preview({
      kind: 'SIGN_REQUEST',
      language: contract.settings.language,
      mailTemplate: contract.mailTemplate,
      text: null,
      sample,
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={600}
      title={`${first.name} 님이 받을 메시지`}
      description={data?.subject}
      footer={
        <Button size="lg" onClick={onClose}>
          닫기
        </Button>
      }
    >
      {isError ? (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => void refetch()}>
              다시 불러오기
            </Button>
          }
        >
          미리보기를 불러오지 못했어요.
        </Banner>
      ) : !data ? (
        <Spinner label="불러오는 중" />
      ) : (
        <Stack gap={4}>
          {first.channels.includes('MAIL') && <MailView preview={data} />}
          {first.channels.includes('SMS') && <PhoneMessagesView preview={data} />}
        </Stack>
      )}
    </Dialog>
  );
}
