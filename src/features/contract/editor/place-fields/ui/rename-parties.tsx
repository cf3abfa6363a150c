import { UsersRound } from '@/shared/icons';
import { useMemo } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { groupFieldsByParty } from '../model/form-parties';
import { useEditor, useEditorState } from './editor-context';

/** A button that asks again who the form's parties are, so that existing fields can be reassigned. */
export function RenameParties() {
  const { actor, proposals } = useEditor();
  const fields = useEditorState(({ context }) => context.history.present);
  const isOurs = useEditorState((snapshot) => snapshot.matches('working'));
  const hasParties = useMemo(() => groupFieldsByParty(fields, proposals).size > 0, [fields, proposals]);
  if (!isOurs || !hasParties) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<UsersRound />}
      onClick={() => actor.send({ type: 'parties.asked', proposals: [] })}
    >
      서식의 누가 누구인지 바꾸기
    </Button>
  );
}
