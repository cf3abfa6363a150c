export { PicturePicker, type PicturePickerProps } from './picture-picker';
