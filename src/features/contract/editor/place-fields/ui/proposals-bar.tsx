import { Sparkles } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { useEditor } from './editor-context';
import * as styles from './proposals-bar.css';
import { useProposals } from './use-proposals';

/** Accepts the suggested fields, all of them or those on the current page. */
export function ProposalsBar({ pageIndex }: { pageIndex: number }) {
  const { pages } = useEditor();
  const { open, accept, dismiss } = useProposals();
  const page = pages[pageIndex];
  const here = open.filter((proposal) => page && proposal.fileId === page.fileId && proposal.page === page.number);
  if (open.length === 0) return null;
  return (
    <section className={styles.bar} aria-label="추천하는 칸">
      <Sparkles className={styles.icon} />
      <p className={styles.textBlock}>
        칸이 들어갈 곳을 {open.length}군데 찾았어요. 점선을 누르면 하나씩 넣을 수 있어요.
      </p>
      <Button size="sm" variant="primary" onClick={() => accept(open)}>
        모두 넣기
      </Button>
      {here.length > 0 && here.length < open.length && (
        <Button size="sm" onClick={() => accept(here)}>
          이 쪽만 넣기
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => dismiss(open)}>
        넣지 않기
      </Button>
    </section>
  );
}
