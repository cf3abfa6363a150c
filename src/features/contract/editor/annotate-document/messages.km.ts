import type { Messages } from './messages.ko';

export const km: Messages = {
  modes: { ink: 'ប៊ិច', highlight: 'ប៊ិចគូសពណ៌', stamp: 'ត្រារូបភាព' },
  drawn: { INK: 'គំនូរដោយប៊ិច', HIGHLIGHT: 'កន្លែងគូសពណ៌', STAMP: 'ត្រារូបភាព' },
  drawnOn: (page) => `គំនូរលើទំព័រ ${page}`,
  colors: { black: 'ខ្មៅ', blue: 'ខៀវ', red: 'ក្រហម', yellow: 'លឿង', green: 'បៃតង', pink: 'ផ្កាឈូក' },
  widths: { thin: 'ស្ដើង', usual: 'មធ្យម', thick: 'ក្រាស់' },
  undo: 'មិនធ្វើវិញ',
  nothingToUndo: 'គ្មានអ្វីត្រូវមិនធ្វើវិញ',
  redo: 'ធ្វើឡើងវិញ',
  nothingToRedo: 'គ្មានអ្វីត្រូវធ្វើឡើងវិញ',
  remove: 'លុបគំនូរ',
  nothingChosen: 'សូមជ្រើសគំនូរជាមុនសិន',
  choosePicture: 'ជ្រើសរូបភាព',
  pictureFile: 'រូបភាពសម្រាប់ត្រា',
  adding: 'កំពុងដាក់',
  noWords: 'មិនអាចអានអក្សរលើទំព័រនេះបានទេ',
  failures: {
    FULL: (max) => `មិនអាចគូរបន្ថែមបានទេ។ ចំនួនកំណត់គឺ ${max}។`,
    NOT_A_PICTURE: 'អាចដាក់បានតែរូបភាព',
    TOO_LARGE: 'រូបភាពត្រូវតូចជាង 10 MB',
    UNREADABLE: 'មិនអាចអានរូបភាពនេះបានទេ',
  },
};
