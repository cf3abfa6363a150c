import { describe, expect, it } from 'vitest';
import { countQuestions, findQuestions } from '@/pages/landing/faq/model/find-questions';
import { listQuestionGroups } from '@/pages/landing/faq/model/price-questions';

const QUESTION_GROUPS = listQuestionGroups(null);

const idsFor = (typed: string) =>
  findQuestions(QUESTION_GROUPS, typed).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('questions', () => {
  it('are at least 18 in five groups, each with an answer and an id of its own', () => {
    const all = QUESTION_GROUPS.flatMap(({ questions }) => questions);
    expect(QUESTION_GROUPS).toHaveLength(5);
    expect(all.length).toBeGreaterThanOrEqual(18);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ answer }) => answer.length > 0)).toBe(true);
  });

  it('promise nothing that cannot be done yet', () => {
    const shown = QUESTION_GROUPS.flatMap(({ questions }) => questions.flatMap((q) => [q.question, ...q.answer]));
    expect(shown.filter((words) => /템플릿|엑셀 명단|링크 서명|크레딧이|해지/.test(words))).toEqual([]);
  });

  it('call the certificate by its one name', () => {
    const shown = QUESTION_GROUPS.flatMap(({ questions }) => questions.flatMap((q) => [q.question, ...q.answer]));
    expect(shown.filter((words) => words.includes('서명 과정 증명서'))).toEqual([]);
  });
});

describe('finding questions', () => {
  it('gives all of them while nothing is typed', () => {
    expect(findQuestions(QUESTION_GROUPS, '  ')).toBe(QUESTION_GROUPS);
  });

  it.each([
    ['a word of the question', '순서', 'order'],
    ['a word of the answer', 'SHA-256', 'certificate'],
    ['another word for it', '주민번호', 'resident-number'],
    ['a last syllable that is still being typed', '감사추저', 'certificate'],
    ['first consonants', 'ㅁㄱ', 'deadline'],
    ['a word typed with other spaces', '감사추적 인증서', 'certificate'],
    ['letters of another case', 'HWP', 'file-kinds'],
    ['decomposed Hangul, as macOS pastes it', '마감'.normalize('NFD'), 'deadline'],
  ])('finds by %s', (_, typed, id) => {
    expect(idsFor(typed)).toContain(id);
  });

  it('asks for every word, in any order', () => {
    expect(idsFor('초대 동료')).toContain('members');
    expect(idsFor('초대 주민번호')).toEqual([]);
  });

  it('leaves out groups without an answer', () => {
    const groups = findQuestions(QUESTION_GROUPS, '마감');
    expect(groups.every(({ questions }) => questions.length > 0)).toBe(true);
    expect(countQuestions(groups)).toBeLessThan(countQuestions(QUESTION_GROUPS));
  });
});
