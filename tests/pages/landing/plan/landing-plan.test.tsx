import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { components } from '#openapi';
import { openApp } from '../../../support/app';
import { http, ok, server } from '../../../support/http';
import { stubWindowWidth } from '../../../support/media';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const plans: components['schemas']['ServicePlans'] = {
  billing: 'emulator',
  plans: [
    { servicePlanName: 'FREE', price: 0, contractsPerMonth: 7 },
    { servicePlanName: 'STANDARD', price: 123_000, contractsPerMonth: 321 },
  ],
  costs: { DOCUMENT: 1, TEXT: 1, IDENTITY: 2 },
  packs: [{ creditPackId: 'A', credits: 120, price: 12_000 }],
  seller: {
    name: '도장',
    representative: '홍가온',
    businessNumber: '000-00-00000',
    mailOrderNumber: '-',
    address: '-',
    phone: '-',
    email: 'help@dojang.example',
  },
};

it('shows what the server sells, and loads it again after a failure', async () => {
  stubWindowWidth(1440);
  const body = { isSuccess: false, code: 503, message: '잠시 뒤에 다시 해주세요.', errorCode: 'UNAVAILABLE' } as const;
  server.use(http.get('/payments/service-plan', ({ response }) => response('default').json(body, { status: 503 })));
  openApp('/landing/plan');
  const reload = await screen.findByRole('button', { name: '다시 불러오기' });
  server.use(http.get('/payments/service-plan', ({ response }) => response(200).json(ok(plans))));
  await userEvent.click(reload);
  expect(await screen.findByRole('row', { name: '한 달에 보낼 수 있는 문서 7건 321건' })).toBeInTheDocument();
});

it('says that nothing costs anything where nothing does', async () => {
  stubWindowWidth(390);
  server.use(
    http.get('/payments/service-plan', ({ response }) => response(200).json(ok({ ...plans, billing: 'off' }))),
  );
  openApp('/landing/plan');
  expect(await screen.findByRole('heading', { name: '요금이 없어요' })).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
});
