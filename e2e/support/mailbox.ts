import { expect, type APIRequestContext } from '@playwright/test';
import { findCode } from '../../tests/support/find-code.ts';

type Message = { to: string; subject: string; text: string; html: string; links: string[] };

export async function findMail(request: APIRequestContext, to: string, subject: RegExp): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(async () => {
      const messages: Message[] = await (await request.get('/api/dev/messages')).json();
      found = messages.find(
        (message) => message.to.toLowerCase() === to.toLowerCase() && subject.test(message.subject),
      );
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail to ${to}.`);
  return found;
}

export const codeIn = ({ text }: Message) => findCode(text) ?? '';

export function linkIn({ links }: Message, path: string) {
  const link = links.find((address) => new URL(address).pathname.startsWith(path));
  if (!link) throw new Error(`The mail holds no link to ${path}.`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
