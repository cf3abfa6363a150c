import type { ComponentProps } from 'react';
import { AppShell, MENU_PAGES } from '@/widgets/app-shell';
import { CommandBar, CommandButton } from '@/widgets/command-menu';
import { KeyTable } from '@/widgets/key-table';

type ConsoleProps = Omit<ComponentProps<typeof AppShell>, 'search'>;

/** The frame of signed-in pages, with the global search and the list of shortcuts. */
export const Console = (props: ConsoleProps) => (
  <>
    <AppShell
      {...props}
      search={{ bar: <CommandBar places={MENU_PAGES} />, button: <CommandButton places={MENU_PAGES} /> }}
    />
    <KeyTable />
  </>
);
