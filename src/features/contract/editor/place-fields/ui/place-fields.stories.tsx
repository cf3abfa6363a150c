import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { createSenderRespondent } from '#rules/sender-values.ts';
import { listQuestions } from '#rules/questions.ts';
import { resolveFields, applyValue } from '#rules/resolve-fields.ts';
import type { Field } from '@/entities/contract';
import { listFilePages, type PageColumnHandle } from '@/entities/document';
import { EditProperties } from '@/features/contract/editor/edit-properties';
import { FillControl } from '@/features/document/fill-fields';
import { createEditorPages } from '../model/field-set';
import { placeFieldsMachine } from '../model/place-fields.machine';
import { listProposals } from '../model/suggestions';
import { board } from './place-fields.stories.css';
import {
  FIELDS,
  FILE,
  LISTED,
  OWN,
  PAPER,
  SUGGESTIONS,
  field,
  pageOf,
  parties,
  seedListBoxes,
} from './place-fields.stories.fields';
import { PlaceFields } from './place-fields';

type BoardProps = {
  fields: readonly Field[];
  chosen?: readonly string[];
  suggested?: boolean;
  broken?: boolean;
  pages?: number;
  typing?: string;
  hasSheet?: boolean;
};

const NONE: readonly string[] = [];

function Board({
  fields,
  chosen = NONE,
  suggested = false,
  broken = false,
  pages: count = 3,
  typing,
  hasSheet = false,
}: BoardProps) {
  const pages = useMemo(
    () =>
      listFilePages([
        {
          fileId: FILE,
          documentUrl: null,
          pages: Array.from({ length: count }, (_, index) =>
            pageOf(index + 1, broken ? 'data:image/webp,broken' : PAPER),
          ),
        },
      ]),
    [count, broken],
  );
  const actor = useActorRef(placeFieldsMachine, {
    input: {
      fields,
      owner: parties[0]?.owner ?? null,
      pages: createEditorPages(pages.map((page) => ({ fileId: page.fileId, page: page.number, shape: page }))),
    },
  });
  const column = useRef<PageColumnHandle>(null);
  const present = useSelector(actor, ({ context }) => context.history.present);
  const all = useMemo(() => resolveFields(present, {}, createSenderRespondent('2026-11-23')), [present]);
  const asked = listQuestions(all);
  useEffect(() => actor.send({ type: 'selected', ids: chosen, how: 'only' }), [actor, chosen]);
  useEffect(() => {
    if (typing) actor.send({ type: 'typing.begun', fieldId: typing });
  }, [actor, typing]);
  const proposals = useMemo(
    () => (suggested ? listProposals([{ fileId: FILE, suggestions: SUGGESTIONS }]) : []),
    [suggested],
  );
  return (
    <main className={board}>
      <PlaceFields
        actor={actor}
        pages={pages}
        parties={parties}
        proposals={proposals}
        column={column}
        own={{
          all,
          done: 0,
          count: asked.length,
          onLead: () => {},
          renderEntry: ({ resolved, isNamed, isSaid, onLeave }) => (
            <FillControl
              resolved={resolved}
              all={all}
              isNamed={isNamed}
              isSaid={isSaid}
              onType={(fieldId, value) =>
                actor.send({ type: 'filled', values: applyValue(present, {}, fieldId, value) })
              }
              onClean={() => {}}
              onLeave={onLeave}
              onMark={() => {}}
              onAttach={() => {}}
            />
          ),
        }}
        properties={<EditProperties hasSheet={hasSheet} />}
        renderFilled={() => null}
        onStale={() => {}}
      />
    </main>
  );
}

const idOf = (index: number) => [FIELDS[index]?.fieldId ?? ''];
const meta = {
  title: '서명 칸 놓기/편집기',
  component: Board,
  parameters: { layout: 'fullscreen' },
  args: { fields: FIELDS },
  globals: { viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Board>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone', isRotated: false } };

export const Plain: Story = { name: '아무것도 고르지 않음' };
export const Empty: Story = { name: '칸이 없음', args: { fields: [] } };
export const Suggested: Story = { name: '추천하는 칸', args: { fields: [], suggested: true } };
const chooseParty = async (label: RegExp, who: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: '누가 채우는 칸인가요?' }));
  await userEvent.click(dialog.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: who }));
};
export const PartiesAsked: Story = {
  name: '서식의 누가 누구인지 물음',
  args: { fields: [], suggested: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '모두 넣기' }));
    const place = await screen.findByRole('button', { name: '칸 3개 넣기' });
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    await chooseParty(/^사업주/, '보내는 쪽');
    await chooseParty(/^근로자/, '이도윤 님');
    await chooseParty(/^누구인지 적히지 않은/, '넣지 않기');
    await expect(screen.getByRole('button', { name: '칸 2개 넣기' })).toBeEnabled();
  },
};
export const PartiesKnown: Story = {
  ...PartiesAsked,
  name: '알려준 대로 넣은 칸',
  play: async (context) => {
    const { canvas } = context;
    await PartiesAsked.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '칸 2개 넣기' }));
    await expect(canvas.getByRole('button', { name: /^성명 .*이도윤/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^서명, 보내는 쪽/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '모두 넣기' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '서식의 누가 누구인지 바꾸기' }));
    await chooseParty(/^근로자/, '정해원 님');
    await userEvent.click(screen.getByRole('button', { name: '바꾸기' }));
    await expect(canvas.getByRole('button', { name: /^성명 .*정해원/ })).toBeVisible();
  },
};
export const PartiesPhone: Story = {
  ...PartiesAsked,
  name: '휴대폰에서 누가 누구인지 물음',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '모두 넣기' }));
    await expect(await screen.findByRole('button', { name: '칸 3개 넣기' })).toBeVisible();
  },
};
export const Signature: Story = { name: '서명 칸을 고름', args: { chosen: idOf(1) } };
export const Text: Story = { name: '글자 칸을 고름', args: { chosen: idOf(3) } };
export const FromSheet: Story = {
  name: '엑셀에서 채우는 칸을 고름',
  args: { chosen: idOf(3), hasSheet: true },
  play: async ({ canvas }) => {
    const fromSheet = await canvas.findByRole('switch', { name: '엑셀에서 채우기' });
    await expect(fromSheet).not.toBeChecked();
    await userEvent.click(fromSheet);
    await expect(fromSheet).toBeChecked();
  },
};
const CHECKBOX = field(0, 'CHECKBOX', '동의', { rect: { x: 300, y: 160, width: 12, height: 12 } });
export const Checkbox: Story = {
  name: '체크 칸을 고름',
  args: { fields: [CHECKBOX], chosen: [CHECKBOX.fieldId] },
  play: async ({ canvas }) => {
    const isTicked = await canvas.findByRole('switch', { name: '미리 표시해두기' });
    await expect(isTicked).not.toBeChecked();
    await userEvent.click(isTicked);
    await expect(isTicked).toBeChecked();
  },
};
export const FromListBox: Story = {
  name: '선택 목록에서 고르는 칸',
  parameters: { seed: seedListBoxes },
  args: { fields: [LISTED], chosen: [LISTED.fieldId] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('서울, 부산, 대전, 광주, 대구 외 1개')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /어느 목록인가요/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^부서/ }));
    await expect(await canvas.findByText('물류, 생산')).toBeVisible();
    await userEvent.click(canvas.getByText('직접 적기'));
    await expect(canvas.getByRole('textbox', { name: /^항목/ })).toHaveValue('물류\n생산');
    await userEvent.click(canvas.getByText('선택 목록'));
    await expect(canvas.getByRole('combobox', { name: /어느 목록인가요/ })).toHaveValue('');
  },
};
export const WrongPattern: Story = {
  name: '쓸 수 없는 모양을 적음',
  args: { chosen: idOf(3) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('값 확인'));
    const pattern = canvas.getByLabelText(/^직접 정한 모양/);
    const words = '앞뒤를 살피거나(?=) 찾은 것을 다시 부르는(\\1) 식은 쓸 수 없어요.';
    await userEvent.type(pattern, '(?<=가)나');
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(pattern).toBeInvalid();
    await userEvent.type(pattern, '가나+', { initialSelectionStart: 0, initialSelectionEnd: 7 });
    await expect(pattern).toHaveValue('가나+');
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    await expect(pattern).toBeValid();
  },
};
const gaps = { year: { start: 0, end: 0.3 }, month: { start: 0.4, end: 0.6 }, day: { start: 0.7, end: 0.9 } };
export const DateInGaps: Story = {
  name: '서식의 빈칸에 적는 날짜',
  args: {
    fields: [field(0, 'DATE', '계약일', { dateGaps: gaps, receiverUuid: null, value: '2026-11-23' })],
    chosen: idOf(0),
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: /^계약일 / });
    await expect(chip).toHaveTextContent('20261123');
    await userEvent.click(canvas.getByRole('combobox', { name: /날짜 모양/ }));
    await userEvent.click(await screen.findByRole('option', { name: '2027.03.09' }));
    await expect(chip).toHaveTextContent('2026.11.23');
  },
};
export const Choices: Story = {
  name: '하나만 고르는 칸을 고름',
  args: {
    fields: [0, 1].map((index) =>
      field(index, 'RADIO', ['있음', '없음'][index] ?? '', {
        group: '상여금',
        receiverUuid: null,
        rect: { x: 120 + index * 80, y: 400, width: 14, height: 14 },
      }),
    ),
    chosen: idOf(0),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '선택지 더하기' }));
    await expect(canvas.getByRole('textbox', { name: '선택지 3' })).toHaveValue('선택 3');
    await userEvent.clear(canvas.getByRole('textbox', { name: /^묻는 말/ }));
    await expect(canvas.getByText('묻는 말을 적어주세요.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^묻는 말/ }), '상여');
    await expect(canvas.queryByText('묻는 말을 적어주세요.')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: '선택지 3' }), ' 정하지 않음', {
      initialSelectionStart: 0,
      initialSelectionEnd: 4,
    });
    await expect(canvas.getByRole('button', { name: /정하지 않음 \(하나만 고르기\)/ })).toBeVisible();
  },
};
export const Formula: Story = { name: '계산 칸을 고름', args: { chosen: idOf(5) } };
export const Label: Story = { name: '적어둔 글을 고름', args: { chosen: idOf(6) } };
export const List: Story = { name: '받는 분이 없어진 칸', args: { chosen: idOf(8) } };
export const Tiny: Story = {
  name: '아주 작은 칸은 둘레만 그림',
  args: {
    fields: [
      field(0, 'CHECKBOX', '동의', { rect: { x: 300, y: 160, width: 5, height: 5 } }),
      field(1, 'TEXT', '비고', { rect: { x: 80, y: 220, width: 180, height: 5 } }),
    ],
  },
  play: async ({ canvas }) => {
    for (const name of [/^동의 .*너무 작아요$/, /^비고 .*너무 작아요$/]) {
      const tiny = await canvas.findByRole('button', { name });
      await expect(tiny.textContent).toBe('');
      await expect(getComputedStyle(tiny).boxShadow).toContain('0px 0px 0px 1px');
      for (const part of [tiny, ...tiny.children]) {
        const { backgroundColor, borderBottomWidth } = getComputedStyle(part);
        await expect([backgroundColor, borderBottomWidth]).toEqual(['rgba(0, 0, 0, 0)', '0px']);
      }
    }
  },
};
export const Several: Story = {
  name: '여러 칸을 고름',
  args: { chosen: FIELDS.slice(0, 4).map(({ fieldId }) => fieldId) },
};
const ownId = (index: number) => OWN[index]?.fieldId ?? '';
export const OwnAmount: Story = {
  name: '보내는 쪽 금액을 채움',
  args: { fields: OWN, chosen: [ownId(0)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '내 칸 채우기 (0/5)' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^내가 채울 값/ })).toHaveValue('3,300,000');
  },
};
export const OwnPhone: Story = {
  name: '보내는 쪽 칸, 휴대폰',
  args: { fields: OWN },
  globals: phone,
  play: async ({ canvas }) => {
    const lead = canvas.getByRole('button', { name: '내 칸 채우기 (0/5)' });
    await expect(lead.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
};
export const OwnWrong: Story = {
  name: '보내는 쪽 값이 맞지 않음',
  args: { fields: OWN, typing: ownId(3) },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('dialog', { name: '사업자등록번호 채우기' }));
    await expect(card.getByText('사업자등록번호가 맞는지 확인해주세요.')).toBeVisible();
    await userEvent.clear(card.getByRole('textbox'));
    await userEvent.type(card.getByRole('textbox'), '2208162517');
    await expect(card.queryByText('사업자등록번호가 맞는지 확인해주세요.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('dialog', { name: '부가세 포함 채우기' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
const part = (index: number, name: string, change: Partial<Field>) =>
  field(index, 'AMOUNT', name, { receiverUuid: null, group: '금액', ...change });
export const SingleContractParts: Story = {
  name: '공급가액에서 계산한 금액',
  args: {
    fields: [
      part(0, '공급가액', { part: 'SUPPLY', value: '3000000' }),
      part(2, '부가세', { part: 'VAT' }),
      part(4, '합계', { part: 'TOTAL' }),
    ],
    chosen: [ownId(0)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^부가세 .*보내는 쪽/ })).toHaveTextContent('300,000');
    await expect(canvas.getByRole('button', { name: /^합계 .*보내는 쪽/ })).toHaveTextContent('3,300,000');
  },
};
export const OwnDark: Story = { ...OwnWrong, name: '어두울 때 채움', globals: { theme: 'dark' } };
export const Broken: Story = { name: '쪽을 보여주지 못함', args: { broken: true } };
export const Dark: Story = { name: '어두울 때', args: { chosen: idOf(1) }, globals: { theme: 'dark' } };
export const Narrow: Story = { name: '960', globals: { viewport: { value: 'lg', isRotated: false } } };
export const Phone: Story = { name: '휴대폰', globals: phone };
export const PhoneChosen: Story = { name: '휴대폰에서 칸을 고름', args: { chosen: idOf(1) }, globals: phone };
export const PhoneSuggested: Story = {
  name: '휴대폰에서 추천하는 칸',
  args: { fields: [], suggested: true },
  globals: phone,
};
