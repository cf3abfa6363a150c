import { render } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';

type Fiber = {
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

/** The flag that React sets on a component that it rendered for this commit. */
const PERFORMED_WORK = 1;

/** Records which components re-rendered in each commit, in the same way as React's own developer tools. */
export function renderWatched(children: ReactNode) {
  const drawn: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  render(
    <Profiler
      id="watched"
      onRender={() => {
        const [, root] = Object.entries(container).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
        const { current }: { current: Fiber } = Object(root).stateNode;
        if (current.alternate) compare(current, current.alternate, drawn);
      }}
    >
      {children}
    </Profiler>,
    { container },
  );
  return {
    drawnWhile: async (act: () => Promise<void> | void): Promise<string[]> => {
      drawn.length = 0;
      await act();
      return [...drawn];
    },
  };
}

function compare(now: Fiber, before: Fiber, drawn: string[]) {
  if (typeof now.type === 'function' && (now.flags & PERFORMED_WORK) !== 0) drawn.push(now.type.name);
  // React skips everything below a component if nothing there has changed.
  if (now.child === before.child) return;
  for (let { child } = now; child; child = child.sibling) if (child.alternate) compare(child, child.alternate, drawn);
}
