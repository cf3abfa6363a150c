import { Outlet } from 'react-router-dom';
import { CRASH_MESSAGES } from '@/pages/crash';
import { ApiError, getErrorMessage } from '@/shared/api';
import { useLanguage } from '@/shared/i18n';
import { usePreloadedGlyphs } from '@/shared/lib/browser';

const CODES = ['NETWORK', 'TIMEOUT', 'UNKNOWN'] as const;

/** Error messages that any receiver page may need, even offline. */
export function CommonErrorMessages() {
  useLanguage();
  usePreloadedGlyphs([CRASH_MESSAGES, CODES.map((code) => getErrorMessage(new ApiError(code)))]);
  return null;
}

/** For pages without a layout. */
export const WithCommonErrorMessages = () => (
  <>
    <CommonErrorMessages />
    <Outlet />
  </>
);
