import { insertBreaksIntoAddresses } from '../../../rules/addresses.ts';
import { writeMail } from './write-mail.ts';

type Held = { title: string; publicUrl: string; contractId: string };

export const writeHeldContractMail = (to: string, { title, publicUrl, contractId }: Held) =>
  writeMail({
    to,
    template: 'CONTRACT_HELD',
    subject: `"${title}" 문서를 아직 잠그지 않았어요`,
    preheader: '기록과 맞지 않는 곳이 있어 잠그지 않았어요.',
    heading: `"${insertBreaksIntoAddresses(title)}" 문서를 아직 잠그지 않았어요`,
    paragraphs: [
      '기록과 맞지 않는 곳이 있어 잠그지 않았어요. 운영하는 분이 확인하고 있어요.',
      '확인이 끝나면 이어서 잠가요. 기다릴 수 없다면 취소하고 다시 보낼 수 있어요.',
    ],
    button: { label: '문서 보기', href: `${publicUrl}/contract/${contractId}` },
    foot: ['보낸 분과 조직을 관리하는 분에게 알려드려요.'],
  });

type HeldForOperator = { contractId: string; documentNo: string; faults: string };

/**
 * Creates the email that tells the operator that a contract is held. Only the log and the command line tool show what
 * differs.
 */
export const writeHeldOperatorMail = (to: string, { contractId, documentNo, faults }: HeldForOperator) =>
  writeMail({
    to,
    template: 'CONTRACT_HELD_OPERATOR',
    subject: `기록과 맞지 않아 잠그지 않은 문서가 있어요: ${documentNo}`,
    preheader: faults,
    heading: '기록과 맞지 않아 잠그지 않은 문서가 있어요',
    ...(faults.includes('SEALED_DIFFERS') ? adviseOnProgram(contractId) : adviseOnData(contractId)),
    facts: [
      ['문서 번호', documentNo],
      ['까닭', faults],
    ],
  });

const adviseOnData = (contractId: string) => ({
  paragraphs: [
    `서버에서 dojang record ${contractId} 명령을 실행하면 무엇이 다른지 볼 수 있어요.`,
    '백업에서 되돌린 뒤 같은 명령에 --release를 붙이면 다시 견주고, 맞으면 잠가요.',
  ],
  foot: ['저장된 내용이나 기록을 누가 고쳤을 수 있어요. 되돌리기 전에 그대로 보관해주세요.'],
});

const adviseOnProgram = (contractId: string) => ({
  paragraphs: [
    '저장된 내용은 기록과 맞지만, 만든 파일이 기록과 달라서 아무에게도 보내지 않았어요. 무엇이 다른지는 서버 로그에 있어요.',
    `프로그램을 고친 뒤 서버에서 dojang record ${contractId} --release 명령을 실행하면 다시 만들어 확인하고, 맞으면 보내요.`,
  ],
  foot: ['고치기 전에는 취소하고 다시 보내도 같은 일이 생길 수 있어요.'],
});
