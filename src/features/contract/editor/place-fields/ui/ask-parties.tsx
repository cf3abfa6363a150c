import { useEditor, useEditorState } from './editor-context';
import { AskPartiesForm } from './ask-parties-form';

/** Asks who the form's parties are while the editor waits to place their fields or to reassign them. */
export function AskParties() {
  const { actor } = useEditor();
  const isAsking = useEditorState((snapshot) => snapshot.matches({ working: 'asking' }));
  return isAsking ? <AskPartiesForm onLeave={() => actor.send({ type: 'parties.dismissed' })} /> : null;
}
