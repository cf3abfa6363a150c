import { Copy, ExternalLink } from '@/shared/icons';
import { useState } from 'react';
import { copyToClipboard, getReopenUrl } from '@/shared/lib/browser';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { StandaloneFrame } from '@/shared/ui/layout/standalone-frame';

/** Shown in KakaoTalk if the external browser didn't open. */
export function OtherBrowserPage({ onStay }: { onStay: () => void }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    setCopied(await copyToClipboard(location.href));
  };
  return (
    <StandaloneFrame>
      <title>다른 브라우저로 열어주세요 | 도장</title>
      <EmptyState
        kind="offline"
        headingLevel={1}
        size="panel"
        title="다른 브라우저로 열어주세요"
        description="카카오톡에서는 서명이 원활하지 않을 수 있어요."
        actions={
          <>
            <Button
              variant="primary"
              size="lg"
              icon={<ExternalLink />}
              onClick={() => location.assign(getReopenUrl(new URL(location.href)))}
            >
              다른 브라우저로 열기
            </Button>
            <Button variant="secondary" size="lg" icon={<Copy />} onClick={() => void copy()}>
              {isCopied === null ? '주소 복사' : isCopied ? '복사했어요' : '복사하지 못했어요'}
            </Button>
            <Button variant="ghost" size="lg" onClick={onStay}>
              여기서 계속하기
            </Button>
          </>
        }
      />
    </StandaloneFrame>
  );
}
