export { SavedViews } from './ui/saved-views';
