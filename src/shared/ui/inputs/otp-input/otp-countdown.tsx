import { useEffect, useState } from 'react';
import { visuallyHidden } from '@/shared/styles';
import { LinkButton } from '@/shared/ui/actions/link';
import * as styles from './otp-input.css';

const remainingSeconds = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** "2분 41초 남았어요" */
export const countdownWords = (seconds: number): string => {
  if (seconds <= 0) return '시간이 지났어요';
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const words = [minutes > 0 && `${minutes}분`, rest > 0 && `${rest}초`].filter(Boolean).join(' ');
  return `${words} 남았어요`;
};

export interface OtpCountdownProps {
  /** When the code ends, as `Date.now()` counts. */
  until: number;
  onResend?: () => void;
  resendLabel?: string;
  onEnd?: () => void;
}

/** The seconds are not read out as they pass; one minute left and the end are. */
export function OtpCountdown({ until, onResend, resendLabel = '번호 다시 받기', onEnd }: OtpCountdownProps) {
  const [seconds, setSeconds] = useState(() => remainingSeconds(until));
  useEffect(() => {
    const tick = () => {
      const left = remainingSeconds(until);
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      onEnd?.();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, onEnd]);

  const spoken = seconds === 0 ? countdownWords(0) : seconds <= 60 ? countdownWords(60) : '';
  return (
    <div className={styles.foot}>
      <span aria-live="off">{countdownWords(seconds)}</span>
      <span role="status" className={visuallyHidden}>
        {spoken}
      </span>
      {onResend && <LinkButton onClick={onResend}>{resendLabel}</LinkButton>}
    </div>
  );
}
