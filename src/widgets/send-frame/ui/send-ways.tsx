import { Link, useLocation } from 'react-router-dom';
import type { Template } from '@/entities/template';
import { Tooltip } from '@/shared/ui/overlays/tooltip';
import { listSendWays, type SendWay } from '../model/send-ways';
import * as styles from './send-ways.css';

type SendWaysProps = { template: Pick<Template, 'templateId' | 'content'>; current: SendWay };

/** Links to the three ways of sending a template. Returning to one continues the draft that was started there. */
export function SendWays({ template, current }: SendWaysProps) {
  const { search } = useLocation();
  return (
    <nav aria-label="보내는 방법" className={styles.track}>
      {listSendWays(template).map(({ way, label, to, disabledReason }) =>
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
