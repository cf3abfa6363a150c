import type { Messages } from './messages.ko';

export const ne: Messages = {
  modes: { ink: 'कलम', highlight: 'हाइलाइटर', stamp: 'तस्बिर छाप' },
  drawn: { INK: 'कलमले कोरेको', HIGHLIGHT: 'हाइलाइट', STAMP: 'तस्बिर छाप' },
  drawnOn: (page) => `पृष्ठ ${page} मा कोरिएका`,
  colors: { black: 'कालो', blue: 'निलो', red: 'रातो', yellow: 'पहेँलो', green: 'हरियो', pink: 'गुलाबी' },
  widths: { thin: 'पातलो', usual: 'मध्यम', thick: 'मोटो' },
  undo: 'पहिलेजस्तै पार्नुहोस्',
  nothingToUndo: 'पहिलेजस्तै पार्नुपर्ने केही छैन',
  redo: 'फेरि गर्नुहोस्',
  nothingToRedo: 'फेरि गर्नुपर्ने केही छैन',
  remove: 'कोरेको मेट्नुहोस्',
  nothingChosen: 'पहिले मेट्ने कुरा छान्नुहोस्',
  choosePicture: 'तस्बिर छान्नुहोस्',
  pictureFile: 'छापका लागि तस्बिर',
  adding: 'हाल्दै',
  noWords: 'यो पृष्ठका अक्षर पढ्न सकिएन',
  failures: {
    FULL: (max) => `अब थप कोर्न सकिँदैन। बढीमा ${max} वटा कोर्न सकिन्छ।`,
    NOT_A_PICTURE: 'तस्बिर मात्र हाल्न सकिन्छ',
    TOO_LARGE: 'तस्बिर 10 MB भन्दा सानो हुनुपर्छ',
    UNREADABLE: 'यो तस्बिर पढ्न सकिँदैन',
  },
};
