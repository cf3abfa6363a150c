import { CHANNEL_LABELS, type ContractMessage } from '@/entities/contract';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';

type UndeliveredBannerProps = { message: ContractMessage; onCorrect: (() => void) | null };

/** Shows the mail server's error, because nothing else explains what to correct. */
export const UndeliveredBanner = ({ message, onCorrect }: UndeliveredBannerProps) => (
  <Banner
    tone="warning"
    action={
      onCorrect && (
        <Button size="sm" onClick={onCorrect}>
          {message.channel === 'SMS' ? '번호 고치기' : '메일 주소 고치기'}
        </Button>
      )
    }
  >
    {message.channel === 'SMS' ? '문자를' : `${CHANNEL_LABELS.MAIL}을`} 보내지 못했어요
    {message.reason && ` · ${message.reason}`}
  </Banner>
);
