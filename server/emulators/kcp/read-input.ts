import { CARRIERS, type Carrier, type Person, type Registration } from './transactions.ts';

/** Parses a registration. Returns null if the provider couldn't decrypt it or would reject it. */
export function readRegistration(decrypt: () => string): Registration | null {
  try {
    const sent: Record<string, string> = JSON.parse(decrypt());
    const { ordr_idxx, Ret_URL, param_opt_1 = '', param_opt_2 = '', param_opt_3 = '' } = sent;
    if (!ordr_idxx || !Ret_URL || !URL.canParse(Ret_URL)) return null;
    return { orderNo: ordr_idxx, returnUrl: Ret_URL, options: { param_opt_1, param_opt_2, param_opt_3 } };
  } catch {
    return null;
  }
}

export function readResultRequest(body: string): { key: string; orderNo: string } {
  try {
    const sent: Record<string, unknown> = JSON.parse(body);
    return { key: String(sent['reg_cert_key']), orderNo: String(sent['ordr_idxx']) };
  } catch {
    return { key: '', orderNo: '' };
  }
}

const isCarrier = (text: string): text is Carrier => Object.hasOwn(CARRIERS, text);

const no = (error: string) => ({ person: null, error });

export function readPerson(form: Record<string, string>): { person: Person | null; error: string | null } {
  const { carrier = '', user_name = '', birth = '', sex_digit = '', phone_no = '' } = form;
  const phone = phone_no.replaceAll(/\D/g, '');
  const name = user_name.normalize('NFC').trim();
  if (form['agree'] !== 'Y') return no('약관에 동의해 주세요.');
  if (!isCarrier(carrier)) return no('통신사를 골라 주세요.');
  if (!name) return no('이름을 입력해 주세요.');
  if (!isDay(birth) || !/^[1-8]$/.test(sex_digit)) return no('생년월일을 다시 확인해 주세요.');
  if (!/^01[016789]\d{7,8}$/.test(phone)) return no('휴대폰 번호를 다시 확인해 주세요.');
  return { person: { name, birth, sexDigit: sex_digit, phone, carrier }, error: null };
}

function isDay(birth: string) {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(birth)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
