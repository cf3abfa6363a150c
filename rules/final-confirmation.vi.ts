/** The same statement as in `final-confirmation.ts`, whose version covers every language. */
export const vi = 'Tôi đã đọc toàn bộ nội dung và đồng ý giao kết hợp đồng bằng chữ ký điện tử.';
