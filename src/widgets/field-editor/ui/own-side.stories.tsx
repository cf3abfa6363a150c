import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { FillValues } from '#rules/fill-field.ts';
import { companySealQueries, type CompanySeal } from '@/entities/company-seal';
import type { Field, SenderMark } from '@/entities/contract';
import { listFilePages } from '@/entities/document';
import { NO_REJECTIONS } from '@/entities/filling';
import { keptMarkQueries, type KeptMark } from '@/entities/kept-mark';
import { ApiError } from '@/shared/api';
import { draftContract } from '../../../../tests/support/draft';
import { storedFile } from '../../../../tests/support/stored-file';
import { useUnavailableMarks } from '../model/use-unavailable-marks';
import { useSenderValidation } from '../model/use-sender-validation';
import { useSenderFiles } from '../model/use-sender-files';
import { ChooseMark } from './choose-mark';
import { FillSenderFields } from './fill-sender-fields';

const PAPER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"><path fill="#fff" d="M0 0h595v842H0z"/></svg>',
)}`;
const stored = storedFile();
const file = { ...stored, pages: stored.pages.map((page) => ({ ...page, imageUrl: PAPER, largeImageUrl: PAPER })) };
const contract = draftContract({ files: [{ firstPage: null, file }] });
const pages = listFilePages([file]);

const id = (place: number) => `0198c0de-0000-7000-8000-0000000000${place + 10}`;
const field = (place: number, kind: Field['kind'], name: string, change: Partial<Field> = {}): Field => ({
  fieldId: id(place),
  fileId: file.fileId,
  page: 1,
  rect: { x: 80, y: 80 + place * 60, width: 200, height: kind === 'SEAL' ? 60 : 24 },
  kind,
  receiverUuid: null,
  name,
  required: true,
  ...change,
});
const FIELDS = [
  field(0, 'AMOUNT', '계약 금액', { inWords: true }),
  field(1, 'DATE', '계약일'),
  field(2, 'LIST', '지급 방법', { items: ['계좌 이체', '현금'] }),
  field(3, 'BUSINESS_NUMBER', '사업자등록번호', { value: '123' }),
  field(4, 'SEAL', '직인'),
];
const mark = (place: number, use: KeptMark['use'], name: string, change: Partial<KeptMark> = {}): KeptMark => ({
  markId: id(place + 30),
  use,
  name,
  mark: { kind: 'SEAL', text: '김지수', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 12 },
  pictureUrl: null,
  isDefault: false,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
  ...change,
});
const SEAL: CompanySeal = {
  sealId: id(50),
  name: '사용인감',
  mark: { kind: 'SEAL', text: '인', shape: 'ROUND', face: 'MYEONGJO', corporateText: '한빛상사', sizeMm: 18 },
  pictureUrl: null,
  state: 'ACTIVE',
  mayUse: true,
  users: null,
  replacedBy: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
};
const keep = (mine: KeptMark[], company: CompanySeal[]) => (cache: QueryClient) => {
  cache.setQueryData(keptMarkQueries.list().queryKey, mine);
  cache.setQueryData(companySealQueries.list().queryKey, company);
};
const full = keep([mark(0, 'SEAL', '내 도장', { isDefault: true }), mark(1, 'SEAL', '회의록 도장')], [SEAL]);

/** Caches the company's seals, and loads the member's marks as the story specifies. */
const answer = (marks: () => Promise<KeptMark[]>) => (cache: QueryClient) => {
  cache.setQueryData(companySealQueries.list().queryKey, [SEAL]);
  void cache.prefetchQuery({ ...keptMarkQueries.list(), queryFn: marks });
};

const onClose = fn();
const onChosen = fn();

function Pass({ fields: given, choosing = false }: { fields: readonly Field[]; choosing?: boolean }) {
  const [fields, setFields] = useState(given);
  const [marking, setMarking] = useState<string | null>(choosing ? (given[4]?.fieldId ?? null) : null);
  const gone = useUnavailableMarks(fields);
  const { placed } = useSenderValidation(fields, pages, NO_REJECTIONS);
  const files = useSenderFiles(fields);
  const fill = (values: FillValues) =>
    setFields((all) =>
      all.map((one) => (one.fieldId in values ? { ...one, value: values[one.fieldId] ?? null } : one)),
    );
  const put = (senderMark: SenderMark | null, everywhere: boolean) => {
    onChosen(senderMark, everywhere);
    setFields((all) => all.map((one) => (one.fieldId === marking && senderMark ? { ...one, senderMark } : one)));
    setMarking(null);
  };
  const marked = fields.find(({ fieldId }) => fieldId === marking);
  return (
    <main>
      {!choosing && (
        <FillSenderFields
          annotations={contract.annotations}
          pages={pages}
          placed={placed}
          refusals={gone}
          files={files}
          from={null}
          onFilled={fill}
          onMark={setMarking}
          onClose={onClose}
          onStale={() => {}}
        />
      )}
      {marked && <ChooseMark field={marked} emptyCount={1} onChosen={put} onClose={() => setMarking(null)} />}
    </main>
  );
}

const meta = {
  title: '계약/내 칸 채우기',
  component: Pass,
  args: { fields: FIELDS },
  parameters: { layout: 'fullscreen', seed: full },
  globals: { viewport: { value: 'wide', isRotated: false } },
} satisfies Meta<typeof Pass>;
export default meta;
type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone', isRotated: false } };
const pass = async () => within(await screen.findByRole('dialog', { name: '내 칸 채우기' }));

export const StartsAtError: Story = {
  name: '고칠 값에서 시작',
  args: { fields: FIELDS.filter(({ kind }) => kind === 'BUSINESS_NUMBER') },
  play: async () => {
    const own = await pass();
    await userEvent.clear(own.getByRole('textbox'));
    await userEvent.type(own.getByRole('textbox'), '123{Enter}');
    await expect(own.getByText('사업자등록번호가 맞는지 확인해주세요.')).toBeVisible();
    await userEvent.clear(own.getByRole('textbox'));
    await userEvent.type(own.getByRole('textbox'), '2208162517');
    await expect(own.getByText('1 / 1')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalled();
  },
};
export const Walk: Story = {
  name: '차례로',
  play: async () => {
    const own = await pass();
    await userEvent.type(own.getByRole('textbox'), '3300000');
    await expect(own.getByText('금 삼백삼십만원정')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(own.getByText('5칸 중 2번째')).toBeVisible();
    await expect(own.getByText('1 / 5')).toBeVisible();
  },
};
export const Dark: Story = { name: '어두울 때', globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', globals: phone };
export const Choosing: Story = {
  name: '도장 고르기',
  args: { choosing: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '사용인감' }));
    await expect(onChosen).toHaveBeenCalledWith({ from: 'COMPANY', sealId: SEAL.sealId }, false);
  },
};
export const ChoosingDark: Story = {
  name: '도장 고르기, 어두울 때',
  args: { choosing: true },
  globals: { theme: 'dark' },
};
export const ChoosingPhone: Story = { name: '도장 고르기, 휴대폰', args: { choosing: true }, globals: phone };
export const ChoosingEmpty: Story = {
  name: '만든 도장이 없음',
  args: { choosing: true },
  parameters: { seed: keep([], []) },
  play: async () => {
    await expect(await screen.findByText('아직 만든 것이 없어요. 하나 만들면 다음에도 쓸 수 있어요.')).toBeVisible();
  },
};
const STAMPED_WITH_GONE = FIELDS.map((one) =>
  one.kind === 'SEAL' ? { ...one, senderMark: { from: 'COMPANY' as const, sealId: id(60) } } : one,
);
/** The field doesn't count as filled in, but doesn't look empty either. */
export const GuidedToUnavailableMark: Story = {
  name: '더는 쓸 수 없는 도장으로 이끌림',
  args: { fields: STAMPED_WITH_GONE.filter(({ kind }) => kind === 'SEAL') },
  play: async () => {
    const own = await pass();
    await expect(own.getByText('0 / 1')).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: '다 채웠어요' }));
    await expect(own.getByText('넣어둔 것을 더는 쓸 수 없어요. 다른 것을 골라주세요.')).toBeVisible();
    await userEvent.click(own.getByRole('button', { name: '도장 다시 찍기' }));
    await userEvent.click(await screen.findByRole('button', { name: '사용인감' }));
    await expect(onChosen).toHaveBeenCalledWith({ from: 'COMPANY', sealId: SEAL.sealId }, false);
  },
};
export const UnavailableMark: Story = {
  name: '더는 쓸 수 없는 도장',
  args: { choosing: true, fields: STAMPED_WITH_GONE },
  play: async () => {
    await expect(await screen.findByText('넣어둔 것을 더는 쓸 수 없어요. 다른 것을 골라주세요.')).toBeVisible();
  },
};
export const ChoosingLoading: Story = {
  name: '도장을 불러오는 중',
  args: { choosing: true },
  parameters: { seed: answer(() => new Promise(() => {})) },
  play: async () => {
    const choice = within(await screen.findByRole('dialog', { name: '어느 도장을 찍을까요?' }));
    await expect(choice.queryByRole('button', { name: '사용인감' })).not.toBeInTheDocument();
    await expect(choice.getByRole('button', { name: '새로 만들기' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const ChoosingFailed: Story = {
  name: '도장을 불러오지 못함',
  args: { choosing: true },
  parameters: { seed: answer(() => Promise.reject(new ApiError('NETWORK'))) },
  play: async () => {
    await expect(await screen.findByText(/서명과 도장을 불러오지 못했어요\./)).toBeVisible();
    // The data for creating a mark failed to load. A tooltip would cover the Retry button.
    await expect(screen.getByRole('button', { name: '다시 불러오기' })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: '새로 만들기' })).not.toBeInTheDocument();
  },
};
export const ChoosingFailedDark: Story = {
  ...ChoosingFailed,
  name: '도장을 불러오지 못함, 어두울 때',
  globals: { theme: 'dark' },
};
