import { answerAgain, askAndAnswer, joinSomebody, logInElsewhere, sendMany } from './support/alerting-acts.ts';
import { arrive, callsOf, sendTo, signBy } from './support/receiving.ts';
import { asSender, type PersonDraft, type Sender } from './support/send-over-api.ts';
import { passDeadline, passReminder, passScheduleAndDeadline, rewriteSending } from './support/test-database.ts';
import { expectAccessible, test } from './support/test.ts';
import { BY_THE_CLOCK_MS, watchAlerts } from './support/watch-alerts.ts';

// Two kinds of alerts come from recurring jobs, which run four times a minute.
test.setTimeout(240_000);

const RECEIVER = { name: '이도윤' };
const HOUR_MS = 3_600_000;

test('each thing that happens to a member and their documents comes up in the open list, without asking again', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { name, email, manager, member, organizationMemberUuid } = await joinSomebody(page, request, origin);
  const expectRow = await watchAlerts(page, member);
  const sendOwn = (title: string, people: readonly PersonDraft[] = [RECEIVER], sender: Sender = member) =>
    sendTo(request, people, { title, sender });
  const receiverOf = async ({ receivers }: Awaited<ReturnType<typeof sendOwn>>) => {
    const token = await arrive(request, receivers[0]?.email ?? '');
    return callsOf(request, () => token);
  };

  // Recurring jobs find these while the other alerts are tested.
  await passDeadline((await sendOwn('지난 문서')).contractId);
  await passReminder((await sendOwn('마감이 가까운 문서')).contractId);
  const planned = { title: '예약한 문서', sender: member, scheduledAt: new Date(Date.now() + HOUR_MS).toISOString() };
  await passScheduleAndDeadline((await sendTo(request, [RECEIVER], planned)).contractId);

  await sendOwn('내 차례인 문서', [{ name: '배준호', email }, RECEIVER], manager);
  await expectRow({ kind: 'MY_TURN', words: '서명을 요청했어요', title: '내 차례인 문서' });

  const halfway = await sendOwn('반만 서명한 문서', [
    { ...RECEIVER, order: 1 },
    { name: '한유나', order: 2 },
  ]);
  await signBy(request, halfway);
  await expectRow({ kind: 'SIGNED', words: '서명을 마쳤어요', title: '반만 서명한 문서' });

  await answerAgain(request, halfway);
  await expectRow({ kind: 'VALUE_ANSWERED', words: '다시 적었어요', title: '반만 서명한 문서' });

  await signBy(request, await sendOwn('끝난 문서'));
  await expectRow({ kind: 'COMPLETED', words: '문서를 잠갔어요', title: '끝난 문서' });

  await (
    await receiverOf(await sendOwn('거절한 문서'))
  )('/reject', { reason: '시작일이 달라요.' });
  await expectRow({ kind: 'DECLINED', words: '거절했어요', title: '거절한 문서' });

  await (
    await receiverOf(await sendOwn('물어본 문서'))
  )('/questions', { text: '비밀번호가 무엇인가요?' });
  await expectRow({ kind: 'QUESTION', words: '물어봤어요', title: '물어본 문서' });

  const rewritten = await sendOwn('고친 기록');
  await rewriteSending(rewritten.contractId);
  await signBy(request, rewritten);
  await expectRow({ kind: 'SEAL_HELD', words: '문서를 확인하고 있어요', title: '고친 기록' });

  await sendMany(request, member);
  await expectRow({ kind: 'BATCH_DONE', words: '여러 건 보내기를 마쳤어요' });

  const elsewhere = await asSender(request);
  await elsewhere.call('POST', '/organizations/members/invite', { emails: [email], permissions: [], groupUuids: [] });
  await expectRow({ kind: 'INVITED', words: '초대했어요' });

  await askAndAnswer(request, member, name);
  await expectRow({ kind: 'ANSWERED', words: '문의에 답했어요' });

  await manager.call('PATCH', '/organizations/members/permissions', {
    organizationMemberUuid,
    permissions: ['CONTRACT_SEND'],
  });
  await expectRow({ kind: 'RIGHTS_CHANGED', words: '할 수 있는 일이 바뀌었어요' });

  await logInElsewhere(request, email);
  await expectRow({ kind: 'SECURITY', words: '처음 보는 브라우저' });

  const withinMs = BY_THE_CLOCK_MS;
  await expectRow({ kind: 'EXPIRED', words: '마감이 지났어요', title: '지난 문서', withinMs });
  await expectRow({ kind: 'EXPIRING', words: '마감이 다가와요', title: '마감이 가까운 문서', withinMs });
  await expectRow({ kind: 'NOT_DELIVERED', words: '보내지 못했어요', title: '예약한 문서', withinMs });
  await expectAccessible(page);
});
