import type { FastifyInstance } from 'fastify';
import { createPhoneDisplay } from '../adapters/sms/mailbox.ts';
import { ALIMTALK_KEYS } from '../configuration/alimtalk-keys.ts';
import { SOLAPI_EMULATOR_CREDENTIALS, TOSS_EMULATOR_CREDENTIALS } from '../configuration/variables.ts';
import { ALIMTALK_TEMPLATES, LINK_VARIABLE } from '../content/mails/alimtalk.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../http/describe-error.ts';
import { registerKcpEmulator } from './kcp/plugin.ts';
import { registerMailbox } from './mailbox/mailbox.ts';
import { registerSolapiEmulator } from './solapi/plugin.ts';
import { startTossEmulator } from './toss/start.ts';
import { registerTsaEmulator } from './tsa/plugin.ts';

export async function registerEmulators(app: FastifyInstance, { config, database }: Deps, connectionString: string) {
  const { siteCode, encKey } = config.kcp;
  await registerKcpEmulator(app, {
    prefix: '/api/emulators/kcp',
    publicBase: `${config.publicUrl}/api/emulators/kcp`,
    siteCode,
    encKey,
  });
  await registerSolapiEmulator(app, {
    prefix: '/api/emulators/solapi',
    apiKey: SOLAPI_EMULATOR_CREDENTIALS.apiKey,
    apiSecret: SOLAPI_EMULATOR_CREDENTIALS.apiSecret,
    senders: [SOLAPI_EMULATOR_CREDENTIALS.from],
    kakao: { pfId: SOLAPI_EMULATOR_CREDENTIALS.kakao.pfId, approved: listEmulatedTemplates() },
    phones: createPhoneDisplay(database),
  });
  await registerTsaEmulator(app, { prefix: '/api/emulators/tsa' });
  if (config.billing === 'emulator') {
    await startTossEmulator(app, {
      config,
      ...TOSS_EMULATOR_CREDENTIALS,
      prefix: '/api/emulators/toss',
      publicBase: `${config.publicUrl}/api/emulators/toss`,
      connectionString,
      webhookUrl: `http://127.0.0.1:${config.port}/api/app/payments/toss/webhooks`,
      onTrouble: (error) => app.log.error({ error: describeError(error) }, 'webhooks could not be delivered'),
    });
  }
  if (!config.smtpUrl) await registerMailbox(app, database, config.publicUrl);
}

/** Lists this version's KakaoTalk messages as approved, so that a demo shows our own. */
const listEmulatedTemplates = () =>
  ALIMTALK_KEYS.map((key) => {
    const { name, content, button } = ALIMTALK_TEMPLATES[key];
    const link = { linkMo: LINK_VARIABLE, linkPc: LINK_VARIABLE };
    return {
      templateId: SOLAPI_EMULATOR_CREDENTIALS.kakao.templates[key],
      channelId: SOLAPI_EMULATOR_CREDENTIALS.kakao.pfId,
      name,
      content,
      buttons: button === null ? [] : [{ buttonType: 'WL' as const, buttonName: button, ...link }],
    };
  });
