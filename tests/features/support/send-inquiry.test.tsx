import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SendInquiry } from '@/features/support/send-inquiry';
import { http, ok, server } from '../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const fillAndSend = async () => {
  await userEvent.type(screen.getByLabelText('이름'), '김지수');
  await userEvent.type(screen.getByLabelText('메일 주소'), 'jisu.kim@hanbit.example');
  await userEvent.type(screen.getByLabelText('궁금한 점'), '견적을 받고 싶어요.');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
};

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <SendInquiry /> }])} />);

describe('sending an inquiry', () => {
  it('sends what was typed and says when the answer comes', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('/inquiries', async ({ request, response }) => {
        sent.push(await request.json());
        return response(200).json(ok({ inquiryId: '0190b5a0-0000-7000-8000-000000000001' }));
      }),
    );
    show();
    await fillAndSend();
    expect(await screen.findByRole('heading', { name: '하루 안에 메일로 답할게요' })).toBeVisible();
    expect(sent).toEqual([
      { name: '김지수', email: 'jisu.kim@hanbit.example', company: '', message: '견적을 받고 싶어요.' },
    ]);
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    server.use(http.post('/inquiries', () => HttpResponse.error()));
    show();
    await fillAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent('네트워크에 접근할 수 없어요.');
    expect(screen.getByLabelText('궁금한 점')).toHaveValue('견적을 받고 싶어요.');
  });

  it('says at the name what the server has against the name', async () => {
    const message = '이름에 쓸 수 없는 글자가 있어요.';
    server.use(
      http.post('/inquiries', ({ response }) =>
        response('default').json({ isSuccess: false, code: 422, message, errorCode: 'NAME_INVALID' }, { status: 422 }),
      ),
    );
    show();
    await fillAndSend();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('이름')).toHaveAttribute('aria-invalid', 'true');
  });
});
