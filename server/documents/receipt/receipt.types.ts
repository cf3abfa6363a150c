export type ReceiptFacts = {
  orderId: string;
  orderName: string;
  buyer: { name: string; businessNumber: string | null };
  seller: { name: string; representative: string; businessNumber: string; address: string; phone: string };
  paidAt: Date;
  period: { from: string; to: string } | null;
  card: string;
  approveNo: string;
  supplied: number;
  vat: number;
  amount: number;
  refunded: number;
};
