import { Copy, QrCode } from '@/shared/icons';
import type { ReactNode } from 'react';
import type { DirectUrl } from '@/entities/link/direct-url';
import { LinkMenu } from '@/features/direct-url/act-on-link';
import { Button } from '@/shared/ui/actions/button';
import { Pagination } from '@/shared/ui/data/pagination';
import { ListRows } from '@/widgets/list-frame';
import { DirectUrlFilters, DirectUrlsHeader } from './direct-urls-header';
import type { DirectUrlsProps } from './direct-urls-props';
import { LinkEnd, LinkNote, PlacesLeft, SignedCount } from './link-facts';
import { NoLinks } from './no-links';
import * as styles from './direct-urls.css';

export function DirectUrlsMobile(props: DirectUrlsProps) {
  const { list, isFailed, onFilter, onRetry } = props;
  return (
    <>
      <DirectUrlsHeader {...props} />
      <DirectUrlFilters {...props} />
      <div className={styles.rows}>
        <ListRows
          list={list}
          isFailed={isFailed}
          nothing={<NoLinks {...props} />}
          onRetry={onRetry}
          renderRows={(items) => (
            <ul className={styles.cards} aria-label="링크">
              {items.map((link) => (
                <LinkCard key={link.directUrlId} link={link} {...props} />
              ))}
            </ul>
          )}
        />
      </div>
      {list && list.items.length > 0 && list.total > list.size && (
        <Pagination
          page={list.page}
          pageSize={list.size}
          total={list.total}
          unit="개"
          onPageChange={(page) => onFilter({ page })}
        />
      )}
    </>
  );
}

const LinkCard = ({ link, onAct, onCopy, renderSwitch }: DirectUrlsProps & { link: DirectUrl }) => (
  <li className={styles.card}>
    <div className={styles.cardHeader}>
      <h2 className={styles.cardName}>{link.name}</h2>
      {renderSwitch(link)}
    </div>
    <p className={styles.cardNote}>
      <LinkNote link={link} />
    </p>
    <dl className={styles.facts}>
      <Fact name="받은 수">
        <SignedCount link={link} />
      </Fact>
      <Fact name="남은 수">
        <PlacesLeft link={link} />
      </Fact>
      <Fact name="기한">
        <LinkEnd endsAt={link.endsAt} />
      </Fact>
    </dl>
    <div className={styles.cardTools}>
      <Button icon={<Copy />} aria-label={`${link.name} 링크 복사`} onClick={() => onCopy(link)}>
        링크 복사
      </Button>
      <Button icon={<QrCode />} aria-label={`${link.name} QR 코드`} onClick={() => onAct('show', link)}>
        QR
      </Button>
      <span className={styles.cardMenu}>
        <LinkMenu link={link} onAct={(action) => onAct(action, link)} />
      </span>
    </div>
  </li>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.fact}>{children}</dd>
  </div>
);
