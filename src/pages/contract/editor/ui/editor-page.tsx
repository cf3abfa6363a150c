import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { contractQueries } from '@/entities/contract';
import { PageSkeletons, listFilePages } from '@/entities/document';
import { DraftGate } from '@/widgets/send-frame';
import { Editor } from './editor';

export function EditorPage() {
  const { contractId = '' } = useParams();
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const reload = async () => {
    await queryClient.refetchQueries({ queryKey: contractQueries.detail(contractId).queryKey });
    setRound(round + 1);
  };
  return (
    <DraftGate
      contractId={contractId}
      step="fields"
      renderSkeleton={(known) => (
        <PageSkeletons count={listFilePages(known?.files.map(({ file }) => file) ?? []).length} />
      )}
    >
      {(draft) => <Editor key={round} draft={draft} onReload={() => void reload()} />}
    </DraftGate>
  );
}
