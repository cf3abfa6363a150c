import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '@/shared/ui/layout/stack';
import type { ShownContract } from '../model/contract-status';
import { ContractBadge } from './contract-badge';

const NOW = new Date('2026-07-01T00:00:00Z');
const running: ShownContract = {
  status: 'IN_PROGRESS',
  sealState: 'NONE',
  expiresAt: '2026-07-20T00:00:00Z',
  receivers: [{ hasTurn: true, isMe: false }],
};
const ENDED = ['COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED', 'DRAFT', 'SCHEDULED'] as const;
const SEALED = ['PENDING', 'RETRYING', 'HELD'] as const;

const meta = {
  title: '계약/ContractBadge',
  component: ContractBadge,
  args: { contract: running, now: NOW },
} satisfies Meta<typeof ContractBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '모두',
  render: () => (
    <Row gap={2}>
      <ContractBadge contract={{ ...running, receivers: [{ hasTurn: true, isMe: true }] }} now={NOW} />
      <ContractBadge contract={running} now={NOW} />
      <ContractBadge contract={{ ...running, expiresAt: '2026-07-02T00:00:00Z' }} now={NOW} />
      {ENDED.map((status) => (
        <ContractBadge key={status} contract={{ ...running, status }} now={NOW} />
      ))}
      {SEALED.map((sealState) => (
        <ContractBadge key={sealState} contract={{ ...running, sealState }} now={NOW} />
      ))}
    </Row>
  ),
};
export const Dark: Story = { ...All, name: '어둡게', globals: { theme: 'dark' } };
