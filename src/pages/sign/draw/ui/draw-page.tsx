import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { phoneDrawing, type Drawing } from '@/entities/sign-contract';
import { DrawOnPhone } from '@/features/mark/make-mark';
import { ApiError, getErrorMessage } from '@/shared/api';

type Stage = 'drawing' | 'sending' | 'sent' | 'gone';

/** The page behind a computer's QR code: a pad for drawing a signature, without the document. */
export function Component() {
  const [params] = useSearchParams();
  const code = params.get('draw') ?? '';
  const [found, setFound] = useState<Drawing | null>(null);
  const [stage, setStage] = useState<Stage>('drawing');
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    const stopped = new AbortController();
    phoneDrawing.read(code, stopped.signal).then(
      (read) => {
        setFound(read);
        if (read.status !== 'WAITING') setStage('gone');
      },
      (error: unknown) => {
        if (stopped.signal.aborted) return;
        if (ApiError.from(error).status === undefined) setFailure(getErrorMessage(error));
        else setStage('gone');
      },
    );
    return () => stopped.abort();
  }, [code]);

  const send = async (mark: Parameters<typeof phoneDrawing.handIn>[1]) => {
    setStage('sending');
    setFailure(null);
    try {
      await phoneDrawing.handIn(code, mark, new AbortController().signal);
      setStage('sent');
    } catch (error) {
      const isOver = ApiError.from(error).code === 'DRAWING_OVER' || ApiError.from(error).status === 404;
      setStage(isOver ? 'gone' : 'drawing');
      if (!isOver) setFailure(getErrorMessage(error));
    }
  };
  return (
    <main>
      <DrawOnPhone
        organizationName={found ? found.organizationName : ''}
        stage={stage}
        failure={failure}
        onSend={(mark) => void send(mark)}
      />
    </main>
  );
}
