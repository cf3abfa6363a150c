/** The first six digits of cards that cause failures. Other cards work. */
export const SCENARIOS = {
  works: { bin: '400000', words: '결제돼요' },
  declined: { bin: '400001', words: '카드사가 결제를 거절해요' },
  expired: { bin: '400002', words: '유효기간이 지난 카드라서 등록하지 못해요' },
  unsupported: { bin: '400003', words: '등록은 되지만 결제할 수 없는 카드예요' },
  slow: { bin: '400004', words: '결제되지만 25초 뒤에 대답해요' },
  failsOnce: { bin: '400005', words: '처음에는 오류로 대답하고, 다시 하면 결제돼요' },
  webhookFirst: { bin: '400006', words: '대답보다 웹훅이 먼저 와요' },
  contradicted: { bin: '400007', words: '결제됐는데 결제됐다는 웹훅과 실패했다는 웹훅이 모두 와요' },
  keyDeleted: { bin: '400008', words: '한 번 결제한 뒤에 빌링키가 지워져요' },
  cut: { bin: '400009', words: '결제한 뒤에 연결이 끊겨요' },
  failsForKey: { bin: '400010', words: '같은 멱등키로는 늘 오류로 대답해요' },
} as const;

export type Scenario = keyof typeof SCENARIOS;
export const SCENARIO_NAMES = Object.keys(SCENARIOS).filter(isScenario);

export function isScenario(name: string): name is Scenario {
  return Object.hasOwn(SCENARIOS, name);
}

export const findScenario = (cardNumber: string): Scenario =>
  SCENARIO_NAMES.find((name) => cardNumber.startsWith(SCENARIOS[name].bin)) ?? 'works';

export const createCardNumber = (scenario: Scenario) => `${SCENARIOS[scenario].bin}0123456789`;

export const SLOW_RESPONSE_MS = 25_000;
