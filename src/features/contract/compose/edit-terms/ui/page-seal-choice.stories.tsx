import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { companySealQueries, type CompanySeal } from '@/entities/company-seal';
import { PageSealChoice } from './page-seal-choice';

const seal = (sealId: string, name: string, change: Partial<CompanySeal> = {}): CompanySeal => ({
  sealId,
  name,
  mark: { kind: 'SEAL', text: '인', shape: 'ROUND', face: 'MYEONGJO', corporateText: '한빛상사', sizeMm: 18 },
  pictureUrl: null,
  state: 'ACTIVE',
  mayUse: true,
  users: null,
  replacedBy: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
  ...change,
});
const SEALS = [
  seal('use', '사용인감'),
  seal('corporate', '법인인감', { mayUse: false }),
  seal('old', '옛 사용인감', { state: 'SUSPENDED', mayUse: false }),
];
const seed = (cache: QueryClient) => cache.setQueryData(companySealQueries.list().queryKey, SEALS);
const onChosen = fn();

function Choice({ chosen }: { chosen: string | null }) {
  const [value, setValue] = useState(chosen);
  return (
    <PageSealChoice
      value={value}
      onChange={(sealId) => {
        onChosen(sealId);
        setValue(sealId);
      }}
    />
  );
}

const meta = {
  title: '계약/간인에 찍을 도장',
  component: Choice,
  args: { chosen: null },
  parameters: { seed },
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists only the seals that the member may use. */
export const Usual: Story = {
  name: '고르기',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '간인에 찍을 도장' }));
    await expect(screen.queryByRole('option', { name: '법인인감' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('option', { name: '사용인감' }));
    await expect(onChosen).toHaveBeenCalledWith('use');
  },
};
export const Dark: Story = { name: '어둡게', args: { chosen: 'use' }, globals: { theme: 'dark' } };
export const Phone: Story = { name: '휴대폰', args: { chosen: 'use' }, globals: { viewport: { value: 'phone' } } };
/** The chosen seal was suspended in the meantime, so the sender has to choose another. */
export const SuspendedSeal: Story = {
  name: '더는 쓸 수 없는 도장',
  args: { chosen: 'old' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('쓸 수 없는 도장이에요. 다시 골라주세요.')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveTextContent('옛 사용인감');
  },
};
/** Without company seals, the only option is the one with the organisation's name. */
export const None: Story = {
  name: '쓸 수 있는 도장이 없음',
  parameters: { seed: (cache: QueryClient) => cache.setQueryData(companySealQueries.list().queryKey, []) },
  play: async ({ canvas }) => expect(canvas.queryByRole('combobox')).not.toBeInTheDocument(),
};
