export { pictureProblem, uploadPicture } from './picture-upload';
