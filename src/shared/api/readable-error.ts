import { language } from '@/shared/i18n';
import { ApiError } from './api-error';

/** Shows the error of a receiver's first request in their language, or in the browser's if the server knows neither. */
export async function withReadableError<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (thrown) {
    const known = ApiError.from(thrown).body?.deadEnd?.language;
    await (known ? language.propose(known) : language.proposeForBrowser());
    throw thrown;
  }
}
