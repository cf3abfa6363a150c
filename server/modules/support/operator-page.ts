import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { getNetworkPrefix } from '../../contract/network-prefix.ts';
import { createAttemptLimiter } from '../../http/attempt-limiter.ts';
import { sendFile } from '../../contract/send-file.ts';
import { sendPlainPage } from '../../http/plain-page.ts';
import { createAnswerInquiry, type AnswerOutcome } from './answer-inquiry.ts';
import { findInquiry, listInquiryMessages } from './inquiries.repository.ts';
import { listInquiryFiles } from './inquiry-files.repository.ts';
import { createInquiryFileService } from './inquiry-files.ts';
import { createInquiryLinkRepository } from './inquiry-links.repository.ts';
import { OPERATOR_CSS, renderInquiry, renderInvalidLink } from './render-inquiry.ts';

const ADDRESS = '/api/support/:secret';
const MAX_MESSAGE = 2_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOTES: Partial<Record<AnswerOutcome, string>> = {
  CHANGED: '그사이에 글이 더해졌어요. 새 글을 읽고 다시 보내주세요.',
  EMPTY: '답을 적어주세요.',
};

type Opened = { inquiryUuid: string; secret: string };

/**
 * Adds the page on which support answers inquiries. Support has no accounts: anyone with the secret in the URL can
 * answer. The page reads no cookies, so other sites can't post here without the secret.
 */
export function addOperatorPage(app: FastifyInstance, deps: Deps) {
  const links = createInquiryLinkRepository(deps);
  const inquiryFiles = createInquiryFileService(deps);
  const answerInquiry = createAnswerInquiry(deps);
  const judge = createAttemptLimiter(deps.config.rateLimits.entriesPerMinute);

  /** Opens the inquiry. Returns null for an invalid link. */
  const open = ({ params: { secret }, ip }: FastifyRequest<{ Params: { secret: string } }>): Promise<Opened | null> =>
    judge({ name: 'operator-page', network: getNetworkPrefix(ip), subject: secret }, async () => {
      const inquiryUuid = await links.find(deps.database, 'SUPPORT', secret);
      if (inquiryUuid === null) throw new DomainError('THREAD_LINK_DEAD');
      return { inquiryUuid, secret };
    }).catch(ignoreDeadLink);

  const show = async (reply: FastifyReply, { inquiryUuid, secret }: Opened, note = '', typed = '') => {
    const inquiry = await findInquiry(deps.database, inquiryUuid);
    if (!inquiry) return sendNothing(reply);
    const messages = await listInquiryMessages(deps.database, inquiryUuid);
    const files = await listInquiryFiles(deps.database, inquiryUuid);
    const filesPath = `/api/support/${secret}/files`;
    const body = renderInquiry({ inquiry, messages, files, filesPath, note, typed, answerId: uuidv7() });
    return sendPlainPage(reply, { title: '문의에 답하기', css: OPERATOR_CSS, body });
  };

  app.get<{ Params: { secret: string } }>(ADDRESS, async (request, reply) => {
    const opened = await open(request);
    return opened === null ? sendNothing(reply) : show(reply, opened);
  });

  app.get<{ Params: { secret: string; fileId: string } }>(`${ADDRESS}/files/:fileId`, async (request, reply) => {
    const opened = await open(request);
    if (opened === null) return sendNothing(reply);
    if (!UUID.test(request.params.fileId)) throw new DomainError('NOT_FOUND');
    return sendFile(request, reply, await inquiryFiles.open(opened.inquiryUuid, request.params.fileId));
  });

  app.post<{ Params: { secret: string }; Body: unknown }>(ADDRESS, async (request, reply) => {
    const opened = await open(request);
    if (opened === null) return sendNothing(reply);
    const answer = readAnswer(request.body);
    if (answer.message.length > MAX_MESSAGE)
      return show(reply.code(422), opened, '2,000자까지 적을 수 있어요.', answer.message);
    if (!UUID.test(answer.answerId)) throw new DomainError('VALIDATION');
    const outcome = await answerInquiry(opened.inquiryUuid, answer);
    if (outcome === 'GONE') return sendNothing(reply);
    if (outcome !== 'DONE')
      return show(reply.code(outcome === 'CHANGED' ? 409 : 422), opened, NOTES[outcome], answer.message);
    return reply.redirect(`/api/support/${opened.secret}`, 303);
  });
}

const sendNothing = (reply: FastifyReply) =>
  sendPlainPage(reply.code(410), { title: '쓸 수 없는 링크', css: OPERATOR_CSS, body: renderInvalidLink() });

function ignoreDeadLink(error: unknown) {
  if (error instanceof DomainError && error.code === 'THREAD_LINK_DEAD') return null;
  throw error;
}

function readAnswer(body: unknown) {
  const fields = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);
  const textOf = (name: string) => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const act = textOf('act');
  return {
    answerId: textOf('answerId'),
    seenId: textOf('seenId'),
    // Browsers submit line breaks as CRLF.
    message: act === 'close' ? '' : textOf('message').replaceAll('\r\n', '\n').trim(),
    isClosing: act === 'close' || act === 'answer-close',
  };
}
