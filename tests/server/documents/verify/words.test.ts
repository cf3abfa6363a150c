import { describe, expect, it } from 'vitest';
import type {
  ChainReport,
  Fault,
  ForeignSignature,
  Verdict,
  Verification,
} from '../../../../server/documents/verify/verification.ts';
import { describeBareVerdict, describeVerdict } from '../../../../server/documents/verify/words.ts';
import { CHAIN, VERIFICATION } from '../../../support/verification.ts';

const linesOf = (more: Partial<Verification>) => describeVerdict({ ...VERIFICATION, ...more }).split('\n');
/** Returns the lines between what the file is and what to do next. */
const detailsOf = (more: Partial<Verification>) => linesOf(more).slice(1, -1);
const chainLines = (more: Partial<ChainReport>) => detailsOf({ chain: { ...CHAIN, ...more } });
const signatureLine = (state: ForeignSignature['state'], at: string | null = null) =>
  detailsOf({ signatures: [{ by: 'Kim', at, state }] }).join(' ');

const VERDICTS: Verdict[] = [
  'WHOLE',
  'CHANGED',
  'TRUNCATED',
  'ADDED_AFTER',
  'CHAIN_BROKEN',
  'NOT_OURS',
  'NOT_SEALED',
  'DAMAGED',
  'NOT_PDF',
];
const FAULTS: Fault[] = ['CONTENT', 'SEAL', 'TIMESTAMP', 'CUT_OFF', 'OTHER_FILE', 'CHAIN'];
const ADDED = { kind: 'PAGE_ADDED' as const, page: 2, words: '2쪽이 더해졌어요.' };

describe('a verdict without details', () => {
  it('says what the file is and what to do next', () => {
    const said = VERDICTS.map((verdict) => linesOf({ verdict }));
    for (const lines of said)
      expect(lines).toEqual([expect.stringMatching(/.{5}요\.$/), expect.stringMatching(/요\.$/)]);
    expect(new Set(said.map(([title]) => title)).size).toBe(VERDICTS.length);
    expect(linesOf({ verdict: 'NOT_PDF' })).toEqual([
      'PDF 파일이 아니에요.',
      '도장에서 내려받은 PDF 파일을 골라주세요.',
    ]);
  });

  it('is the same whether or not there could have been details', () => {
    for (const verdict of VERDICTS)
      expect(describeBareVerdict(verdict)).toBe(describeVerdict({ ...VERIFICATION, verdict }));
  });
});

describe('the details of a verdict', () => {
  it('say each fault, or only what was added after the seal', () => {
    const said = detailsOf({ faults: FAULTS });
    expect(new Set(said).size).toBe(FAULTS.length);
    for (const line of said) expect(line).toMatch(/요\.$/);
    expect(detailsOf({ faults: ['CHAIN'] })).toEqual(['감사추적 기록을 그대로 믿을 수 없어요.']);
    expect(detailsOf({ faults: ['CHAIN'], addedAfter: [ADDED] })).toEqual([ADDED.words]);
  });

  it('name the seal by what it seals, when and with which key, as far as that is known', () => {
    const keyId = '0123456789abcdef';
    const sealedAt = '2026-11-22T00:04:05+09:00';
    expect(detailsOf({ kind: 'DOCUMENT', sealedAt })).toEqual([]);
    expect(detailsOf({ keyId })).toEqual([`봉인 (열쇠 ${keyId})`]);
    expect(detailsOf({ keyId, kind: 'CERTIFICATE', sealedAt })).toEqual([
      `감사추적인증서 봉인: 2026-11-22 00:04:05(한국 시각), 도장 (열쇠 ${keyId})`,
    ]);
  });

  it('name who confirmed the time, and whether they are trusted', () => {
    const timestamp = { at: '2026-11-21T15:04:06Z', authority: '시점확인원' };
    const said = '시점확인: 2026-11-22 00:04:06(한국 시각), 시점확인원.';
    expect(detailsOf({ timestamp: { ...timestamp, isTrusted: true } })).toEqual([said]);
    expect(detailsOf({ timestamp: { ...timestamp, isTrusted: false } })).toEqual([
      `${said} 설정된 시점확인 기관이 아니에요.`,
    ]);
    expect(detailsOf({ timestamp: { ...timestamp, isTrusted: null } })).toEqual([
      `${said} 이 기관을 믿을 수 있는지는 따로 확인하지 않았어요.`,
    ]);
  });

  it('say who signed and who approved, even without a name', () => {
    const at = '2026-11-20T10:00:00+09:00';
    const signers: ChainReport['signers'] = [
      { name: '이도윤', did: 'SIGNED', at },
      { name: '', did: 'APPROVED', at },
    ];
    expect(chainLines({ signers })).toEqual([
      '이도윤 님이 2026-11-20 10:00:00(한국 시각)에 서명했어요.',
      '이름을 남기지 않은 사람이 2026-11-20 10:00:00(한국 시각)에 검토를 마쳤어요.',
    ]);
    expect(chainLines({ signers, fault: 'FOREIGN' })).toEqual(['감사추적 기록에 다른 문서의 것이 섞여 있어요.']);
  });

  it('say where the chain is wrong, counted from one', () => {
    for (const fault of ['EVENT_CHANGED', 'EVENT_MISSING', 'ORDER'] as const) {
      expect(chainLines({ fault, index: 2 })).toEqual([expect.stringMatching(/^감사추적 기록.* 3번째.+요\.$/)]);
      expect(chainLines({ fault, index: null })).toEqual([expect.stringMatching(/ 전체.+요\.$/)]);
    }
    const others = (['MALFORMED', 'NOT_AS_SEALED', 'BASE_DIFFERS', 'NOT_ALL_SIGNED', 'VALUE_NOT_DRAWN'] as const).map(
      (fault) => chainLines({ fault }).join(' '),
    );
    expect(new Set(others).size).toBe(5);
    for (const line of others) expect(line).toMatch(/기록.*요\.$/);
  });

  it('name the signatures of others, and what became of what they signed', () => {
    const said = (['INTACT', 'MORE_AFTER', 'BROKEN', 'UNKNOWN'] as const).map((state) => signatureLine(state));
    expect(new Set(said).size).toBe(4);
    for (const line of said) expect(line).toMatch(/^다른 서명: Kim\. .+요\.$/);
    expect(signatureLine('BROKEN', '2026-11-22T00:04:05+09:00')).toBe(
      '다른 서명: Kim, 2026-11-22 00:04:05(한국 시각). 서명한 부분이 서명할 때와 달라요.',
    );
  });
});
