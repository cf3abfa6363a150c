import { Copy } from '@/shared/icons';
import { useState } from 'react';
import { copyToClipboard, isInAppBrowser } from '@/shared/lib/browser';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { useFrameMessages } from '../model/messages';
import * as styles from './in-app-card.css';

type InAppCardProps = {
  /** The link to copy, or null if this page doesn't have it any more. */
  address: string | null;
};

/**
 * The in-app browsers of Naver, Line and Instagram can't open another browser, so receivers are asked to copy the link.
 */
export function InAppCard({ address }: InAppCardProps) {
  const { inApp: words } = useFrameMessages();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  if (!isInAppBrowser(navigator.userAgent) || address === null) return null;
  const copy = async () => {
    setCopied(await copyToClipboard(address));
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
