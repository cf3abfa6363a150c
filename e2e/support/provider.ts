import type { Page } from '@playwright/test';

/** Completes the identity provider's pages except for the last button. */
export async function passAtProvider(provider: Page, name: string, phone = '010-2026-0006') {
  await provider.getByLabel('약관에 모두 동의합니다').check();
  await provider.getByLabel('이름').fill(name);
  await provider.getByLabel('생년월일 여섯 자리').fill('940107');
  await provider.getByLabel('뒷자리 첫 번호').fill('2');
  await provider.getByLabel('휴대폰 번호').fill(phone);
  await provider.getByRole('button', { name: '인증번호 받기' }).click();
  const code = await provider.getByTestId('kcp-code').innerText();
  await provider.getByLabel(/인증번호 여섯 자리/).fill(code);
  await provider.getByRole('button', { name: '확인' }).click();
  await provider.getByRole('button', { name: '돌아가기' }).click();
}
