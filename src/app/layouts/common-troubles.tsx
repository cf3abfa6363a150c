import { Outlet } from 'react-router-dom';
import { CRASH_WORDS } from '@/pages/crash';
import { ApiError, errorMessage } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';
import { useReadyWords } from '@/shared/lib/browser';

const CODES = ['NETWORK', 'TIMEOUT', 'UNKNOWN'] as const;

/** Problems that any page of a receiver may have to report, with or without a connection. */
export function CommonTroubles() {
  useLanguage();
  useReadyWords([CRASH_WORDS, CODES.map((code) => errorMessage(new ApiError(code)))]);
  return null;
}

/** Wraps pages that have no layout of their own. */
export const WithCommonTroubles = () => (
  <>
    <CommonTroubles />
    <Outlet />
  </>
);
