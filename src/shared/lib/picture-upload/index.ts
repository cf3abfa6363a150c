export { findPictureProblem, uploadPicture } from './picture-upload';
