import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { hasProviderScript } from '@/entities/payment/provider-window';

/**
 * Wraps the pages that open the payment window. Once the provider's script has run in a document, that document shows
 * no other pages.
 */
export function Component() {
  useEffect(
    () => () => {
      if (hasProviderScript()) location.reload();
    },
    [],
  );
  return <Outlet />;
}
