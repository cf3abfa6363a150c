import type { Messages } from './messages.ko';

export const en: Messages = {
  modes: { ink: 'Pen', highlight: 'Highlighter', stamp: 'Image stamp' },
  drawn: { INK: 'Pen drawing', HIGHLIGHT: 'Highlight', STAMP: 'Image stamp' },
  drawnOn: (page) => `Drawings on page ${page}`,
  colors: { black: 'Black', blue: 'Blue', red: 'Red', yellow: 'Yellow', green: 'Green', pink: 'Pink' },
  widths: { thin: 'Thin', usual: 'Medium', thick: 'Thick' },
  undo: 'Undo',
  nothingToUndo: 'Nothing to undo',
  redo: 'Redo',
  nothingToRedo: 'Nothing to redo',
  remove: 'Delete drawing',
  nothingChosen: 'Select a drawing first',
  choosePicture: 'Choose an image',
  pictureFile: 'Image for the stamp',
  adding: 'Adding',
  noWords: 'We couldn’t read the text on this page',
  failures: {
    FULL: (max) => `You can’t add any more drawings. The limit is ${max}.`,
    NOT_A_PICTURE: 'Only images can be added',
    TOO_LARGE: 'Images must be smaller than 10 MB',
    UNREADABLE: 'This image can’t be read',
  },
};
