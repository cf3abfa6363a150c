import { useEffect, useRef, useState } from 'react';
import { OTP_LENGTH } from './otp-input';

type CodeEntry = {
  /** True if the code given last was wrong. */
  isWrong: boolean;
  isBusy: boolean;
  onGiven: (code: string) => void;
};

/**
 * Gives a code once it is complete. The last digit submits it, so submitting a refused code again would use up a second
 * attempt: that selects the code instead.
 */
export function useCodeEntry({ isWrong, isBusy, onGiven }: CodeEntry) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The previous step's focused input was removed, which would leave the focus on the page.
  useEffect(() => input.current?.focus(), []);
  const isComplete = code.length === OTP_LENGTH;
  const give = (complete: string) => {
    setTried(complete);
    onGiven(complete);
  };
  const submit = () => {
    if (isWrong && code === tried) {
      input.current?.focus();
      input.current?.select();
    } else if (isComplete && !isBusy) give(code);
  };
  return {
    isComplete,
    submit,
    entry: { ref: input, value: code, onValueChange: setCode, onComplete: give, readOnly: isBusy },
  };
}
