export { HistoryPage as Component } from './ui/history-page';
