import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ArrivalView } from '@/features/receiver/verify-receiver';
import { storyLetter } from '@/features/receiver/verify-receiver/ui/story-letter';
import { language, type Language } from '@/shared/i18n';
import { PagePlaceholder } from './page-placeholder';
import { ReceiverFrame } from './receiver-frame';

const act = fn();
type LetterProps = { language: Language };

/** The first page with its consents has the most text. */
function Letter() {
  const [consents, setConsents] = useState({ electronic: false, personal: false });
  return (
    <ReceiverFrame sender={{ name: storyLetter.organizationName, logo: null }} progress={null}>
      <ArrivalView
        letter={storyLetter}
        steps={[]}
        isReview={false}
        isBusy={false}
        failure={null}
        picture={<PagePlaceholder />}
        consents={consents}
        onTicked={setConsents}
        onOpen={act}
        onDownload={act}
        onAsk={act}
      />
    </ReceiverFrame>
  );
}

const meta = {
  title: '받는 분/여러 언어',
  component: Letter,
  parameters: { layout: 'fullscreen' },
  args: { language: 'ko' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ args }) => {
    act.mockClear();
    return language.choose(args.language);
  },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(language.read()).toBe(args.language));
    const [first] = canvas.getAllByRole('checkbox');
    if (!first) throw new Error('there is nothing to agree to');
    await userEvent.click(first);
    // Labels longer than the Korean ones must not overflow their buttons or make the page wider than the screen.
    for (const button of canvas.getAllByRole('button'))
      await expect(button.scrollWidth, button.textContent).toBeLessThanOrEqual(button.clientWidth + 1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
} satisfies Meta<LetterProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chinese: Story = { name: '중국어', args: { language: 'zh' } };
export const Nepali: Story = { name: '네팔어', args: { language: 'ne' } };
export const Vietnamese: Story = { name: '베트남어', args: { language: 'vi' } };
export const Thai: Story = { name: '태국어', args: { language: 'th' } };
export const Khmer: Story = { name: '크메르어', args: { language: 'km' } };
export const Indonesian: Story = { name: '인도네시아어', args: { language: 'id' } };
export const Uzbek: Story = { name: '우즈베크어', args: { language: 'uz' } };
export const Mongolian: Story = { name: '몽골어', args: { language: 'mn' } };
