import type { Messages } from './messages.ko';

export const en: Messages = {
  modes: { ink: 'Pen', highlight: 'Highlighter', stamp: 'Picture stamp' },
  drawn: { INK: 'Drawn with the pen', HIGHLIGHT: 'Highlight', STAMP: 'Picture stamp' },
  drawnOn: (page) => `Drawn on page ${page}`,
  colors: { black: 'Black', blue: 'Blue', red: 'Red', yellow: 'Yellow', green: 'Green', pink: 'Pink' },
  widths: { thin: 'Thin', usual: 'Medium', thick: 'Thick' },
  undo: 'Undo',
  nothingToUndo: 'There is nothing to undo',
  redo: 'Redo',
  nothingToRedo: 'There is nothing to redo',
  remove: 'Remove what was drawn',
  nothingChosen: 'Choose what to remove first',
  choosePicture: 'Choose a picture',
  pictureFile: 'Picture for the stamp',
  adding: 'Adding',
  noWords: 'The text of this page could not be read',
  failures: {
    FULL: (most) => `There is no room for more. You can draw up to ${most} things.`,
    NOT_A_PICTURE: 'Only pictures can be added',
    TOO_LARGE: 'Only pictures smaller than 10 MB can be added',
    UNREADABLE: 'This picture cannot be read',
  },
};
