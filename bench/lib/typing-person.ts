import type { BrowserContext, Page } from 'playwright';
import type { Dice } from '../../tests/support/typing/dice.ts';
import { makeText } from '../../tests/support/typing/words.ts';
import type { FieldDraft } from './sender.ts';

const WITHIN = { timeout: 20_000 };
const SOON = { timeout: 5_000 };
/** The number of attempts to finish, whatever goes wrong. */
const TRIES = 30;
export const FORM: readonly FieldDraft[] = [
  { kind: 'TEXT', name: '주소', required: true, rect: { x: 60, y: 320, width: 480, height: 24 } },
  { kind: 'TEXT', name: '특약', required: false, rect: { x: 60, y: 380, width: 480, height: 24 } },
  { kind: 'MULTILINE', name: '하고 싶은 말', required: false, rect: { x: 60, y: 440, width: 480, height: 80 } },
  { kind: 'TEXT', name: '비고', required: true, rect: { x: 60, y: 560, width: 480, height: 24 } },
];

export type Tally = Record<'refused' | 'reloads' | 'tabs' | 'cuts', number>;

/** Creates a user who fills in a document at random in a browser and remembers what they last typed in each field. */
export function createTypingPerson(context: BrowserContext, origin: string, token: string, dice: Dice, tally: Tally) {
  const typed = new Map<string, string>();
  const log: string[] = [];
  let older: Page | null = null;

  async function open() {
    const page = await context.newPage();
    await page.addInitScript((accessJwt) => sessionStorage.setItem('accessJwt', accessJwt), token);
    await page.goto(`${origin}/sign`);
    await entryOf(page).waitFor(WITHIN);
    return page;
  }
  const type = async (page: Page, name: string, text: string) => {
    await fillIn(page, name, text);
    typed.set(name, text);
  };
  /** Runs inside the page, so that nothing can happen between the last character and the next step. */
  const typeAndGoOn = async (page: Page, name: string, text: string) => {
    await fillIn(page, name, text.slice(0, -1));
    await entryOf(page, name).evaluate((element, whole) => {
      const prototype =
        element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, whole);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      const buttons = [...document.querySelectorAll('main button')];
      const next = buttons.filter((button) => /^(다음 칸|다 채우고 확인하기)$/.test(button.textContent.trim())).at(-1);
      return new Promise<void>((resolve) => {
        const click = () => {
          if (next instanceof HTMLElement) next.click();
          resolve();
        };
        setTimeout(click, Math.random() * 50);
      });
    }, text);
    typed.set(name, text);
  };

  async function step(page: Page): Promise<Page> {
    if (page.url().includes('/review')) await page.goBack();
    const name = dice.pick(FORM).name;
    const act = dice.pick(['type', 'type', 'type', 'next', 'next', 'reload', 'tab', 'back', 'cut', 'clean']);
    log.push(act);
    if (act === 'type') await type(page, name, makeTyped());
    if (act === 'next') await typeAndGoOn(page, name, makeTyped());
    if (act === 'clean') await clean(page);
    if (act === 'reload') {
      tally.reloads += 1;
      await page.reload();
      await entryOf(page).waitFor(WITHIN);
    }
    if (act === 'tab') {
      tally.tabs += 1;
      await older?.close();
      older = page;
      return open();
    }
    if (act === 'back' && older) {
      const here = older;
      await here.getByRole('button', { name: '여기서 계속하기' }).click(WITHIN);
      await here
        .getByRole('dialog', { name: '다른 창에서 이어서 하고 있어요' })
        .waitFor({ ...WITHIN, state: 'hidden' });
      older = page;
      return here;
    }
    if (act === 'cut') {
      tally.cuts += 1;
      await context.setOffline(true);
      await type(page, name, makeTyped());
      await page.waitForTimeout(dice.upTo(1_500));
      await context.setOffline(false);
    }
    return page;
  }
  function makeTyped() {
    const text = makeText(dice);
    if (/[^\p{sc=Hangul}\p{sc=Latin}\d\s%()]/u.test(text)) tally.refused += 1;
    return text;
  }
  async function clean(page: Page) {
    const button = page.getByRole('button', { name: /빼기$/ });
    if (!(await button.isVisible())) return;
    const name = await page.locator('main [aria-live="polite"] > span').first().textContent();
    await button.click();
    await button.waitFor({ ...WITHIN, state: 'hidden' });
    typed.set(name ?? '', await entryOf(page).inputValue());
  }

  /** Continues until the document is signed, and returns what the screen showed when the last button was pressed. */
  async function finish(page: Page): Promise<Map<string, string>> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (page.url().includes('/review')) {
        const seen = await press(page);
        if (seen) return seen;
        continue;
      }
      await clean(page);
      for (const { name, required } of FORM) if (required && !typed.get(name)) await type(page, name, '부산광역시');
      await page.keyboard.press('Control+Enter');
      await page.waitForURL('**/sign/review', { timeout: 2_000 }).catch(() => null);
    }
    throw new Error('no end is come to');
  }
  return { open, step, finish, typed, log };
}

const entryOf = (page: Page, name?: string) =>
  page.locator('main').getByRole('textbox', name === undefined ? {} : { name });

async function readReview(page: Page): Promise<Map<string, string>> {
  const rows = await page.getByRole('region', { name: '채운 내용' }).getByRole('link').all();
  const read = await Promise.all(
    rows.map(async (row) => {
      const [name, value] = await row.locator('> span').allTextContents();
      return [name ?? '', value === '비워둠' ? '' : (value ?? '')] as const;
    }),
  );
  return new Map(read);
}

/** Fills in a field. If the last 다음 칸 has opened the review in the meantime, goes back and starts over. */
async function fillIn(page: Page, name: string, text: string) {
  const field = page.getByRole('complementary', { name: '채울 칸' }).getByRole('button', { name });
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (page.url().includes('/review')) await page.goBack();
    const isFilledIn = await field
      .click(SOON)
      .then(() => entryOf(page, name).fill(text, SOON))
      .then(
        () => true,
        () => false,
      );
    if (isFilledIn) return;
  }
  throw new Error(`${name} cannot be filled in`);
}

/** Presses the last button. Returns null if the server rejects the values and sends the user back. */
async function press(page: Page) {
  const last = page.getByRole('button', { name: '서명 마치기' });
  const isThere = await last.click({ timeout: 3_000, trial: true }).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const seen = await readReview(page);
  await last.click({ timeout: 3_000 }).catch(() => null);
  await page.waitForURL(/\/(copies|sign)(\?|$)/, { timeout: 6_000 }).catch(() => null);
  return page.url().includes('/copies') ? seen : null;
}
