import { useCallback, type Ref } from 'react';

const assign = <Node>(ref: Ref<Node> | undefined, node: Node | null) => {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
};

export function useMergedRef<Node>(first: Ref<Node> | undefined, second: Ref<Node> | undefined) {
  return useCallback(
    (node: Node | null) => {
      const cleanups = [assign(first, node), assign(second, node)];
      return () => {
        const [cleanFirst, cleanSecond] = cleanups;
        if (typeof cleanFirst === 'function') cleanFirst();
        else assign(first, null);
        if (typeof cleanSecond === 'function') cleanSecond();
        else assign(second, null);
      };
    },
    [first, second],
  );
}
