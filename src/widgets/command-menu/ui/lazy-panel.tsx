import { Component, lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { withChunkTimeout } from '@/shared/lib/lazy-page';
import type { MenuPanel } from './menu-panel';
import * as styles from './menu.css';

const Panel = lazy(async () => ({ default: (await withChunkTimeout(import('./menu-panel'))).MenuPanel }));

/** Loads the rows when they are first shown. Until then, the input works, and Enter searches the contracts. */
export const LazyPanel = (props: ComponentProps<typeof MenuPanel>) => (
  <WordsIfItFails>
    <Suspense fallback={<Message>불러오고 있어요.</Message>}>
      <Panel {...props} />
    </Suspense>
  </WordsIfItFails>
);

class WordsIfItFails extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () =>
    this.state.hasFailed ? (
      <Message>불러오지 못했어요. 화면을 새로 열어주세요. Enter를 누르면 문서함에서 찾아요.</Message>
    ) : (
      this.props.children
    );
}

const Message = ({ children }: { children: ReactNode }) => (
  <p role="status" className={styles.message}>
    {children}
  </p>
);
