import { insertBreaksIntoAddresses } from '../../../rules/addresses.ts';
import { ALERT_KIND_LABELS, toAlertText, type AlertKindName } from '../../../rules/alert-words.ts';
import { writeMail } from './write-mail.ts';

type Line = {
  kind: AlertKindName;
  count: number;
  title: string;
  who: string;
  words: string;
  contractId: string | null;
};

/** The most alerts in one email. The alert page shows the rest. */
const MAX_LINES = 30;

export function writeAlertsMail({ to, publicUrl, lines }: { to: string; publicUrl: string; lines: readonly Line[] }) {
  const [first] = lines;
  const isSingle = lines.length === 1 && first !== undefined;
  const rest = lines.length - MAX_LINES;
  const subject = isSingle ? describe(first) : `알림 ${lines.length.toLocaleString('ko-KR')}건이 있어요`;
  return writeMail({
    to,
    template: 'ALERTS',
    subject,
    preheader: first ? describe(first) : subject,
    heading: subject,
    paragraphs:
      rest > 0
        ? [`가장 새로운 ${MAX_LINES}건이에요. 다른 ${rest.toLocaleString('ko-KR')}건은 알림에서 볼 수 있어요.`]
        : [],
    facts: isSingle ? [] : lines.slice(0, MAX_LINES).map((line) => [ALERT_KIND_LABELS[line.kind], describe(line)]),
    button:
      isSingle && first.contractId !== null
        ? { label: '문서 보기', href: `${publicUrl}/contract/${first.contractId}` }
        : { label: '알림 보기', href: `${publicUrl}/alert` },
    foot: ['알림 설정에서 받을 알림과 때를 고를 수 있어요.'],
  });
}

/**
 * Describes an alert. Breaks up URLs, because receivers wrote some of this text and could otherwise place links in our
 * emails.
 */
function describe({ title, ...line }: Line) {
  const words = toAlertText(line);
  return insertBreaksIntoAddresses(title === '' ? words : `${title}: ${words}`);
}
