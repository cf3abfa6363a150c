import type { EmailSender } from './letter.ts';
import { writeMail } from './write-mail.ts';

type Passed = {
  to: string;
  publicUrl: string;
  sender: EmailSender;
  fromName: string;
  /** The names of the links that still accept visitors. */
  links: readonly string[];
  contracts: number;
};

const MAX_NAMES = 5;

export const writeLinksTransferredMail = ({ to, publicUrl, sender, fromName, links, contracts }: Passed) =>
  writeMail({
    to,
    template: 'LINKS_PASSED',
    sender,
    subject: `${fromName} 님의 링크를 이어받았어요`,
    preheader: '링크로 들어오는 문서는 이제 내 이름으로 보내져요.',
    heading: `${fromName} 님의 링크를 이어받았어요`,
    paragraphs: [
      `${fromName} 님이 조직을 나가서, 링크와 링크로 들어온 진행 중인 문서를 소유자에게 넘겼어요.`,
      '링크는 그대로 열려 있어요. 더 받지 않으려면 멈추거나 닫아주세요.',
    ],
    facts: [
      ['링크', listNames(links)],
      ['진행 중인 문서', `${contracts}건`],
    ],
    button: { label: '링크 보기', href: `${publicUrl}/contract/dashboard/direct-url` },
    foot: ['조직의 소유자에게 알려드려요.'],
  });

function listNames(names: readonly string[]) {
  if (names.length === 0) return '없음';
  const rest = names.length - MAX_NAMES;
  return `${names.slice(0, MAX_NAMES).join(', ')}${rest > 0 ? ` 외 ${rest}개` : ''}`;
}
