export { VisitorPage as Component } from './ui/visitor-page';
