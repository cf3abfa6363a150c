import { afterEach, expect, it, vi } from 'vitest';
import { readProviderForm } from '@/entities/phone-verification/lib/provider-form';

const ALLOWED = ['https://cert.kcp.co.kr'];
const html = (action: string, more = '') =>
  `<html><body><form method="post" action="${action}"><input type="hidden" name="reg_cert_key" value="k&quot;1">${more}<button>열기</button></form></body></html>`;

it('copies the hidden inputs of a form that leads to a known provider', () => {
  expect(readProviderForm(html('https://cert.kcp.co.kr/certGateway.do'), ALLOWED)).toEqual({
    action: 'https://cert.kcp.co.kr/certGateway.do',
    fields: [['reg_cert_key', 'k"1']],
  });
});

it.each([
  'https://cert.kcp.co.kr.evil.example/x',
  'https://evil.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
])('refuses a form that leads to %j', (action) => {
  expect(readProviderForm(html(action), ALLOWED)).toBeNull();
});

it('runs nothing of the html', () => {
  const form = readProviderForm(
    html(
      'https://cert.kcp.co.kr/x',
      '<script>globalThis.ran = true</script><img src=x onerror="globalThis.ran = true">',
    ),
    ALLOWED,
  );
  expect(form?.fields).toHaveLength(1);
  expect('ran' in globalThis).toBe(false);
});

it('knows an answer without a form', () => {
  expect(readProviderForm('<p>점검 중</p>', ALLOWED)).toBeNull();
});

afterEach(() => vi.unstubAllGlobals());

it('reads the form in a browser that has no URL.canParse and no URL.parse', () => {
  class OlderUrl extends URL {}
  for (const name of ['canParse', 'parse']) Object.defineProperty(OlderUrl, name, { value: undefined });
  vi.stubGlobal('URL', OlderUrl);
  expect(readProviderForm(html('https://cert.kcp.co.kr/x'), ALLOWED)?.action).toBe('https://cert.kcp.co.kr/x');
  expect(readProviderForm(html('https://'), ALLOWED)).toBeNull();
});
