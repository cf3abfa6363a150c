export { ReceiptEmail } from './ui/receipt-email';
