import type { Page } from '@playwright/test';
import { createDeferred } from '../server/documents/workers/deferred.ts';
import { publishTemplate } from './support/template-over-api.ts';
import { openAs, OWNER } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Two windows edit the same template, and the second one to save sees the differences first.
test('whoever saves second compares both templates before keeping one', async ({ page, request }) => {
  const title = `근로계약서 ${crypto.randomUUID().slice(0, 8)}`;
  const { templateId, call } = await publishTemplate(request, title);
  await openAs(page, OWNER.email, `/template/create/${templateId}/editor`);
  const signature = page.getByRole('button', { name: /^근로자 서명/ });
  await expect(signature).toBeVisible();

  const path = `/templates/${templateId}`;
  const { version, content } = await call('GET', path);
  const fields = content.fields.map((field: { name: string }) =>
    field.name === '부서' ? { ...field, name: '소속' } : field,
  );
  const saved = await call('PUT', `${path}/fields`, { version, fields });
  await call('PATCH', path, { version: saved.version, content: { expiryDays: 30 } });

  await signature.click();
  await page.keyboard.press('Shift+ArrowDown');
  const problem = page.getByRole('alert').filter({ hasText: '다른 곳에서 고친 내용이 있어요.' });
  await expect(problem).toBeVisible();
  await problem.getByRole('button', { name: '다른 점 보기' }).click();
  const dialog = page.getByRole('dialog', { name: '무엇이 다른가요?' });
  await expect(dialog.getByRole('listitem').filter({ hasText: '이름 ‘소속’' })).toContainText('이름 ‘부서’');
  await expect(dialog.getByRole('listitem').filter({ hasText: '근로자 서명' })).toContainText('위에서');
  await expect(dialog.getByRole('listitem').filter({ hasText: '마감' })).toContainText('덮어써도 저장된 것이 남아요.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(problem).toBeVisible();

  await problem.getByRole('button', { name: '다른 점 보기' }).click();
  // Anything opened before the editor has reloaded would be closed again, so nothing can be opened.
  const reload = await holdReload(page, path);
  await dialog.getByRole('button', { name: '내 것으로 덮어쓰기' }).click();
  await reload.asked;
  const settings = page.getByRole('button', { name: '설정', exact: true });
  await expect(page.locator('[inert]').filter({ has: settings })).toBeVisible();
  reload.release();
  await expect(page.getByText('내 것으로 덮어썼어요')).toBeVisible();
  await expect(problem).toBeHidden();
  await expect(page.getByRole('button', { name: /^부서/ })).toBeVisible();
  // Parts that weren't edited in this window come from the other one.
  await settings.click();
  await expect(page.getByRole('textbox', { name: /^마감/ })).toHaveValue('30');
  const kept = await call('GET', path);
  expect(kept.content.fields.map(({ name }: { name: string }) => name)).toEqual(['근로자 서명', '부서']);
});

/** Holds back the page's first read of a template after saving, until released. */
async function holdReload(page: Page, path: string) {
  const asked = createDeferred<void>();
  const released = createDeferred<void>();
  let isSaved = false;
  page.on('response', (response) => {
    isSaved ||= response.request().method() === 'PUT' && response.url().endsWith(`${path}/fields`) && response.ok();
  });
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET' && isSaved) {
      asked.resolve();
      await released.promise;
    }
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve() };
}

test('fields are copied, cut and pasted by the keyboard', async ({ page, request }) => {
  const { templateId } = await publishTemplate(request, `근로계약서 ${crypto.randomUUID().slice(0, 8)}`);
  await openAs(page, OWNER.email, `/template/create/${templateId}/editor`);
  const signatures = page.getByRole('button', { name: /^근로자 서명/ });
  await signatures.click();
  await page.keyboard.press('ControlOrMeta+c');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(signatures).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+x');
  await expect(signatures).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(signatures).toHaveCount(2);
});
