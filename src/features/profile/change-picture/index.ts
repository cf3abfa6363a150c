export { ChangePicture } from './ui/change-picture';
