import * as v from 'valibot';
import type { Config } from '../../config.ts';
import { DomainError } from '../../contract/domain-error.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { readCertData, RegistrationResponse, ResultResponse } from './kcp-responses.ts';
import { decryptFromKcp, encryptForKcp } from './kcp-cipher.ts';
import type { IdentityProvider, ProviderReturn } from './port.ts';

const LIMIT_MS = 10_000;
const OK = '0000';
const CANCELLED = '9999';

/**
 * Verifies identities with NHN KCP 본인확인 V2. The base URL is https://testcert.kcp.co.kr for tests,
 * https://cert.kcp.co.kr in production, or our emulator's.
 */
export function createKcpIdentity({ baseUrl, pageOrigin, siteCode, encKey }: Config['kcp']): IdentityProvider {
  const origin = pageOrigin ?? new URL(baseUrl).origin;

  const post = async (path: string, headers: Record<string, string>, body: string): Promise<unknown> => {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', site_cd: siteCode, ...headers },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (!response.ok) throw new Error(`KCP answered ${response.status}.`);
      return await response.json();
    } catch {
      throw new DomainError('PROVIDER_FAILED');
    }
  };

  return {
    vendor: 'KCP',
    origins: [origin],
    async begin({ requestUuid, orderNo, returnUrl, options }) {
      const { rv, data } = await encryptForKcp(
        encKey,
        siteCode,
        JSON.stringify({
          site_cd: siteCode,
          ordr_idxx: orderNo,
          Ret_URL: returnUrl,
          param_opt_1: options[0],
          param_opt_2: options[1],
          param_opt_3: requestUuid,
        }),
      );
      const answer = v.safeParse(RegistrationResponse, await post('/api/reg/certDataReg.do', { rv }, data));
      const { res_cd, call_url, reg_cert_key } = answer.success ? answer.output : {};
      if (res_cd !== OK || !call_url || !reg_cert_key) throw new DomainError('PROVIDER_FAILED');
      // The form contains the transaction key, which must not be posted anywhere else.
      if (!URL.canParse(call_url) || new URL(call_url).origin !== origin) throw new DomainError('PROVIDER_FAILED');
      return { html: formPage(call_url, { reg_cert_key, kcp_page_submit_yn: 'Y' }), vendorHandle: reg_cert_key };
    },
    readReturn(form): ProviderReturn {
      const vendorCode = form['res_cd'] ?? '';
      const outcome = vendorCode === OK ? 'ok' : vendorCode === CANCELLED ? 'cancelled' : 'failed';
      return { outcome, vendorCode: vendorCode.slice(0, 20), message: decode(form['res_msg'] ?? '') || null };
    },
    async fetchResult(regCertKey, orderNo) {
      const body = JSON.stringify({ reg_cert_key: regCertKey, ordr_idxx: orderNo });
      const answer = v.safeParse(ResultResponse, await post('/api/query/getCertData.do', {}, body));
      const { res_cd, enc_cert_data, rv } = answer.success ? answer.output : {};
      if (res_cd !== OK || !enc_cert_data || !rv) throw new DomainError('PROVIDER_FAILED');
      try {
        return readCertData(await decryptFromKcp(encKey, siteCode, rv, enc_cert_data));
      } catch {
        throw new DomainError('PROVIDER_FAILED');
      }
    },
  };
}

/**
 * Builds a page without a script. Our app copies the form and submits it; without the app, the user presses its button.
 */
function formPage(action: string, fields: Record<string, string>) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>본인 확인</title></head>
<body>
<form method="post" action="${escapeHtml(action)}" accept-charset="utf-8">
${inputs.join('\n')}
<button type="submit">본인 확인하기</button>
</form>
</body>
</html>
`;
}

/**
 * Decodes the provider's message. Its percent-encoding is sometimes invalid, and then the text is returned as received.
 */
function decode(text: string) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).slice(0, 100);
  } catch {
    return text.slice(0, 100);
  }
}
