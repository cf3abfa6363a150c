import type { CertificateFacts } from '../../../server/documents/certificate/certificate.types.ts';
import type { Mark } from '../../../server/documents/compose/drawing.types.ts';

const DAY = '2026-11-20';
const at = (seoul: string) => new Date(`${DAY}T${seoul}+09:00`).toISOString();

const EVENTS: readonly (readonly [time: string, who: string, what: string, ip: string | null, device?: string])[] = [
  ['15:58:21', '김지수', '문서를 2명에게 보냈어요', '121.78.33.7', '맥 · 사파리'],
  ['16:14:02', '정해원', '메일로 받은 번호 확인을 마쳤어요', '121.78.33.10', '윈도우 · 크롬'],
  ['16:20:47', '정해원', '서명을 마쳤어요', '121.78.33.10', '윈도우 · 크롬'],
  ['16:20:49', '도장', '이도윤 님에게 문자를 보냈어요', null],
  ['16:52:15', '이도윤', '휴대폰 본인 확인을 마쳤어요 (SKT)', '211.36.142.87', '아이폰 · 사파리'],
  ['16:53:33', '이도윤', '문서 비밀번호 확인을 마쳤어요', '211.36.142.87', '아이폰 · 사파리'],
  ['17:20:52', '이도윤', '전자서명으로 계약하는 것에 동의했어요', '211.36.142.87', '아이폰 · 사파리'],
  ['17:21:09', '이도윤', '서명을 마쳤어요', '211.36.142.87', '아이폰 · 사파리'],
  ['17:21:12', '도장', '모두 서명해서 문서를 잠갔어요', null],
];

const SEAL: Mark = {
  kind: 'SEAL',
  text: '대표이사',
  corporateText: '한빛물산 주식회사',
  shape: 'ROUND',
  face: 'BATANG',
  sizeMm: 26,
};

/** Two people, one with a seal and one with a handwritten name. */
export function sampleCertificate(): CertificateFacts {
  const party = { contactWord: '받은 곳', signedWord: '서명한 때', openedAt: at('16:14:02') };
  return {
    certificateNo: 'DJ-C-2611-0482-7F3A',
    title: '2026년 근로계약서_이도윤',
    documentNo: 'HB-2611-0482',
    pageCount: 3,
    sentBy: '한빛물산 주식회사 (김지수)',
    sentAt: at('15:58:21'),
    completedAt: at('17:21:12'),
    issuedAt: at('17:21:15'),
    originalSha256: '9c41f0a73be2d51860aa7714e02f9b6d5d83c1fe472b0a96b8e13d057ac94f22',
    sealedSha256: 'e7250b13f48c6d9a1b3f8e70c95a24d608be77319dd460fa2c7f15e863b0a4d1',
    isSealedAtOnce: false,
    keyId: '3f2a9c10b7e4d561',
    timestamped: true,
    firstPage: null,
    publicUrl: 'https://dojang.example',
    parties: [
      {
        ...party,
        order: 1,
        name: '정해원',
        title: '한빛물산 대표이사',
        contact: 'hw****@hanbit.co.kr',
        verifiedBy: '메일로 받은 번호',
        signedAt: at('16:20:47'),
        ip: '121.78.33.10',
        device: '윈도우 · 크롬',
        link: '메일로 받은 링크',
        attachments: [],
        mark: SEAL,
      },
      {
        ...party,
        order: 2,
        name: '이도윤',
        title: '직원',
        contact: '010-****-2731',
        verifiedBy: '휴대폰 본인 확인 (SKT), 문서 비밀번호',
        openedAt: at('16:52:15'),
        signedAt: at('17:21:09'),
        ip: '211.36.142.87',
        device: '아이폰 · 사파리',
        link: '문자로 받은 링크',
        attachments: [
          {
            name: '통장 사본.pdf',
            sha256: '5d83c1fe472b0a96b8e13d057ac94f229c41f0a73be2d51860aa7714e02f9b6d',
          },
        ],
        mark: { kind: 'TYPED', text: '이도윤', face: 'PEN' },
      },
    ],
    events: EVENTS.map(([time, who, what, ip, device = null]) => ({ at: at(time), who, what, ip, device })),
  };
}
