import type { components } from '#openapi';
import { getSeoulDay, toSeoulInstant } from '../../../rules/dates.ts';
import type { Config } from '../../config.ts';
import { ALIMTALK_TEMPLATES, fillAlimtalk } from '../../content/mails/alimtalk.ts';
import {
  writeContractEmailContent,
  writeContractText,
  type ContractMessageContext,
} from '../../content/mails/contract-mails.ts';
import type { EmailBlock } from '../../content/mails/letter.ts';
import { findCustomTexts } from '../../content/mails/custom-texts.ts';
import { writeSubject } from '../../content/mails/write-mail.ts';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { countCp949Bytes, MAX_SHORT_TEXT_BYTES, toCp949Text } from '../../text/cp949.ts';
import { findSenderDetails } from '../messages/letter-sender.ts';
import { LINK_PLACEHOLDER, type TextMessage } from '../messages/outbox.ts';
import { prefersAlimtalk } from '../messages/phone-messages.repository.ts';
import { findMailTemplate, type MailText } from './mail-templates.repository.ts';
import { requireText } from './require-texts.ts';

type Schemas = components['schemas'];
type Sample = Schemas['MailSample'];

/** A stand-in for a link's secret, of the same length. */
const SECRET = 'x'.repeat(22);
/** Contact details for the preview. Nothing is sent to them. */
const NOBODY = { email: 'receiver@example.com', phone: '01000000000' };

export const createPreviewMailTemplate =
  ({ config, database, now }: Deps): OperationHandler<'previewMailTemplate'> =>
  async ({ body: { kind, language, mailTemplate, text, sample }, caller }): Promise<Schemas['MailPreview']> => {
    const own = text ? [requireText(text)] : await listWords(database, caller, mailTemplate);
    const { sender, about } = await describeMailSample(database, caller, { kind, language, own, sample, at: now() });
    const letter = writeContractEmailContent(NOBODY.email, kind, { ...about, sender });
    const link = `${config.publicUrl}/receiver/callback?t=${SECRET}`;
    const forPhone = writeContractText(NOBODY.phone, kind, about);
    const message = toCp949Text(forPhone.text.replaceAll(LINK_PLACEHOLDER, link));
    const bytes = countCp949Bytes(message);
    return {
      subject: writeSubject(letter),
      organizationName: sender.name,
      blocks: letter.blocks.flatMap(describeBlock),
      foot: [...letter.foot],
      textMessage: { text: message, bytes, size: bytes <= MAX_SHORT_TEXT_BYTES ? 'SMS' : 'LMS' },
      alimtalk: await describeAlimtalk(forPhone, config, database, caller),
      isBuiltIn: findCustomTexts(kind, about) === null,
    };
  };

/** Describes the KakaoTalk message. Returns null if a text message would be sent instead. */
async function describeAlimtalk(
  { alimtalk }: TextMessage,
  { solapi }: Pick<Config, 'solapi'>,
  connection: Connection,
  { member }: MemberCaller,
) {
  if (!alimtalk || !solapi?.kakao?.templates[alimtalk.key]) return null;
  if (!(await prefersAlimtalk(connection, member.organizationUuid))) return null;
  return { text: fillAlimtalk(alimtalk), button: ALIMTALK_TEMPLATES[alimtalk.key].button };
}

async function listWords(connection: Connection, { member }: MemberCaller, choice: string): Promise<MailText[]> {
  if (choice === 'DEFAULT') return [];
  const { organizationUuid } = member;
  const template = await findMailTemplate(connection, { mailTemplateId: choice, organizationUuid });
  if (!template) throw new DomainError('NOT_FOUND');
  return template.texts;
}

type Language = Schemas['Language'];
type Asked = Pick<MailText, 'kind'> & {
  language: Language;
  own: readonly MailText[];
  sample: Sample | null;
  at: Date;
};

export async function describeMailSample(
  connection: Connection,
  { member }: MemberCaller,
  { kind, language, own, sample, at }: Asked,
) {
  const { sender, memberName } = await findSenderDetails(connection, member);
  const { title, receiverName, receiverRole, message, expiresAt } = sample ?? makeSample(language, at);
  const about: ContractMessageContext = {
    facts: {
      title,
      organizationName: sender.name,
      senderName: memberName,
      expiresAt: new Date(expiresAt),
      completedAt: at,
      ...(kind !== 'SIGN_REQUEST' && { reason: REASONS[findSampleLanguage(language)] }),
    },
    to: { name: receiverName, role: receiverRole, messages: [message] },
    language,
    own,
  };
  return { sender, about };
}

const REASONS = { ko: '계약 날짜를 고쳐서 다시 보내드릴게요.', en: 'The contract date needs to be corrected.' };
const SAMPLES = {
  ko: { title: '2026년 근로계약서', receiverName: '이도윤', message: '안녕하세요. 확인하고 서명 부탁드려요.' },
  en: { title: 'Employment contract 2026', receiverName: 'Doyun Lee', message: 'Hello. Please read and sign it.' },
};

/** Returns the language of the sample, which is Korean or English, because members write Korean documents. */
const findSampleLanguage = (language: Language) => (language === 'ko' ? 'ko' : 'en');

const makeSample = (language: Language, at: Date): Sample => ({
  ...SAMPLES[findSampleLanguage(language)],
  receiverRole: 'SIGNER',
  expiresAt: toSeoulInstant(getSeoulDay(at), { days: 14, hours: 23, minutes: 59 }).toISOString(),
});

function describeBlock(block: EmailBlock): Schemas['MailPreviewBlock'][] {
  switch (block.type) {
    case 'FACTS':
      return [{ type: 'FACTS', facts: block.facts.map(([term, value]) => ({ term, value })) }];
    case 'MESSAGE':
      return [{ type: 'MESSAGE', from: block.from ?? '', words: block.words }];
    case 'BUTTON':
      return [{ type: 'BUTTON', words: block.label }];
    case 'CODE':
      return [];
    case 'GREETING':
    case 'HEADING':
    case 'PARAGRAPH':
    case 'NOTE':
      return [{ type: block.type, words: block.words }];
  }
}
