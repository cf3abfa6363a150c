import { useState } from 'react';
import { uploadInquiryFile } from '@/entities/help/inquiry-file';
import { sendInquiry } from '../api/send-inquiry';
import type { Inquiry, InquiryFailure } from '../model/inquiry';
import { InquiryForm } from './inquiry-form';
import { InquirySent } from './inquiry-sent';

type Sending =
  | { step: 'writing'; failure: InquiryFailure | null }
  | { step: 'sending' }
  | { step: 'sent'; email: string };

export function SendInquiry() {
  const [sending, setSending] = useState<Sending>({ step: 'writing', failure: null });

  const send = async (inquiry: Inquiry) => {
    setSending({ step: 'sending' });
    const failure = await sendInquiry(inquiry);
    setSending(failure ? { step: 'writing', failure } : { step: 'sent', email: inquiry.email });
  };

  if (sending.step === 'sent') {
    return <InquirySent email={sending.email} onAgain={() => setSending({ step: 'writing', failure: null })} />;
  }
  return (
    <InquiryForm
      isSending={sending.step === 'sending'}
      upload={uploadInquiryFile}
      failure={sending.step === 'writing' ? sending.failure : null}
      onSubmit={(inquiry) => void send(inquiry)}
    />
  );
}
