import type { ReactNode } from 'react';
import { SpinnerRing } from '@/shared/ui/feedback/spinner';
import * as styles from './button.css';

interface ButtonContentProps {
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  isLoading?: boolean;
  loadingLabel?: ReactNode;
  children: ReactNode;
}

/** While loading, the content stays below the spinner to preserve the button's width. */
export function ButtonContent({ icon, trailingIcon, isLoading = false, loadingLabel, children }: ButtonContentProps) {
  const ordinary = (
    <>
      {icon}
      {children}
      {trailingIcon}
    </>
  );
  if (!isLoading) return <span className={styles.layer}>{ordinary}</span>;
  return (
    <>
      <span className={`${styles.layer} ${styles.hiddenLayer}`} aria-hidden>
        {ordinary}
      </span>
      <span className={styles.layer}>
        <SpinnerRing />
        {loadingLabel ?? children}
      </span>
    </>
  );
}
