import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EXAMPLE_TEMPLATE_ID, createTemplate } from '@/pages/template/detail/ui/story-templates';
import { openApp } from '../../support/app';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';

class NoLayout implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  vi.stubGlobal('ResizeObserver', NoLayout);
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

it('shows a template as its receivers will see it, at an address that the menu leads to', async () => {
  stubWindowWidth(1440);
  signInAs([]);
  const nothing = { items: [], total: 0, page: 1, size: 20 };
  server.use(
    http.get('/templates/{templateId}', ({ response }) => response(200).json(ok(createTemplate({ mayChange: false })))),
    http.get('/templates/{templateId}/versions', ({ response }) => response(200).json(ok([]))),
    http.get('/batches', ({ response }) => response(200).json(ok(nothing))),
    http.get('/direct-urls', ({ response }) => response(200).json(ok(nothing))),
  );
  const { router } = openApp(`/template/${EXAMPLE_TEMPLATE_ID}`);
  await userEvent.click(await screen.findByRole('button', { name: `${createTemplate().title} 더 보기` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '미리 보기' }));
  const dialog = await screen.findByRole('dialog', { name: '미리 보기' });
  expect(router.state.location.search).toBe('?preview');
  expect(within(dialog).getByText(/여기서 채운 것은 저장되지 않아요/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect([router.state.location.pathname, router.state.location.search]).toEqual([
    `/template/${EXAMPLE_TEMPLATE_ID}`,
    '',
  ]);
});
