import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { storyTemplate } from '@/widgets/send-frame/ui/story-template';
import { openApp } from '../../../support/app';
import { exampleContact } from '../../../support/example-batch';
import { http, ok, server } from '../../../support/http';
import { stubWindowWidth } from '../../../support/media';
import { signInAs } from '../../../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const template = storyTemplate();

it('mail templates that did not load are loaded again, and nothing else is lost', async () => {
  stubWindowWidth(1440);
  signInAs(['CONTRACT_SEND']);
  let isDown = true;
  server.use(
    http.get('/templates/{templateId}', ({ response }) => response(200).json(ok(template))),
    http.get('/contacts', ({ response }) =>
      response(200).json(ok({ items: [exampleContact('문예린')], recent: [], page: 1, size: 20, total: 1 })),
    ),
    http.get('/contact-groups', ({ response }) => response(200).json(ok([]))),
    http.get('/mail-templates', ({ response }) =>
      isDown
        ? response('default').json(
            { isSuccess: false, code: 403, message: '권한이 없어요.', errorCode: 'FORBIDDEN' },
            { status: 403 },
          )
        : response(200).json(ok({ builtIn: [], mailTemplates: [] })),
    ),
  );
  openApp(`/template/send/${template.templateId}/config/multiple`);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^문예린/ }));
  const again = await screen.findByRole('button', { name: '다시 불러오기' });
  expect(screen.queryByRole('combobox', { name: '메일 문구' })).toBeNull();
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('combobox', { name: '메일 문구' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^문예린/ })).toBeChecked();
});
