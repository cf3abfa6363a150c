import { Copy } from 'lucide-react';
import { useState } from 'react';
import { defineMessages } from '@/shared/i18n';
import { copyToClipboard, isInAppBrowser } from '@/shared/lib/browser';
import { href } from '@/shared/routes';
import { receiverSession } from '@/shared/session';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { en } from '../model/messages.en';
import { ko } from '../model/messages.ko';
import * as styles from './in-app-card.css';

const useMessages = defineMessages({ ko, en });

/** Naver, Line and Instagram cannot open another browser, so receivers copy the link and paste it there. */
export function InAppCard() {
  const words = useMessages();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const linkToken = receiverSession.linkToken();
  if (!isInAppBrowser(navigator.userAgent) || linkToken === null) return null;
  const copy = async () => {
    setCopied(await copyToClipboard(`${location.origin}${href('receiverCallback')}?t=${linkToken}`));
  };
  return (
    <div className={styles.card}>
      <Banner
        tone="neutral"
        action={
          <Button size="sm" variant="secondary" icon={<Copy />} onClick={() => void copy()}>
            {isCopied === null ? words.copy : isCopied ? words.copied : words.notCopied}
          </Button>
        }
      >
        <strong>{words.title}</strong> {words.more}
      </Banner>
    </div>
  );
}
