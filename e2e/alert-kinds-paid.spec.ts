import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { components } from '#openapi';
import { LIVE_PASSWORD, signUpLive } from '../tests/support/live-sign-up.ts';
import { newAddress, signIn } from './support/people.ts';
import { registerCard } from './support/register-card.ts';
import { createSender } from './support/send-over-api.ts';
import { test } from './support/selling-server.ts';
import { makeAccountOlder, passIntervals, passPaidPeriod } from './support/test-database.ts';
import { expectAccessible } from './support/test.ts';
import { BY_THE_CLOCK_MS, watchAlerts } from './support/watch-alerts.ts';

// Starts its own server, whose recurring jobs check for due notices and plans once a minute.
test.setTimeout(300_000);

type PaymentMethods = { items: components['schemas']['PaymentMethod'][] };

const todayInSeoul = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format();

test('what happens to money, and a notice, comes up in the open list of whoever pays', async ({
  page,
  request,
  selling: { origin, folder, contentDir },
}) => {
  const email = newAddress('payer');
  await signUpLive(origin, email);
  await makeAccountOlder(email, folder);
  await signIn(page, email, { password: LIVE_PASSWORD });
  const payer = createSender(request, await page.evaluate(() => sessionStorage.getItem('jwt') ?? ''));
  const { organization } = await payer.call('GET', '/auths/session');
  const { organizationUuid } = organization;
  await page.goto('/setting/payment/billing');
  // This card pays once, and then its billing key is deleted.
  await registerCard(page, 'keyDeleted');
  await registerCard(page, 'declined');
  const expectRow = await watchAlerts(page, payer);
  const notice = `---\ntitle: 새벽에 점검해요\nkind: 안내\ndate: ${todayInSeoul()}\n---\n내일 새벽에 점검해요.\n`;
  await writeFile(path.join(contentDir, 'notices/maintenance.md'), notice);

  const { items }: PaymentMethods = await payer.call('GET', `/payments/payment-method/all/${organizationUuid}`);
  const cardOf = (isDefault: boolean) => items.find((card) => card.isDefault === isDefault)?.paymentMethodUuid ?? '';
  await payer.call('POST', '/payments/service-plan/subscribe', {
    organizationUuid,
    servicePlanName: 'STANDARD',
    paymentMethodUuid: cardOf(true),
    agreed: true,
  });
  await expectRow({ kind: 'CARD_UNUSABLE', words: '카드를 쓸 수 없어요' });

  const other = { organizationUuid, paymentMethodUuid: cardOf(false) };
  await payer.call('POST', '/payments/default-biiling', other);
  await payer.call('PUT', '/payments/credit-refill', {
    organizationUuid,
    on: true,
    below: 50,
    creditPackId: 'C100',
  });
  await expectRow({ kind: 'CREDIT_REFILL_OFF', words: '크레딧 자동 채우기를 껐어요' });

  await passPaidPeriod(email, folder);
  await passIntervals(['watch-money', 'tell-notices'], folder);
  const withinMs = BY_THE_CLOCK_MS;
  await expectRow({ kind: 'RENEWAL_FAILED', words: '정기 결제를 하지 못했어요', withinMs });
  await expectRow({ kind: 'NOTICE', words: '새벽에 점검해요', withinMs });
  await expectAccessible(page);
});
