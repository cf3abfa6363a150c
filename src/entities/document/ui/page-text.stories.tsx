import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { language, type Language } from '@/shared/i18n';
import { storedFile } from '../../../../tests/support/stored-file';
import { listFilePages } from '../model/document-page';
import type { LoadPageText } from '../model/page-texts';
import { PageText, PageTextsProvider, usePageTexts } from './page-text';

const LINES = ['표준근로계약서', '근로자; 이도윤', '월급은 금 ___ 원으로 한다.', 'Working hours: 09:00 to 18:00'];

type Answer = Awaited<ReturnType<LoadPageText>> | 'fails' | 'never';
type StoryTextProps = { answers?: readonly Answer[]; isSeen?: boolean };

const WHOLE: Answer = { lines: LINES, isWhole: true };
const USUAL: readonly Answer[] = [WHOLE];
/** Allows for a page's text to load, which only happens while the browser is idle. */
const PATIENT = { timeout: 10_000 };

function StoryText({ answers = USUAL, isSeen = false }: StoryTextProps) {
  const [read] = useState(() => inTurn(answers));
  return (
    <PageTextsProvider read={read}>
      <Page isSeen={isSeen} />
    </PageTextsProvider>
  );
}

const inTurn = (answers: readonly Answer[]): LoadPageText => {
  const left = [...answers];
  return async () => {
    const answer = left.shift();
    if (answer === 'never') return new Promise(() => {});
    if (!answer || answer === 'fails') throw new Error('There is no connection.');
    return answer;
  };
};

function Page({ isSeen }: { isSeen: boolean }) {
  const texts = usePageTexts();
  const [[page]] = useState(() => listFilePages([storedFile()]));
  useEffect(() => texts?.begin(), [texts]);
  return (
    <div style={{ position: 'relative', minHeight: 200 }}>
      {page && <PageText page={page} isSeen={isSeen} />}
      <button type="button">이름, 꼭 채워야 해요</button>
    </div>
  );
}

const say = (next: Language) => () => {
  void language.choose(next);
  return () => void language.choose('ko');
};

const meta = {
  title: '문서/쪽의 글',
  component: StoryText,
  beforeEach: say('ko'),
} satisfies Meta<typeof StoryText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visually hidden text for screen readers, before the fields. */
export const Hidden: Story = {
  name: '들리기만 함',
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: '1쪽 내용' });
    const line = await canvas.findByText('근로자; 이도윤', {}, PATIENT);
    await expect(region).toContainElement(line);
    await expect(region.getBoundingClientRect().width).toBe(1);
    await expect(line).toHaveAttribute('lang', 'ko');
    await expect(canvas.getByText(/^Working hours/)).not.toHaveAttribute('lang');
    await expect(region.compareDocumentPosition(canvas.getByRole('button'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const Visible: Story = {
  name: '글로 읽기',
  args: { isSeen: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('표준근로계약서', {}, PATIENT)).toBeVisible();
  },
};
export const Waiting: Story = {
  name: '불러오는 중',
  args: { isSeen: true, answers: ['never'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '1쪽 내용' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Scan: Story = {
  name: '그림인 쪽',
  args: { isSeen: true, answers: [{ lines: [], isWhole: true }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^이 쪽은 그림이라 읽어드릴 글이 없어요/, {}, PATIENT)).toBeVisible();
  },
};
export const ScanEnglish: Story = {
  name: '그림인 쪽, 영어',
  args: Scan.args ?? {},
  beforeEach: say('en'),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('group', { name: 'Text of page 1' });
    const words = await canvas.findByText(/^This page is an image, so there is no text to read out/, {}, PATIENT);
    await expect(region).toContainElement(words);
  },
};
export const Truncated: Story = {
  name: '글이 너무 많음',
  args: { isSeen: true, answers: [{ lines: LINES, isWhole: false }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/앞부분만 읽어드려요/, {}, PATIENT)).toBeVisible();
  },
};
/** The button becomes visible with keyboard focus. */
export const Failed: Story = {
  name: '불러오지 못함',
  args: { answers: ['fails', 'fails', WHOLE] },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: '1쪽 글 다시 불러오기' }, PATIENT);
    const region = canvas.getByRole('region', { name: '1쪽 내용' });
    await expect(region.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await expect(region.getBoundingClientRect().width).toBeGreaterThan(100);
    const before = canvas.getByText('이 쪽의 글을 불러오지 못했어요.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(before).not.toBeInTheDocument(), PATIENT);
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('표준근로계약서', {}, PATIENT)).toBeInTheDocument();
    await expect(region).toHaveFocus();
  },
};
