import type { APIRequestContext, Browser } from '@playwright/test';
import { findMail, linkIn } from './mailbox.ts';

const SUPPORT_MAIL = 'no-reply@dojang.localhost';

/** Opens an inquiry's emailed link as an operator, in a browser without scripts. */
export async function openDesk(
  browser: Browser,
  request: APIRequestContext,
  { origin, name }: Record<'origin' | 'name', string>,
) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const desk = await context.newPage();
  const mail = await findMail(request, SUPPORT_MAIL, new RegExp(`문의가 왔어요: ${name}$`));
  await desk.goto(linkIn(mail, '/api/support/'));
  return desk;
}
