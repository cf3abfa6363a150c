import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CertificateView, useCopiesMessages } from '@/features/receiver/keep-copies';
import { language } from '@/shared/i18n';
import { href } from '@/shared/routes';
import { receiverSession } from '@/shared/session';
import { CopiesFrame, ReceiverFrame } from '@/widgets/receiver-frame';

const CheckDocument = lazy(async () => {
  const { CheckDocument: Check } = await import('@/features/document/check-document');
  return { default: Check };
});

/**
 * Shows a receiver's certificate. With `?check`, or without a receiver's token, shows a form for checking a document
 * instead.
 */
export function CertificatePage() {
  const { certificates } = useCopiesMessages();
  const [params] = useSearchParams();
  const check = params.get('check');
  const isForm = check !== null || receiverSession.token() === null;
  useState(() => isForm && void language.proposeForBrowser());

  if (isForm)
    return (
      <ReceiverFrame>
        <title>{`${certificates.check} | 도장`}</title>
        <Suspense>
          <CheckDocument {...(check && { certificateNo: check })} />
        </Suspense>
      </ReceiverFrame>
    );
  return (
    <CopiesFrame title={certificates.title}>
      {({ certificate }) => <CertificateView certificate={certificate} copiesHref={href('copies')} />}
    </CopiesFrame>
  );
}
