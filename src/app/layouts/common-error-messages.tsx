import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CRASH_MESSAGES } from '@/pages/crash';
import { ApiError, getErrorMessage } from '@/shared/api';
import { language, useLanguage } from '@/shared/i18n';
import { usePreloadedGlyphs } from '@/shared/lib/browser';

const CODES = ['NETWORK', 'TIMEOUT', 'UNKNOWN'] as const;

/** Error messages that any receiver page may need, even offline. */
export function CommonErrorMessages() {
  useLanguage();
  usePreloadedGlyphs([CRASH_MESSAGES, CODES.map((code) => getErrorMessage(new ApiError(code)))]);
  return null;
}

/** For receivers' pages without a layout. Keeps the language of the address when they are reloaded. */
export function WithCommonErrorMessages() {
  const { search } = useLocation();
  useState(() => void language.readAddress(search));
  return (
    <>
      <CommonErrorMessages />
      <Outlet />
    </>
  );
}
