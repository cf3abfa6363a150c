import { createSolapiCall, SolapiError } from '../adapters/sms/solapi-call.ts';
import {
  createSolapiTemplateClient,
  type RegisteredTemplate,
  type SolapiTemplates,
} from '../adapters/sms/solapi-templates.ts';
import { readConfig } from '../config.ts';
import { ALIMTALK_KEYS, type AlimtalkKey, type AlimtalkTemplates } from '../configuration/alimtalk-keys.ts';
import { ALIMTALK_TEMPLATES, LINK_VARIABLE } from '../content/mails/alimtalk.ts';
import { readArguments, UsageError, type CommandResult } from './command.ts';

const ACTIONS = new Set(['register', 'inspect', 'status']);
const LIMIT_MS = 10_000;
const STATUS_WORDS: Record<RegisteredTemplate['status'], string> = {
  PENDING: '등록했어요. 검수를 요청해주세요.',
  INSPECTING: '카카오에서 검수하고 있어요.',
  APPROVED: '승인됐어요.',
  REJECTED: '반려됐어요.',
};

class AlimtalkError extends Error {
  override name = 'AlimtalkError';
}

export async function runAlimtalkCommand(given: string[]): Promise<CommandResult> {
  if (!given.some((word) => ACTIONS.has(word))) throw new UsageError('alimtalk does register, inspect or status.');
  const { file: action, values } = readArguments(given, { category: { type: 'string' } });
  const { templates, known } = openChannel();
  try {
    if (action === 'register') return await register(templates, known, values.category);
    if (action === 'inspect') return await inspect(templates, known);
    return await reportStatus(templates, known);
  } catch (error) {
    if (error instanceof SolapiError) throw new AlimtalkError(error.message, { cause: error });
    // What fetch throws if there is no response in time.
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))
      throw new AlimtalkError('SOLAPI에서 대답이 없어요. 잠시 뒤에 다시 해주세요.', { cause: error });
    throw error;
  }
}

function openChannel() {
  const { solapi } = readConfig(process.env);
  if (!solapi?.kakao)
    throw new AlimtalkError('SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_FROM, SOLAPI_KAKAO_PF_ID를 먼저 정해주세요.');
  const { pfId, templates } = solapi.kakao;
  return { templates: createSolapiTemplateClient(createSolapiCall(solapi, LIMIT_MS), pfId), known: templates };
}

async function register(templates: SolapiTemplates, known: AlimtalkTemplates, category: string | undefined) {
  const categories = await templates.listCategories();
  if (!categories.some(({ code }) => code === category))
    throw new UsageError(
      `--category CODE is needed, one of:\n${categories.map(({ code, name }) => `  ${code} ${name}`).join('\n')}`,
    );
  const all: AlimtalkTemplates = { ...known };
  const words: string[] = [];
  for (const key of ALIMTALK_KEYS) {
    if (all[key]) continue;
    const template = { ...ALIMTALK_TEMPLATES[key], linkVariable: LINK_VARIABLE };
    try {
      all[key] = (await templates.register(template, category ?? '')).templateId;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new AlimtalkError(describeStop(error, all), { cause: error });
    }
    words.push(`${key}: ${all[key]}로 등록했어요.`);
  }
  return {
    answer: { templates: all },
    words: [
      ...words,
      '서버의 환경에 이 값을 적고 검수를 요청해주세요.',
      `SOLAPI_KAKAO_TEMPLATES='${JSON.stringify(all)}'`,
    ],
  };
}

/**
 * Describes why registration stopped. Lists the ids registered so far, because registering a template twice creates a
 * duplicate.
 */
const describeStop = ({ message }: Error, done: AlimtalkTemplates) =>
  `${message}\n여기까지 등록했어요. 서버의 환경에 이 값을 적고 다시 해주세요.\nSOLAPI_KAKAO_TEMPLATES='${JSON.stringify(done)}'`;

/** Submits templates that are new or were rejected. The provider accepts no others. */
async function inspect(templates: SolapiTemplates, known: AlimtalkTemplates) {
  const found = await findAll(templates, known);
  for (const [index, { key, template }] of found.entries())
    if (template.status === 'PENDING' || template.status === 'REJECTED')
      found[index] = { key, template: await templates.requestInspection(template.templateId) };
  return describe(found);
}

const reportStatus = async (templates: SolapiTemplates, known: AlimtalkTemplates) =>
  describe(await findAll(templates, known));

type Found = { key: AlimtalkKey; template: RegisteredTemplate };

async function findAll(templates: SolapiTemplates, known: AlimtalkTemplates): Promise<Found[]> {
  const found: Found[] = [];
  for (const key of ALIMTALK_KEYS) {
    const templateId = known[key];
    if (templateId) found.push({ key, template: await templates.find(templateId) });
  }
  return found;
}

function describe(found: readonly Found[]): CommandResult {
  const states = ALIMTALK_KEYS.map((key) => {
    const template = found.find((one) => one.key === key)?.template;
    const isOurText = template?.content === undefined || template.content === ALIMTALK_TEMPLATES[key].content;
    const reason = template?.comments?.findLast(({ isAdmin }) => isAdmin)?.content ?? null;
    return { key, templateId: template?.templateId ?? null, status: template?.status ?? null, isOurText, reason };
  });
  return {
    answer: { templates: states },
    words: states.map(({ key, templateId, status, isOurText, reason }) => {
      if (templateId === null || status === null) return `${key}: 등록하지 않았어요. 문자로 보내요.`;
      const why = status === 'REJECTED' && reason ? ` ${reason}` : '';
      const other = isOurText ? '' : ' 이 버전의 글과 달라요. 새로 등록해주세요.';
      return `${key} (${templateId}): ${STATUS_WORDS[status]}${why}${other}`;
    }),
  };
}
