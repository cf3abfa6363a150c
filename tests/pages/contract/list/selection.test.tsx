import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useSelection } from '@/pages/contract/list/model/use-selection';

const IDS = ['가', '나', '다'];

function Rows() {
  const [filter, setFilter] = useState('one filter');
  const selection = useSelection(IDS, 40, filter);
  return (
    <>
      <button type="button" onClick={() => setFilter('another')}>
        거르기
      </button>
      <input type="checkbox" aria-label="이 쪽" {...head(selection.headCheckbox)} />
      {IDS.map((id) => (
        <div key={id} role="row" tabIndex={0} aria-label={id} onKeyDown={selection.onRowKeyDown(id)}>
          <input type="checkbox" aria-label={`${id} 고르기`} {...selection.rowCheckbox(id)} />
        </div>
      ))}
      <button type="button" onClick={selection.chooseWhole}>
        모두
      </button>
      <p>
        {selection.count}건{selection.isWhole && ' 모두'}
      </p>
    </>
  );
}
const head = ({ checked, onChange }: ReturnType<typeof useSelection>['headCheckbox']) => ({ checked, onChange });

async function chooseWhole() {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('checkbox', { name: '이 쪽' }));
  await user.click(screen.getByRole('button', { name: '모두' }));
  expect(screen.getByText('40건 모두')).toBeVisible();
  return user;
}

it('leaves a row out that is unticked after everything was chosen', async () => {
  const user = await chooseWhole();
  expect(screen.getByRole('checkbox', { name: '나 고르기' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '나 고르기' }));
  expect(screen.getByText('2건')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '나 고르기' })).not.toBeChecked();
});

it('lets go of everything with the box of the page and with Escape', async () => {
  const user = await chooseWhole();
  await user.click(screen.getByRole('checkbox', { name: '이 쪽' }));
  expect(screen.getByText('0건')).toBeVisible();

  await user.click(screen.getByRole('checkbox', { name: '이 쪽' }));
  await user.click(screen.getByRole('button', { name: '모두' }));
  screen.getByRole('row', { name: '가' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.getByText('0건')).toBeVisible();
});

it('shows the rows of a page that was not chosen by hand as chosen too', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('button', { name: '모두' }));
  for (const id of IDS) expect(screen.getByRole('checkbox', { name: `${id} 고르기` })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: '가 고르기' }));
  expect(screen.getByText('2건')).toBeVisible();
});

it('lets go of what was chosen when the filter changes', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole('checkbox', { name: '가 고르기' }));
  expect(screen.getByText('1건')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '거르기' }));
  expect(screen.getByText('0건')).toBeVisible();
});
