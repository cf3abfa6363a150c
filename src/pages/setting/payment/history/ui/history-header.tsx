import { Download } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { PageHeader } from '@/shared/ui/layout/page-header';

type HistoryHeaderProps = {
  isExporting: boolean;
  /** Undefined if there is nothing to export. */
  onExport: (() => void) | undefined;
};

export function HistoryHeader({ isExporting, onExport }: HistoryHeaderProps) {
  const isPhone = useLayout() === 'mobile';
  return (
    <PageHeader
      title="결제 내역"
      description="카드 매출전표가 세금계산서를 대신해요. 부가세 공제에도 쓸 수 있어요."
      actions={
        onExport &&
        (isPhone ? (
          <IconButton
            variant="line"
            label="엑셀로 내려받기"
            icon={<Download />}
            tipSide="bottom"
            aria-busy={isExporting || undefined}
            onClick={() => !isExporting && onExport()}
          />
        ) : (
          <Button size="lg" icon={<Download />} loading={isExporting} onClick={onExport}>
            엑셀로 내려받기
          </Button>
        ))
      }
    />
  );
}
