import { formatCount, formatWon, SERVICE_PLAN_WORDS, type ServicePlans } from '@/entities/payment/service-plan';
import { QUESTION_GROUPS, type Question, type QuestionGroup } from './questions';

/** All questions. Those about prices read what is sold here, and are short until that is known. */
export const listQuestionGroups = (plans: ServicePlans | null | undefined): readonly QuestionGroup[] => [
  ...QUESTION_GROUPS,
  { id: 'price', title: '요금', questions: listPriceQuestions(plans) },
];

const RECEIVERS = '받는 분은 몇 건을 서명하든 언제나 무료예요.';
const KEYWORDS = '공짜 체험 프리 요금제 결제 크레딧';

function listPriceQuestions(plans: ServicePlans | null | undefined): Question[] {
  const free = { id: 'free', question: '무료로 얼마나 쓸 수 있나요?', keywords: KEYWORDS };
  if (!plans) return [{ ...free, answer: [RECEIVERS, '요금은 요금 안내에 적어두었어요.'] }];
  if (plans.billing === 'off')
    return [
      { ...free, answer: ['직접 설치한 도장이라 요금이 없어요. 보내는 수와 멤버 수에 제한이 없어요.', RECEIVERS] },
    ];
  const offers = plans.plans.map(
    ({ servicePlanName, price, contractsPerMonth }) =>
      `${SERVICE_PLAN_WORDS[servicePlanName]} 요금제는 한 달에 ${formatCount(contractsPerMonth, '건')}을 보낼 수 있고, ${formatWon(price)}이에요.`,
  );
  const { DOCUMENT, TEXT, IDENTITY } = plans.costs;
  return [
    { ...free, answer: [...offers, '기능과 멤버 수는 모두 같아요.', RECEIVERS] },
    {
      id: 'credits',
      question: '요금제보다 많이 보내려면 어떻게 하나요?',
      answer: [
        `크레딧을 사면 돼요. 문서는 ${formatCount(DOCUMENT, '개')}, 문자는 ${formatCount(TEXT, '개')}, 휴대폰 본인 확인은 ${formatCount(IDENTITY, '개')}를 써요.`,
        '문서는 받는 분이 처음 열 때 써요. 아무도 열지 않고 끝난 문서의 크레딧은 돌려드려요.',
      ],
      keywords: KEYWORDS,
    },
    {
      id: 'refund',
      question: '결제한 돈을 돌려받을 수 있나요?',
      answer: [
        '쓰지 않은 크레딧은 산 값으로 돌려드려요. 요금제는 결제하고 7일 안에, 아무 문서도 보내지 않았으면 모두 돌려드려요.',
        '문의하기로 알려주시면 결제한 카드로 돌려드려요.',
      ],
      keywords: '환불 취소 결제 해지',
    },
  ];
}
