import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDocumentEngine } from '../../../../server/documents/engine.ts';
import { sampleHangul, type HangulOptions } from '../sample-hangul.ts';

/** Two Hangul documents. The positions of their blanks were measured by hand on the PDF that our intake creates. */
const SAMPLES: Record<string, HangulOptions> = {
  'hangul-mandate': {
    format: 'hwpx',
    pages: [
      [
        '위   임   장',
        '',
        '수임인   성   명 :                                   전   화 :',
        '         주   소 :',
        '위 사람에게 아래의 권한을 위임합니다.',
        '1. 위임할 사항 : (                                                  )',
        '2. 위임 기간 :        년     월     일부터        년     월     일까지',
        '3. 대리인 선임   □ 허락함   □ 허락하지 않음',
        '',
        '                         20    년      월      일',
        '',
        '위임인   성   명 :                              (서명 또는 인)',
        '         연락처 :',
        '',
        '덧붙임: 위임인의 신분',
      ],
    ],
    table: [
      ['성명', '', '생년월일', ''],
      ['주소', '', '연락처', ''],
      ['직업', '', '주민등록번호', ''],
    ],
  },
  'hangul-order': {
    format: 'hwp',
    pages: [
      [
        '물품 매매계약서',
        '',
        '매도인 ____________________ (이하 "갑"이라 한다)과 매수인 ____________________ (이하 "을"이라 한다)은',
        '다음과 같이 물품 매매계약을 맺는다.',
        '제1조 매매대금은 금                          원정으로 하고, 을은 계약금 ______________ 원을 지급한다.',
        '제2조 갑은 ____년 __월 __일까지 을이 정한 곳에 물품을 인도한다.',
        '제3조 늦어진 때에는 하루에 대금의 (      )%를 더한다.',
        '',
        '                    년        월        일',
        '',
        '(갑)  상호 :',
        '      대표자 :                         (인)',
        '(을)  상호 :',
        '      대표자 :                         (인)',
      ],
    ],
    table: [
      ['품명', '규격', '수량', '단가', '금액'],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
      ['', '', '', '', ''],
    ],
  },
};

const engine = createDocumentEngine();
try {
  for (const [name, options] of Object.entries(SAMPLES)) {
    const intake = await engine.intake(await sampleHangul(options));
    if (intake.status === 'REFUSED') throw new Error(`${name}: ${intake.refusal.errorCode}`);
    await writeFile(path.join(import.meta.dirname, `${name}.pdf`), intake.normalised);
  }
} finally {
  await engine.close();
}
