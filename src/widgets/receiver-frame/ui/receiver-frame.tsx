import { ArrowLeft } from '@/shared/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/shared/routes';
import { Avatar } from '@/shared/ui/data/avatar';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Logo } from '@/shared/ui/data/logo';
import { VisibleFrame } from '@/shared/ui/layout/visible-frame';
import { useFrameMessages } from '../model/messages';
import { PagePlaceholder } from './page-placeholder';
import { LanguageSwitch } from './language-switch';
import * as styles from './receiver-frame.css';

export interface ReceiverFrameProps {
  /** Null while the link is being checked. */
  sender?: { name: string; logo: string | null } | null;
  /** The completed verification steps, shown as a progress bar. */
  progress?: { done: number; total: number } | null;
  onBack?: (() => void) | undefined;
  /** The contract to return to, if a member is signing their own document. */
  ownContractId?: string | null;
  /** The picture of the first page, if it may be shown before verification. */
  picture?: string | null;
  children: ReactNode;
}

/** A single column at every width, with the blurred document next to it if there is room. */
export function ReceiverFrame({ sender, progress, onBack, ownContractId, picture, children }: ReceiverFrameProps) {
  const words = useFrameMessages();
  return (
    <VisibleFrame className={styles.frame}>
      <div className={styles.previewPane} aria-hidden>
        <div className={styles.blurred}>{picture ? <img src={picture} alt="" /> : <PagePlaceholder />}</div>
      </div>
      <div className={styles.column}>
        <header className={styles.header} data-step={onBack ? true : undefined}>
          {onBack ? (
            <IconButton label={words.back} icon={<ArrowLeft />} onClick={onBack} className={styles.backButton} />
          ) : (
            <span className={styles.sender}>
              {ownContractId && (
                <Link
                  to={href('contract', { contractId: ownContractId })}
                  aria-label={words.toOwn}
                  className={styles.consoleLink}
                >
                  <ArrowLeft />
                </Link>
              )}
              {sender && (
                <>
                  <Avatar name={sender.name} me group size={34} photo={sender.logo ?? undefined} />
                  <span className={styles.name}>{sender.name}</span>
                </>
              )}
            </span>
          )}
          {progress && progress.total > 1 && (
            <span className={styles.bars} role="img" aria-label={words.progress(progress.done, progress.total)}>
              {Array.from({ length: progress.total }, (_, place) => (
                <span key={place} className={styles.bar} data-done={place < progress.done || undefined} />
              ))}
            </span>
          )}
          <span className={styles.end}>
            <LanguageSwitch />
            {!onBack && <Logo height={22} />}
          </span>
        </header>
        <main className={styles.main}>{children}</main>
      </div>
    </VisibleFrame>
  );
}
