export { Rehearsal } from './ui/rehearsal';
