import { api, ApiError, getErrorMessage, unwrap } from '@/shared/api';
import type { Inquiry, InquiryFailure, InquiryFields } from '../model/inquiry';

/** A separate module, so that the page doesn't load the API client before the first inquiry. */
export async function postInquiry({ files, ...fields }: Inquiry): Promise<InquiryFailure | null> {
  try {
    await unwrap(api.POST('/inquiries', { body: { ...fields, ...(files.length > 0 && { files }) } }));
    return null;
  } catch (thrown) {
    const error = ApiError.from(thrown);
    const about = error.body?.fieldErrors?.find(({ field }) => isFieldName(field));
    if (about && isFieldName(about.field)) return { place: about.field, message: about.message };
    return { place: error.code === 'NAME_INVALID' ? 'name' : 'form', message: getErrorMessage(error) };
  }
}

const isFieldName = (name: string): name is keyof InquiryFields =>
  name === 'name' || name === 'email' || name === 'company' || name === 'message';
