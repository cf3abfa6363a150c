import { isMark, isTickKind } from '../../../../rules/field-kinds.ts';
import type { Found } from '../found.ts';
import { isApplicant, isHead, mayNameParty, partyNamed, personIn, type Party } from './party-names.ts';

export type Owned = { found: Found; page: number; party: number | null; partyName: string | null };
export type Whose = Pick<Owned, 'party' | 'partyName'>;
/** A suggestion, with the party who completes the part of the form around it. */
type Written = Owned & { part: string | null };

const LABOUR = /근로계약|고용계약/;
const EMPLOYER = /^(?:사업주|사용자|고용주|회사|갑)$/;
/** People who sign for or with somebody else. Unlike guardians, they don't complete the form. */
const AGENTS = /^(?:법정대리인|대리인|보증인|연대보증인|신원보증인|입회[자인]|증인|참관인)$/;
/** Agreements between equal parties, which no single party fills in. */
const AGREEMENT =
  /^(?!\d|[-※·*○□]).{0,30}(?:계약|협약|합의)서(?: ?\([^)]*\))?$|(?:계약|협약|합의)서(?:를? ?\d(?:부|통)|를 (?:\S+ )?작성)/m;
const GUARDIAN = /^(?:법정대리인|친권자|후견인|보호자|학부모)$/;
const TO_PARENTS = /(?:학부모|보호자|부모)님(?:,|께|!)/;
const CONSENT_FORM = /^.{0,30}(?:동의서|승낙서)$/m;
/** Applicants whose guardian may fill in the form. */
const MINOR = /^(?:학생|수강생|원생|아동|연소자|연소근로자)$/;
/** Parties to a contract. Its terms belong to none of them. */
const CONTRACTS = /^(?:갑|을|임[대차]인|도급인|수급인|발주자|매[도수]인|위탁자|수탁자|공급자|양[도수]인|채[권무]자)$/;
const CHILD = /학생|원생|아동|어린이|자녀/;
/** Parties who buy or use what the other offers. They can be people or companies. */
const CUSTOMER = /^(?:고객|이용자|회원|가입자|수강생|환자|입주자|소비자)$/;
/** Parties who get paid, so bank accounts are theirs. */
const PAID =
  /^(?:근로자|직원|프리랜서|강사|수탁자|수급인|수급자|수급사업자|하수급인|임대인|매도인|양도인|채권자|대여인|공급자)$/;
const ACCOUNT = /계좌|은행|예금주|금융기관/;
const OWN_ACCOUNT = /(?<![가-힣])["“'‘]?([가-힣]{1,8})["”'’]?의 (?:예금 |은행 |지정 )?계좌/g;
const ACCOUNT_BELOW = /(?:다음|아래)의? ?계좌/;
/** The most characters between a promise to pay and the account. */
const MAX_PAYMENT_LENGTH = 300;
const ORGANISATION = /회사|사업[자주]|업체|업자|기관|센터|학원|병원|은행|위탁사|수탁사|발주처/;
const OF_COMPANY = /대표자|상호|법인|사업자/;
const OF_PERSON =
  /^(?:성명|이름|성함|생년월일|성별(?:\/나이)?|나이|직업|휴대전화|휴대폰|연락처|주소|전자우편|이메일|\S{0,4}면허번호)(?: \d+)?$/;
const CONSENTS = /동의|들었|이해하|^성별|(?:남|여)자?성별$/;
const INSTRUCTED =
  /(?<![가-힣])([가-힣]{2,6}?)(?:님|분)?(?:께서는?|[은는이가]) (?:[^.\n]{0,16} )?(?:적어|작성하여|작성해|기재하여|기재해|기입하여|기입해|써서?) /g;
/** Remarks that say who fills in a part, as in (발주 내용은 발주자가 적습니다.) */
const WRITES = /[가-힣]{2}[은는] ([가-힣]{2,6}?)(?:이|가) (?:적습|씁|작성합|기재합|기입합)니다\.?\)?$/gm;
/** Details of what a consent form asks consent to. */
const CONSENTED_TO =
  /(?:^|\s)(?:촬영|이용|공연|행사|수술|시술|검사|출연) (?:날짜|장소|일시|기간|제목|내용|종류|시각|시작|종료|항목)|^(?:진단|수술|시술|검사|병)명$|^예정일시?$|집도의|의료진|^(?:출연료|사례비)/;
const SUBJECTS = /(?<![가-힣])["“'‘]?([가-힣]{1,8})["”'’]?[은는] /g;
export const WRITTEN_ON = '작성일';
/** Definitions of a party's short name, such as 채권자(갑) and 위탁자 (이하 "갑"이라 한다). */
const CALLED = /([가-힣]{2,8})\s*[(["“'‘「]\s*(?:이하)?\s*["“'‘「]?(갑|을|병|정)(?=["”'’」)\]])/g;

/** The same in reverse, as in 을 (프리랜서) above a column. */
const CALLS = /(?<![가-힣])(갑|을|병|정)["”'’]?\s*[([]\s*([가-힣ㆍ·]{2,8})\s*[)\]]/g;

/** A suggestion, with the words on its page that may name its party, most reliable first. */
export type Claimed = {
  found: Found;
  page: number;
  claims: readonly string[];
  /** Who completes the part of the form around the blank. Null if its heading doesn't say. */
  writer: string | null;
};

/**
 * Assigns each suggestion to the first claim that names a party: a common one, or a person who is asked to sign. The
 * other suggestions get a party if the document leaves only one.
 */
export function settleParties(claimed: readonly Claimed[], signers: readonly string[], text: string): Owned[] {
  const people = new Set([...signers, ...findDeclared(claimed)]);
  const isAgreement = AGREEMENT.test(text);
  const owned = claimed.map(({ found, page, claims, writer }) => {
    const parties = claims.flatMap((claim) => partyClaimed(claim, people) ?? []);
    // In an agreement, the agent in a party's block signs for that party.
    const principal = isAgreement && parties[0]?.partyName === '대리인' ? parties.find(isPrincipal) : undefined;
    const party = principal ?? parties[0];
    const partyName = party?.partyName ?? null;
    const part = writer === null ? null : (partyClaimed(writer, people)?.partyName ?? null);
    const own = principal ? { ...found, name: nameOfAgents(found, principal) } : found;
    return { found: own, page, party: party?.party ?? null, partyName, part };
  });
  return settleRest(owned, text);
}

/** Those whom a heading asks to complete a part, and a title elsewhere to sign, as in (공간이 적습니다). */
const findDeclared = (claimed: readonly Claimed[]): string[] =>
  claimed.flatMap(({ writer }) =>
    writer !== null &&
    claimed.some((other) => other.writer !== writer && isMark(other.found) && other.claims.includes(writer))
      ? [writer]
      : [],
  );

const nameOfAgents = (found: Found, { partyName }: Party): string =>
  isMark(found)
    ? `${partyName} 대리인 ${found.name}`
    : /^(?:성명|이름)?$/.test(found.name)
      ? `${partyName} 대리인`
      : found.name;

/** Returns whether an agent can sign for the party. 병 may be the agent. */
const isPrincipal = ({ partyName }: Party): boolean =>
  partyName !== '병' && !AGENTS.test(partyName) && !GUARDIAN.test(partyName);

function partyClaimed(claim: string, people: ReadonlySet<string>): Party | null {
  const known = partyNamed(claim);
  if (known) return known;
  const person = personIn(claim);
  // Rows such as 학교 지도교사 belong to the 학교 (school).
  const own = person !== null && people.has(person) ? person : longestStartOf(claim, people);
  return own === null ? null : { party: null, partyName: own };
}

const longestStartOf = (claim: string, people: ReadonlySet<string>): string | null =>
  [...people].filter((name) => claim.startsWith(name)).toSorted((a, b) => b.length - a.length)[0] ?? null;

function settleRest(owned: readonly Written[], text: string): Owned[] {
  const aliases = aliasesIn(text, owned);
  const renamed = asPeople(
    owned.map((one) => {
      const alias = aliases.get(one.partyName ?? '');
      return alias ? { ...one, partyName: alias } : one;
    }),
  );
  const names = [...new Set(renamed.flatMap(({ partyName }) => partyName ?? []))];
  const signers = new Set(renamed.flatMap(({ partyName, found }) => (partyName && isMark(found) ? partyName : [])));
  // A person who completes a part of their own, such as a doctor, doesn't complete the rest.
  const writers = new Set(renamed.flatMap(({ partyName, part }) => (partyName && partyName !== part ? partyName : [])));
  const whoseOf = (name: string): Whose => ({
    party: renamed.find(({ partyName }) => partyName === name)?.party ?? null,
    partyName: name,
  });
  const asked = [...writers].filter((name) => !renamed.some(({ part }) => part === name));
  const rest = instructed(asked, text) ?? writerOfTheRest(names, signers, text, writers);
  const payees = names.filter((name) => PAID.test(name) || (LABOUR.test(text) && name === '을'));
  const payee =
    ownerOfAccount(text, names, aliases) ?? (payees.length === 1 ? payees[0] : payeeIn(text, signers, aliases));
  const person = AGREEMENT.test(text) ? personAmong(renamed, signers) : null;
  const [customer = null, ...otherCustomers] = [...signers].filter((name) => CUSTOMER.test(name));
  const isAskedByCompany = CONSENT_FORM.test(text) && renamed.some(({ found }) => isUnnamedCompany(found));
  const isAskedByOther =
    CONSENT_FORM.test(text) &&
    [...signers].some(
      (name) => name !== rest && ![AGENTS, GUARDIAN, CHILD].some((not) => not.test(name)) && !isHead(name),
    );
  return renamed.map((one) => {
    // A person who consents doesn't fill in the details of the company that asks.
    if (isAskedByCompany && one.partyName === null && isTerm(one.found)) return one;
    if (isAskedByOther && one.partyName === null && isOthersTerm(one.found)) return one;
    // The person who completes a form dates it, but no single party dates an agreement.
    const isDated = one.found.name === WRITTEN_ON && (LABOUR.test(text) || AGREEMENT.test(text));
    if (one.partyName !== null || isDated) return one;
    const isPaid = payee !== undefined && payee !== rest && ACCOUNT.test(one.found.name + one.found.words);
    const own =
      (isPersonsOwn(one.found) ? person : null) ??
      (otherCustomers.length === 0 && isOfPayer(one.found, text) ? customer : null);
    const writer = isPaid ? payee : (rest ?? own);
    return writer ? { ...one, ...whoseOf(writer) } : one;
  });
}

/** Returns whether this is the subject of a consent form's first sentence, as in ________ 은(는) 개인정보를 수집합니다. */
const isUnnamedCompany = ({ kind, isPartys, partyWord }: Found): boolean =>
  kind === 'COMPANY' && !isPartys && partyWord === null;

/** Returns whether the blank is in a sentence and takes more than a tick, a mark or a date. */
const isTerm = (found: Found): boolean =>
  !found.isPartys && !isMark(found) && !isTickKind(found.kind) && found.kind !== 'DATE';

/**
 * Returns whether the blank says what is consented to, such as 수술명 or 촬영 장소. The party that asks for the consent fills
 * it in.
 */
const isOthersTerm = ({ kind, name, group = '' }: Found): boolean =>
  kind !== 'SIGNATURE' &&
  kind !== 'SEAL' &&
  !(isTickKind(kind) && (CONSENTS.test(name + group) || name.endsWith('다'))) &&
  CONSENTED_TO.test(group || name);

/** Returns the party who fills in all fields without a party. Null if either could, as in most contracts. */
function writerOfTheRest(
  names: readonly string[],
  signers: ReadonlySet<string>,
  text: string,
  writers: ReadonlySet<string>,
): string | null {
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0 && signers.has(only)) return only;
  if (LABOUR.test(text)) return names.find((name) => EMPLOYER.test(name)) ?? null;
  // An agreement's terms don't belong to one party.
  if (AGREEMENT.test(text)) return null;
  // The head of the school that receives the form only confirms it.
  const signing = [...signers].filter((name) => !isHead(name) && writers.has(name));
  const own = signing.filter((name) => !AGENTS.test(name));
  const applicants = own.filter(isApplicant);
  // The first person to sign a form completed it; the others take note of it.
  const principals = applicants.length === 1 ? applicants : own.slice(0, 1);
  const [principal] = principals;
  const isAlone = principals.length === 1 && names.every((name) => name === principal || !CONTRACTS.test(name));
  if (principal === undefined || !isAlone) return null;
  if (!MINOR.test(principal) || !names.some((name) => GUARDIAN.test(name))) return principal;
  const guardians = names.filter((name) => GUARDIAN.test(name));
  // The parents complete a letter that asks for their consent.
  return TO_PARENTS.test(text) && CONSENT_FORM.test(text) && guardians.length === 1 ? (guardians[0] ?? null) : null;
}

/** Returns an agreement's only signer who isn't an organisation, such as a shop's customer. */
function personAmong(owned: readonly Owned[], signers: ReadonlySet<string>): string | null {
  const isCompany = (name: string) =>
    ORGANISATION.test(name) ||
    owned.some(
      ({ partyName, found }) => partyName === name && (found.kind === 'COMPANY' || OF_COMPANY.test(found.name)),
    );
  const customers = [...signers].filter((name) => CUSTOMER.test(name));
  const people = [...signers].filter((name) => !AGENTS.test(name) && !GUARDIAN.test(name) && !isCompany(name));
  const [person, ...others] = customers.length === 1 ? customers : people;
  return person !== undefined && others.length === 0 ? person : null;
}

const isPersonsOwn = ({ kind, name, group = '', isPartys }: Found): boolean =>
  kind === 'RADIO' || kind === 'CHECKBOX' ? CONSENTS.test(name + group) : isPartys && OF_PERSON.test(name);

/** Returns whether the blank asks for the account that a customer pays from. */
const isOfPayer = ({ name, words }: Found, text: string): boolean =>
  ACCOUNT.test(name + words) && /자동 ?이체|납부 ?방법/.test(text);

/** Returns the party asked to complete the form, as in 학부모님께서는 빠짐없이 적어 주십시오. */
function instructed(names: readonly string[], text: string): string | undefined {
  return [...text.matchAll(INSTRUCTED), ...text.matchAll(WRITES)].flatMap(([, word = '']) => {
    const guardians = GUARDIAN.test(word) ? names.filter((name) => GUARDIAN.test(name)) : [];
    return names.find((name) => name === word) ?? (guardians.length === 1 ? guardians : []);
  })[0];
}

/** Treats a party as a person in sentences, too, if its signature block asks for 성명 and no company. */
function asPeople(owned: readonly Written[]): Written[] {
  const named = (isOne: (found: Found) => boolean) =>
    new Set(owned.flatMap(({ found, partyName }) => (partyName && found.isPartys && isOne(found) ? partyName : [])));
  const people = named(({ kind, name }) => kind === 'NAME' && /^(?:성명|이름|성함)$/.test(name.replaceAll(' ', '')));
  const companies = named(({ kind, name }) => kind === 'COMPANY' || /대표자|상호/.test(name));
  return owned.map((one) => {
    const isPerson = one.partyName !== null && people.has(one.partyName) && !companies.has(one.partyName);
    if (!isPerson || one.found.isPartys || one.found.kind !== 'COMPANY') return one;
    return { ...one, found: { ...one.found, kind: 'NAME' } };
  });
}

/** Returns the party whose account the text names, as in 을의 계좌로 보낸다. */
function ownerOfAccount(
  text: string,
  names: readonly string[],
  aliases: ReadonlyMap<string, string>,
): string | undefined {
  const owners = [...text.matchAll(OWN_ACCOUNT)].map(([, name = '']) => aliases.get(name) ?? name);
  const [owner, ...others] = new Set(owners.filter((name) => names.includes(name)));
  return others.length === 0 ? owner : undefined;
}

/** Returns which of two signers gets paid, if the other pays into an account, as in 갑은 을의 운송료를 아래 계좌로 지급한다. */
function payeeIn(text: string, signers: ReadonlySet<string>, aliases: ReadonlyMap<string, string>): string | undefined {
  if (signers.size !== 2) return undefined;
  const flat = text.replaceAll(/\s+/g, ' ');
  const account = flat.search(ACCOUNT_BELOW);
  const subjects = [...flat.slice(Math.max(0, account - MAX_PAYMENT_LENGTH), Math.max(0, account)).matchAll(SUBJECTS)];
  const payer = subjects.map(([, name = '']) => aliases.get(name) ?? name).findLast((name) => signers.has(name));
  return payer === undefined ? undefined : [...signers].find((name) => name !== payer);
}

function aliasesIn(text: string, owned: readonly Owned[]): Map<string, string> {
  const known = new Set(owned.flatMap(({ partyName }) => partyName ?? []));
  const aliases = new Map<string, string>();
  for (const [, role = '', letter = ''] of text.matchAll(CALLED))
    if (partyNamed(role)?.partyName === role && known.has(letter) && !aliases.has(letter)) aliases.set(letter, role);
  for (const [, letter = '', role = ''] of text.matchAll(CALLS))
    if (mayNameParty(role) && known.has(letter) && !aliases.has(letter)) aliases.set(letter, role);
  return aliases;
}
