import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import type { File as StoredFile } from '@/entities/file';
import { MAX_CONTRACT_FILES } from '@/shared/config';
import { uploadItemMachine, type UploadItem, type UploadItemInput } from './upload-item.machine';

/** More uploads would only compete for bandwidth, and the browser silently queues excess requests. */
const MAX_AT_ONCE = 2;

type UploadQueueContext = {
  items: readonly UploadItem[];
  refs: Readonly<Record<string, ActorRefFrom<typeof uploadItemMachine>>>;
  /** The number of skipped files in the last selection. */
  leftOut: number;
  nextKey: number;
};
export type UploadQueueEvent =
  | { type: 'files.added'; files: readonly File[] }
  | { type: 'file.replaced'; key: string; file: File }
  | { type: 'item.removed'; key: string }
  | { type: 'item.retried'; key: string }
  | { type: 'item.confirmed'; key: string }
  | { type: 'item.arranged'; key: string; file: StoredFile }
  | { type: 'item.moved'; from: number; to: number }
  | { type: 'item.reported'; item: UploadItem };

const itemOf = ({ key, name, bytes, stored }: UploadItemInput): UploadItem => ({
  key,
  name,
  bytes,
  state: 'waiting',
  share: 0,
  stored,
  problem: null,
  failure: null,
});

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

const isBusy = ({ state }: UploadItem) => state === 'uploading';

/** Each file has its own `uploadItem` machine. At most two upload at a time. */
export const uploadQueueMachine = setup({
  types: {
    input: {} as { files: readonly StoredFile[] },
    context: {} as UploadQueueContext,
    events: {} as UploadQueueEvent,
  },
  actors: { uploadItem: uploadItemMachine },
  actions: {
    add: enqueueActions(({ context, enqueue }, { inputs, at }: { inputs: readonly UploadItemInput[]; at?: number }) => {
      const place = at ?? context.items.length;
      enqueue.assign({
        items: ({ context: { items } }) => [...items.slice(0, place), ...inputs.map(itemOf), ...items.slice(place)],
        nextKey: ({ context: { nextKey } }) => nextKey + inputs.length,
        refs: ({ context: { refs }, spawn }) => ({
          ...refs,
          ...Object.fromEntries(inputs.map((input) => [input.key, spawn('uploadItem', { id: input.key, input })])),
        }),
      });
    }),
    drop: enqueueActions(({ enqueue }, { key }: { key: string }) => {
      enqueue.stopChild(key);
      enqueue.assign({
        items: ({ context }) => context.items.filter((item) => item.key !== key),
        refs: ({ context }) => Object.fromEntries(Object.entries(context.refs).filter(([name]) => name !== key)),
      });
    }),
    startNext: enqueueActions(({ context, enqueue }) => {
      const free = MAX_AT_ONCE - context.items.filter(isBusy).length;
      const waiting = context.items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
      for (const { key } of waiting) {
        const ref = context.refs[key];
        if (ref) enqueue.sendTo(ref, { type: 'start' });
      }
    }),
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input, spawn }) => {
    const inputs = input.files.map(restored);
    return {
      items: inputs.map(itemOf),
      refs: Object.fromEntries(inputs.map((item) => [item.key, spawn('uploadItem', { id: item.key, input: item })])),
      leftOut: 0,
      nextKey: 0,
    };
  },
  initial: 'open',
  states: {
    open: {
      on: {
        'files.added': {
          actions: [
            assign({
              leftOut: ({ context, event }) =>
                Math.max(0, context.items.length + event.files.length - MAX_CONTRACT_FILES),
            }),
            {
              type: 'add',
              params: ({ context, event }) => ({
                inputs: event.files
                  .slice(0, Math.max(0, MAX_CONTRACT_FILES - context.items.length))
                  .map((file, index) => inputOf(file, context.nextKey + index)),
              }),
            },
          ],
        },
        'file.replaced': {
          actions: [
            {
              type: 'add',
              params: ({ context, event }) => ({
                inputs: [inputOf(event.file, context.nextKey)],
                at: context.items.findIndex(({ key }) => key === event.key),
              }),
            },
            { type: 'drop', params: ({ event }) => ({ key: event.key }) },
          ],
        },
        'item.removed': {
          actions: [{ type: 'drop', params: ({ event }) => ({ key: event.key }) }, assign({ leftOut: 0 }), 'startNext'],
        },
        'item.retried': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const ref = context.refs[event.key];
            if (ref) enqueue.sendTo(ref, { type: 'retry' });
          }),
        },
        'item.confirmed': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const ref = context.refs[event.key];
            if (ref) enqueue.sendTo(ref, { type: 'confirm' });
          }),
        },
        'item.arranged': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const ref = context.refs[event.key];
            if (ref) enqueue.sendTo(ref, { type: 'arranged', file: event.file });
          }),
        },
        'item.moved': {
          actions: assign({ items: ({ context, event }) => moveItem(context.items, event.from, event.to) }),
        },
        // New items report that they are waiting, so this also starts their uploads.
        'item.reported': {
          actions: [
            assign({
              items: ({ context, event }) =>
                context.items.map((item) => (item.key === event.item.key ? event.item : item)),
            }),
            'startNext',
          ],
        },
      },
    },
  },
});

const inputOf = (file: File, number: number): UploadItemInput => ({
  key: `new-${number}`,
  name: file.name.normalize('NFC'),
  bytes: file.size,
  source: file,
  stored: null,
});

const restored = (stored: StoredFile): UploadItemInput => ({
  key: stored.fileId,
  name: stored.name,
  bytes: stored.bytes,
  source: null,
  stored,
});
