import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EXAMPLE_PAYMENTS, createCreditEntry } from '@/pages/setting/payment/history/ui/story-payments';
import { storyPlans } from '@/widgets/payment-gate/ui/story-plans';
import { openApp } from '../../support/app';
import { http, ok, server } from '../../support/http';
import { stubWindowWidth } from '../../support/media';
import { signInAs } from '../../support/session';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

type Sight = { billing?: 'emulator' | 'off'; mayPay?: boolean };

/** StrictMode mounts twice, so a request may be sent twice. */
function openHistory(address: string, { billing = 'emulator', mayPay = true }: Sight = {}) {
  stubWindowWidth(1440);
  signInAs(mayPay ? ['PAYMENT_MANAGE'] : []);
  const asked: string[] = [];
  server.use(
    http.get('/payments/service-plan', ({ response }) => response(200).json(ok(storyPlans({ billing })))),
    http.get('/payments/history/{organizationUuid}', ({ request, response }) => {
      asked.push(new URL(request.url).search);
      return response(200).json(ok({ items: EXAMPLE_PAYMENTS, page: 1, size: 10, total: 14, sum: 218_000 }));
    }),
  );
  return { app: openApp(address), asked };
}

it('asks for what the address says, and puts a choice into the address', async () => {
  const { app, asked } = openHistory('/setting/payment/history?servicePlanName=CREDIT&startDateToCheck=2026-06-01');
  await screen.findAllByText('크레딧 120개');
  expect([...new Set(asked)]).toEqual(['?servicePlanName=CREDIT&startDateToCheck=2026-06-01&page=1&size=10']);
  await userEvent.click(screen.getByRole('button', { name: '상태' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '결제 실패' }));
  await waitFor(() =>
    expect(app.address()).toBe(
      '/setting/payment/history?servicePlanName=CREDIT&status=FAILED&startDateToCheck=2026-06-01',
    ),
  );
  await waitFor(() => expect(asked.at(-1)).toContain('status=FAILED'));
});

it('saves the spreadsheet of what is filtered, and a receipt', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  openHistory('/setting/payment/history?status=DONE&page=2');
  const asked: string[] = [];
  server.use(
    http.get('/payments/history/{organizationUuid}/export', ({ request, response }) => {
      asked.push(new URL(request.url).search);
      return response.untyped(new Response(new Blob(['sheet'])));
    }),
    http.get('/payments/receipts/{orderId}', ({ params, request, response }) => {
      asked.push(`${params.orderId} ${request.headers.get('authorization')}`);
      return response.untyped(new Response(new Blob(['pdf'])));
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '엑셀로 내려받기' }));
  await waitFor(() => expect(saved).toEqual(['결제 내역.xlsx']));
  const paid = await screen.findByRole('row', { name: /2026\.11\.04/ });
  await userEvent.click(within(paid).getByRole('button', { name: '영수증' }));
  await waitFor(() => expect(saved).toEqual(['결제 내역.xlsx', '영수증_sub_6.pdf']));
  expect(asked).toEqual(['?status=DONE', 'sub_6 Bearer a']);
});

it('shows older entries of the ledger below the newer ones', async () => {
  const { app } = openHistory('/setting/payment/history');
  const asked: (string | null)[] = [];
  server.use(
    http.get('/payments/credit-entries', ({ request, response }) => {
      const before = new URL(request.url).searchParams.get('before');
      asked.push(before);
      const page = before
        ? { items: [createCreditEntry('old', { cause: 'PACK', amount: 120, balance: 120 })], next: null }
        : { items: [createCreditEntry('new')], next: '0198c0de-0000-7000-8000-0000000000e1.0' };
      return response(200).json(ok(page));
    }),
  );
  await userEvent.click(await screen.findByRole('tab', { name: '크레딧' }));
  expect(await screen.findByText('문서를 보내면서 잡아뒀어요')).toBeInTheDocument();
  expect(app.address()).toBe('/setting/payment/history?tab=credits');
  expect(screen.queryByRole('button', { name: '엑셀로 내려받기' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
  expect(await screen.findByText('크레딧을 샀어요')).toBeInTheDocument();
  expect(screen.getByText('문서를 보내면서 잡아뒀어요')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  expect([...new Set(asked)]).toEqual([null, '0198c0de-0000-7000-8000-0000000000e1.0']);
});

it('asks nothing where payments are off', async () => {
  const { asked } = openHistory('/setting/payment/history', { billing: 'off' });
  expect(await screen.findByRole('heading', { name: '결제를 쓰지 않는 곳이에요' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('is locked without the permission', async () => {
  const { asked } = openHistory('/setting/payment/history', { mayPay: false });
  expect(await screen.findByRole('heading', { name: '결제 관리 권한이 필요해요' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});
