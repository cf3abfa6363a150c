import * as v from 'valibot';
import type { VerifiedPerson } from './port.ts';

export const RegistrationResponse = v.object({
  res_cd: v.string(),
  res_msg: v.optional(v.string()),
  call_url: v.optional(v.string()),
  reg_cert_key: v.optional(v.string()),
});

export const ResultResponse = v.object({
  res_cd: v.string(),
  res_msg: v.optional(v.string()),
  enc_cert_data: v.optional(v.string()),
  rv: v.optional(v.string()),
});

const CertData = v.object({
  phone_no: v.string(),
  user_name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  birth_day: v.pipe(v.string(), v.regex(/^\d{8}$/)),
  comm_id: v.optional(v.string()),
  sex_code: v.optional(v.string()),
  local_code: v.optional(v.string()),
  CI: v.optional(v.string()),
});

export function readCertData(text: string): VerifiedPerson {
  const data = v.parse(CertData, JSON.parse(text));
  const birth = data.birth_day;
  return {
    name: data.user_name.normalize('NFC').trim(),
    birthDate: `${birth.slice(0, 4)}-${birth.slice(4, 6)}-${birth.slice(6)}`,
    gender: data.sex_code === '01' ? 'M' : 'F',
    foreigner: data.local_code === '02',
    phone: data.phone_no.replaceAll(/\D/g, ''),
    carrier: data.comm_id || null,
    ci: data.CI || null,
  };
}
