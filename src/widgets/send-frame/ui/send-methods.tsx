import { Link, useLocation } from 'react-router-dom';
import type { Template } from '@/entities/template';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import { listSendMethods, type SendMethod } from '../model/send-methods';
import * as styles from './send-methods.css';

type SendMethodsProps = { template: Pick<Template, 'templateId' | 'content'>; current: SendMethod };

/** Returning to one of the three ways continues the draft that was started there. */
export function SendMethods({ template, current }: SendMethodsProps) {
  const { search } = useLocation();
  return (
    <nav aria-label="보내는 방법" className={styles.track}>
      {listSendMethods(template).map(({ way, label, to, disabledReason }) =>
        disabledReason && way !== current ? (
          <Tooltip key={way} content={disabledReason} side="bottom">
            <span role="link" aria-disabled tabIndex={0} className={styles.way}>
              {label}
            </span>
          </Tooltip>
        ) : (
          <Link
            key={way}
            to={{ pathname: to, search }}
            className={styles.way}
            aria-current={way === current ? 'page' : undefined}
          >
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}
