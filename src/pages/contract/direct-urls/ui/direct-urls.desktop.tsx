import { Copy, QrCode } from '@/shared/icons';
import { LinkMenu } from '@/features/direct-url/act-on-link';
import { href } from '@/shared/routes';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { RowLink, TableCell, TableHeader, TableName, TableRow } from '@/shared/ui/data/table';
import { ListDesktop } from '@/widgets/list-frame';
import { DirectUrlFilters, DirectUrlsHeader } from './direct-urls-header';
import type { DirectUrlsProps } from './direct-urls-props';
import { LinkEnd, LinkNote, PlacesLeft, SignedCount } from './link-facts';
import { NoLinks } from './no-links';
import * as styles from './direct-urls.css';

const COLUMNS = 8;

export function DirectUrlsDesktop(props: DirectUrlsProps) {
  const { list, isFailed, onFilter, onRetry, onAct, onCopy, renderSwitch } = props;
  if (list?.total === 0)
    return (
      <>
        <DirectUrlsHeader {...props} />
        <DirectUrlFilters {...props} />
        <NoLinks {...props} />
      </>
    );
  return (
    <ListDesktop
      header={<DirectUrlsHeader {...props} />}
      filters={<DirectUrlFilters {...props} />}
      label="링크"
      unit="개"
      list={list}
      isFailed={isFailed}
      nothing={null}
      onRetry={onRetry}
      onPage={(page) => onFilter({ page })}
      columns={COLUMNS}
      head={
        <>
          <TableHeader>이름</TableHeader>
          <TableHeader>상태</TableHeader>
          <TableHeader>받은 수</TableHeader>
          <TableHeader>남은 수</TableHeader>
          <TableHeader>기한</TableHeader>
          <TableHeader narrow>링크 복사</TableHeader>
          <TableHeader narrow>QR</TableHeader>
          <TableHeader hiddenLabel>메뉴</TableHeader>
        </>
      }
      renderRow={(link) => (
        <TableRow key={link.directUrlId} clickable>
          <TableCell name>
            <TableName note={<LinkNote link={link} />}>
              <RowLink to={`${href('contracts')}?directUrl=${link.directUrlId}`}>{link.name}</RowLink>
            </TableName>
          </TableCell>
          <TableCell interactive>{renderSwitch(link)}</TableCell>
          <TableCell className={styles.number}>
            <SignedCount link={link} />
          </TableCell>
          <TableCell className={styles.number}>
            <PlacesLeft link={link} />
          </TableCell>
          <TableCell className={styles.number}>
            <LinkEnd endsAt={link.endsAt} />
          </TableCell>
          <TableCell interactive>
            <IconButton label={`${link.name} 링크 복사`} icon={<Copy />} onClick={() => onCopy(link)} />
          </TableCell>
          <TableCell interactive>
            <IconButton label={`${link.name} QR 코드`} icon={<QrCode />} onClick={() => onAct('show', link)} />
          </TableCell>
          <TableCell align="end" interactive>
            <LinkMenu link={link} onAct={(action) => onAct(action, link)} />
          </TableCell>
        </TableRow>
      )}
    />
  );
}
