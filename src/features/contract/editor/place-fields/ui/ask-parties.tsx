import { useEditor, useEditorState } from './editor-context';
import { AskPartiesForm } from './ask-parties-form';

export function AskParties() {
  const { actor } = useEditor();
  const isAsking = useEditorState((snapshot) => snapshot.matches({ working: 'asking' }));
  return isAsking ? <AskPartiesForm onLeave={() => actor.send({ type: 'parties.dismissed' })} /> : null;
}
