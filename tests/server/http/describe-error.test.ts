import { expect, it } from 'vitest';
import { MailRejectedError } from '../../../server/adapters/mail/port.ts';
import { describeError } from '../../../server/http/describe-error.ts';

const refusal = (response: string) => Object.assign(new Error(response), { response, responseCode: 550 });

it('keeps only the codes of what a mail server answered', () => {
  const words = '550 5.1.1 Mailbox of Kim Jisu (010-1234-5678) at Hanbit is unknown\n    at 김지수';
  const rejected = new MailRejectedError(words, { cause: refusal(words) });
  for (const error of [rejected, new Error(words, { cause: rejected })])
    expect(describeError(error)).toMatchObject({ message: 'the mail server answered 550 5.1.1' });
  expect(describeError(refusal('421-later'))).toMatchObject({ message: 'the mail server answered 421' });
  expect(describeError(refusal('later, Jisu'))).toMatchObject({ message: 'the mail server answered without a code' });
});

it('masks addresses, numbers and quoted text of other errors, but not ids', () => {
  const id = '0198c0de-0000-7000-8000-0000000000c1';
  const error = new Error(`${id}: 010-1234-5678, +82 10 1234 5678, 0212345678, jisu@hanbit.example and "김지수"`);
  expect(describeError(error)).toMatchObject({ message: `${id}: …, …, …, … and …` });
});
