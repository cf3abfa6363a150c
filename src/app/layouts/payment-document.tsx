import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { hasProviderScript } from '@/entities/payment/provider-window';

/** Wraps the pages that open the payment window. No other page is shown in a document that ran the provider's script. */
export function Component() {
  useEffect(
    () => () => {
      if (hasProviderScript()) location.reload();
    },
    [],
  );
  return <Outlet />;
}
