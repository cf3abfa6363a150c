import { X } from '@/shared/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { href } from '@/shared/routes';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { Stepper } from '@/shared/ui/layout/stepper';
import { ScreenGuideLink } from './screen-guide-link';
import * as styles from './send-frame.css';

export type SendStep = 'upload' | 'receivers' | 'fields';

export interface StepFrameProps {
  label: string;
  steps: readonly { label: string; href?: string | undefined }[];
  current: number;
  title: string;
  badge?: ReactNode;
  onLeave: () => void;
  /** ⌘Enter triggers this anywhere on the page. */
  onNext?: (() => void) | undefined;
  /** The save state, or why the next step isn't possible. */
  note?: ReactNode;
  alert?: ReactNode;
  /** Secondary buttons first, the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

export function StepFrame(props: StepFrameProps) {
  const { label, steps, current, title, badge, onLeave, onNext, note, alert, actions, children } = props;
  const isMobile = useLayout() === 'mobile';
  useNextKey(onNext);
  return (
    <div className={styles.frame}>
      <title>{`${title} | 도장`}</title>
      <header className={styles.bar}>
        <div className={styles.lead}>
          <IconButton label="나가기" icon={<X />} tipSide="bottom" onClick={onLeave} />
          <p className={styles.title}>{title}</p>
          {badge && <span className={styles.badge}>{badge}</span>}
          {isMobile && <ScreenGuideLink />}
        </div>
        <Stepper label={label} steps={steps} current={current} />
        {!isMobile && (
          <div className={styles.trailing}>
            {note && <span className={styles.notes}>{note}</span>}
            <ScreenGuideLink />
            {actions}
          </div>
        )}
      </header>
      {alert && <div className={styles.alert}>{alert}</div>}
      <main className={styles.content}>{children}</main>
      {isMobile && (note || actions) && (
        <footer className={styles.footer}>
          {note && <div className={styles.footerNotes}>{note}</div>}
          <div className={styles.footerActions}>{actions}</div>
        </footer>
      )}
    </div>
  );
}

export type SendFrameProps = Omit<StepFrameProps, 'label' | 'steps' | 'current'> & {
  step: SendStep;
  /** Null until a draft has been created. */
  contractId: string | null;
};

const ORDER: readonly SendStep[] = ['upload', 'receivers', 'fields'];

const stepsOf = (contractId: string | null) => [
  { label: '파일 올리기', href: contractId ? `${href('contractUpload')}?contractId=${contractId}` : undefined },
  { label: '받는 분', href: contractId ? href('contractConfig', { contractId }) : undefined },
  { label: '서명 칸 놓기' },
];

export const SendFrame = ({ step, contractId, ...frame }: SendFrameProps) => (
  <StepFrame {...frame} label="보내는 순서" steps={stepsOf(contractId)} current={ORDER.indexOf(step)} />
);

const TEMPLATE_STEPS = [{ label: '파일 올리기' }, { label: '역할과 칸 놓기' }];

type TemplateFrameProps = Omit<StepFrameProps, 'label' | 'steps' | 'current'> & { step: 'upload' | 'fields' };

export const TemplateFrame = ({ step, ...frame }: TemplateFrameProps) => (
  <StepFrame {...frame} label="템플릿 만드는 순서" steps={TEMPLATE_STEPS} current={step === 'upload' ? 0 : 1} />
);

function useNextKey(onNext: (() => void) | undefined) {
  const latest = useRef(onNext);
  useEffect(() => {
    latest.current = onNext;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.isComposing) return;
      event.preventDefault();
      latest.current?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
