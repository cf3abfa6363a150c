import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { answerCalls, refuse, succeed } from '#storybook/answer-calls.ts';
import { DEFAULT_MAIL, mailTemplateQueries } from '@/entities/setting/mail-template';
import { BuiltInPanel } from './built-in-panel';
import { MailTemplatesView, type MailTemplatesViewProps } from './mail-templates-view';
import { BUILT_IN_TEXTS, EXAMPLE_MAIL_PREVIEW, EXAMPLE_MAIL_TEMPLATE } from './story-mails';
import { TemplatePanel } from './template-panel';

const PREVIEW_CALL = 'POST /mail-templates/preview';
const { mailTemplateId } = EXAMPLE_MAIL_TEMPLATE;
const summary = {
  mailTemplateId,
  name: EXAMPLE_MAIL_TEMPLATE.name,
  kinds: ['SIGN_REQUEST' as const],
  version: 1,
  changedAt: '',
};

const Page = (props: Omit<MailTemplatesViewProps, 'children'>) => (
  <MailTemplatesView {...props}>
    {props.selected === DEFAULT_MAIL ? (
      <BuiltInPanel builtIn={BUILT_IN_TEXTS} mayManage={props.mayManage} onCopy={fn()} />
    ) : (
      props.selected !== null && (
        <TemplatePanel
          mailTemplateId={props.selected}
          builtIn={BUILT_IN_TEXTS}
          mayManage={props.mayManage}
          onDirty={fn()}
          onGone={fn()}
        />
      )
    )}
  </MailTemplatesView>
);

const meta = {
  title: '메일 문구/설정',
  component: Page,
  parameters: {
    seed: (cache: QueryClient) =>
      cache.setQueryData(mailTemplateQueries.one(mailTemplateId).queryKey, EXAMPLE_MAIL_TEMPLATE),
  },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => answerCalls({ [PREVIEW_CALL]: () => succeed(EXAMPLE_MAIL_PREVIEW) }),
  args: {
    templates: [summary],
    isFailed: false,
    mayManage: true,
    selected: mailTemplateId,
    onSelect: fn(),
    onCreate: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone: Pick<Story, 'globals'> = { globals: { viewport: { value: 'phone' } } };

export const Editing: Story = {
  name: '고치기와 미리보기',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /^메일: / })).toHaveTextContent('반가워요');
    await expect(canvas.getByRole('button', { name: '저장하기' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Inserting: Story = {
  name: '변수를 넣음',
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('textbox', { name: '1번째 제목' });
    await userEvent.clear(heading);
    await userEvent.type(heading, '님에게{Home}');
    await userEvent.click(canvas.getByRole('button', { name: '{받는 분}' }));
    await expect(heading).toHaveValue('{받는 분}님에게');
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '저장하기' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: '되돌리기' }));
    await expect(canvas.getByRole('textbox', { name: '1번째 제목' })).toHaveValue('{받는 분} 님, 반가워요 🎉');
  },
};
export const Faulty: Story = {
  name: '고칠 곳이 있음',
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('textbox', { name: '1번째 제목' });
    await userEvent.clear(heading);
    await userEvent.type(heading, '{{연봉}');
    await expect(heading).toHaveAccessibleDescription('이 메일에 없는 이름이에요: {연봉}. 목록에서 골라주세요.');
    await userEvent.click(canvas.getByRole('button', { name: '4번째 단추 빼기' }));
    await expect(canvas.getByText('단추를 하나 넣어주세요.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '저장하기' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('고칠 곳이 있어서 고치기 전의 모습을 보여드려요.')).toBeVisible();
  },
};
export const Moving: Story = {
  name: '블록을 옮기고 더함',
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '1번째 제목 순서 바꾸기' })).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(canvas.getByRole('textbox', { name: '2번째 제목' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '블록 더하기' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '문단' }));
    await expect(await canvas.findByRole('textbox', { name: '6번째 문단' })).toHaveAccessibleDescription(
      '내용을 적어주세요.',
    );
  },
};
export const NarrowPreview: Story = {
  name: '휴대폰 크기 미리보기',
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('radio', { name: '휴대폰' })),
};
export const TextPreview: Story = {
  name: '문자 미리보기',
  play: async ({ canvas }) => {
    const preview = within(await canvas.findByRole('region', { name: '미리보기' }));
    await userEvent.click(preview.getByRole('radio', { name: '문자' }));
    await expect(await preview.findByText('113바이트 · 장문으로 보내요')).toBeVisible();
  },
};
export const BuiltIn: Story = {
  name: '기본 메일',
  args: { selected: DEFAULT_MAIL },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '복사해서 고치기' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: '저장하기' })).toBeNull();
  },
};
export const NoPreview: Story = {
  name: '미리보기를 불러오지 못함',
  beforeEach: () => answerCalls({ [PREVIEW_CALL]: () => refuse(422, 'TEXT_RULE_WRONG', '고칠 곳이 있어요.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('미리보기를 불러오지 못했어요.')).toBeVisible();
  },
};
export const Loading: Story = { name: '불러오는 중', args: { templates: null } };
export const Failed: Story = { name: '불러오지 못함', args: { templates: null, isFailed: true } };
export const Locked: Story = {
  name: '권한 없음',
  args: { mayManage: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: /^메일: / })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '저장하기' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '나에게 보내보기' })).toBeNull();
  },
};
export const Dark: Story = { name: '어둡게', globals: { viewport: { value: 'wide' }, theme: 'dark' } };
export const Phone: Story = { ...phone, name: '휴대폰', args: { selected: null } };
export const PhoneEditing: Story = {
  ...phone,
  name: '휴대폰, 미리보기',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '미리보기' }));
    await expect(await screen.findByRole('article', { name: /^메일: / })).toBeVisible();
  },
};
export const PhoneWords: Story = { ...phone, name: '휴대폰, 고치기' };
