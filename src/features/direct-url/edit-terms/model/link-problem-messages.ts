import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from '@/shared/config';
import { MAX_EXPIRY_DAYS } from '#rules/expiry-days.ts';
import { MAX_DOMAINS, MAX_LINK_NAME, MAX_LINK_SIGNERS, type LinkProblem } from './link-form';

export const LINK_PROBLEM_MESSAGES: Record<LinkProblem, string> = {
  NAME: `링크 이름을 1자에서 ${MAX_LINK_NAME}자 사이로 적어주세요.`,
  LIMIT: `1명에서 ${MAX_LINK_SIGNERS.toLocaleString('ko-KR')}명 사이로 적어주세요.`,
  LIMIT_BELOW: '이미 그보다 많은 분이 시작했어요. 더 큰 인원을 적어주세요.',
  END: '오늘이나 그 뒤의 날로 정해주세요.',
  DOMAINS: '메일 주소의 @ 뒤만 적어주세요. 예: hanbit.example',
  TOO_MANY_DOMAINS: `${MAX_DOMAINS}개까지 적을 수 있어요.`,
  TITLE: `${MAX_TITLE_LENGTH}자까지 적을 수 있어요.`,
  MESSAGE: `${MAX_MESSAGE_LENGTH}자까지 적을 수 있어요.`,
  DAYS: `1에서 ${MAX_EXPIRY_DAYS} 사이의 숫자로 적어주세요.`,
};
