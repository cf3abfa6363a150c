import { useState } from 'react';
import { PageColumn, PageThumbs } from '@/entities/document';
import { visuallyHidden } from '@/shared/styles';
import { useEditor, useEditorState } from './editor-context';
import type { EditorViewProps } from './editor-view';
import * as styles from './editor.css';
import { FieldLayer } from './field-layer';
import { GuidedFillButton } from './guided-fill-button';
import { Palette } from './palette';
import { Parties } from './parties';
import { ProposalsBar } from './proposals-bar';
import { Shortcuts } from './shortcuts';
import { ThumbMarks } from './thumb-marks';
import { Toolbar } from './toolbar';
import { useEditorKeys } from './use-editor-keys';
import { useFieldsByPage } from './use-fields-by-page';
import { useSpacePan } from './use-space-pan';
import { describeAnnouncement } from './announcement-words';

const NONE: readonly [] = [];

export function EditorDesktop(props: EditorViewProps) {
  const { pages, zoom, fitted, onZoom, onFitted, onFit, pageIndex, onPage, onStale } = props;
  const editor = useEditor();
  const { column } = editor;
  const byPage = useFieldsByPage();
  const announced = useEditorState(({ context }) => context.announced);
  const isOurs = useEditorState((snapshot) => snapshot.matches('working'));
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useEditorKeys(editor, { zoom, onZoom, onHelp: () => setIsHelpOpen(true) });
  useSpacePan(editor);

  return (
    <div className={styles.editor}>
      <h1 className={visuallyHidden}>서명 칸 놓기</h1>
      <div className={styles.thumbs}>
        <h2 className={styles.thumbsHeader}>
          쪽 <span className={styles.count}>{pages.length}</span>
        </h2>
        <PageThumbs
          pages={pages}
          current={pageIndex}
          onGo={(index) => column.current?.goTo(index)}
          note={({ key }) => (byPage.has(key) ? `칸 ${byPage.get(key)?.length}` : '칸 없음')}
          renderMarks={(page, scale) => <ThumbMarks page={page} scale={scale} fields={byPage.get(page.key) ?? NONE} />}
        />
      </div>
      <div className={styles.canvas}>
        <Toolbar
          zoom={zoom}
          onZoom={onZoom}
          onFit={onFit}
          onHelp={() => setIsHelpOpen(true)}
          pageIndex={pageIndex}
          pageCount={pages.length}
          onGo={(index) => column.current?.goTo(index)}
          {...(props.modes !== undefined && { modes: props.modes })}
        />
        {props.notice}
        {isOurs && <ProposalsBar pageIndex={pageIndex} />}
        <PageColumn
          ref={column}
          pages={pages}
          zoom={zoom}
          fitted={fitted}
          onZoom={onZoom}
          onFitted={onFitted}
          onPage={onPage}
          onStale={onStale}
        >
          {(page) => (
            <>
              {props.renderAnnotations?.(page, zoom)}
              <FieldLayer page={page} zoom={zoom} fields={byPage.get(page.key) ?? NONE} />
            </>
          )}
        </PageColumn>
      </div>
      <aside className={styles.panel} aria-label="칸 고치기">
        <section className={styles.section}>
          <h2 className={styles.heading}>누구의 칸인가요?</h2>
          <Parties />
          <div className={styles.senderSection}>
            <GuidedFillButton />
          </div>
        </section>
        <section className={styles.section}>
          <h2 className={styles.heading}>끌어서 놓으세요</h2>
          <Palette zoom={zoom} />
        </section>
        <section className={styles.section} aria-label="고른 칸" data-properties>
          {props.properties}
        </section>
      </aside>
      <p className={visuallyHidden} role="status" key={announced.turn % 2}>
        {describeAnnouncement(announced.announcement)}
      </p>
      <Shortcuts open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </div>
  );
}
