export { PicturePicker } from './picture-picker';
