export { CommandBar } from './ui/command-bar';
export { CommandButton } from './ui/command-button';
