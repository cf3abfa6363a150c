import type { Inquiry, InquiryFailure } from '../model/inquiry';

/** Loads the client on demand, because the public pages don't need it. Returns null on success. */
export async function sendInquiry(inquiry: Inquiry): Promise<InquiryFailure | null> {
  const client = await import('./post-inquiry').catch(() => null);
  if (!client) return { place: 'form', message: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.' };
  return client.postInquiry(inquiry);
}
