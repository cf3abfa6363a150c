import { Copy, Download, ExternalLink, Printer } from '@/shared/icons';
import type { DirectUrl } from '@/entities/link/direct-url';
import { saveBlob } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/actions/button';
import { makeQrPng, makeQrSvg, QrCode } from '@/shared/ui/data/qr-code';
import { copyText, toast } from '@/shared/ui/feedback/toast';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';
import * as styles from './show-link.css';

type ShowLinkProps = {
  link: Pick<DirectUrl, 'name' | 'templateTitle' | 'url'>;
  isNew?: boolean;
  onClose: () => void;
};

export function ShowLink({ link: { name, templateTitle, url }, isNew = false, onClose }: ShowLinkProps) {
  const savePng = async () => {
    const png = await makeQrPng(url);
    if (png) saveBlob(png, `${name}.png`);
    else toast.error();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={420}
      title={isNew ? '링크를 만들었어요' : name}
      description={isNew ? '링크나 QR 코드를 알려주면 바로 서명받을 수 있어요.' : templateTitle}
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={onClose}>
            닫기
          </Button>
          <Button variant="primary" size="lg" icon={<Copy />} onClick={() => void copyText(url, '링크를 복사했어요')}>
            링크 복사
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <QrCode text={url} label={`${name} 링크를 여는 QR 코드`} />
        <div className={styles.files} role="group" aria-label="QR 코드 쓰기">
          <Button size="sm" icon={<Download />} onClick={() => void savePng()}>
            PNG
          </Button>
          <Button size="sm" icon={<Download />} onClick={() => saveBlob(makeQrSvg(url), `${name}.svg`)}>
            SVG
          </Button>
          <a className={styles.print} href={`${url}?sheet=qr`} target="_blank" rel="noreferrer">
            <Printer aria-hidden />
            인쇄할 종이
            <ExternalLink aria-label="새 창" />
          </a>
        </div>
        <Field label="링크">
          <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
        </Field>
      </Stack>
    </Dialog>
  );
}
