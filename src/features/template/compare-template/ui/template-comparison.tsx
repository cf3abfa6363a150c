import { useQuery } from '@tanstack/react-query';
import { templateQueries, type Template } from '@/entities/template';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { compareTemplates } from '../model/compare-templates';
import type { UnsavedParts } from '../model/unsaved-parts';
import { Differences } from './differences';
import * as styles from './comparison.css';

type TemplateComparisonProps = {
  /** The template on the screen, with changes that could not be saved. */
  mine: Template;
  touched: UnsavedParts;
  onReload: () => void;
  /** Called with the version that was compared, so that the member only overwrites what they have seen. */
  onOverwrite: (seenVersion: number | undefined) => void;
  onClose: () => void;
};

/** Shows how two editors' versions differ, before either of them loses anything. */
export function TemplateComparison({ mine, touched, onReload, onOverwrite, onClose }: TemplateComparisonProps) {
  const saved = useQuery(templateQueries.savedElsewhere(mine.templateId));
  const theirs = saved.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={600}
      title="무엇이 다른가요?"
      description={`${theirs?.editor ? `${theirs.editor.name} 님이 저장한 것` : '저장된 템플릿'}과 여기서 고친 것을 견줘봐요.`}
      footer={
        <>
          <Button size="lg" onClick={onReload}>
            다시 불러오기
          </Button>
          <Button size="lg" onClick={() => onOverwrite(theirs?.version)}>
            내 것으로 덮어쓰기
          </Button>
        </>
      }
    >
      {/* Gets the initial focus, so that the arrow keys scroll the list and Enter discards nothing. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users have to be able to scroll the list */}
      <div role="region" aria-label="다른 점" tabIndex={0} data-autofocus className={styles.parts}>
        {theirs ? (
          <ComparedParts theirs={theirs} mine={mine} touched={touched} />
        ) : saved.error && !saved.isFetching ? (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void saved.refetch()}>
                다시 해보기
              </Button>
            }
          >
            저장된 템플릿을 불러오지 못했어요. {getErrorMessage(saved.error)}
          </Banner>
        ) : (
          <Spinner label="저장된 템플릿을 불러오고 있어요" />
        )}
      </div>
    </Dialog>
  );
}

function ComparedParts({
  theirs,
  mine,
  touched,
}: { theirs: Template } & Pick<TemplateComparisonProps, 'mine' | 'touched'>) {
  const parts = compareTemplates(theirs, mine, touched);
  if (parts.length === 0) return <p className={styles.note}>다른 점이 없어요. 다시 불러오면 이어서 고칠 수 있어요.</p>;
  return (
    <>
      {parts.map((part) => (
        <Differences key={part.title} {...part} />
      ))}
    </>
  );
}
