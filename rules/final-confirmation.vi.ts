/** The statement from `final-confirmation.ts`, whose version covers all languages. */
export const vi = 'Tôi đã đọc toàn bộ nội dung và đồng ý giao kết hợp đồng bằng chữ ký điện tử.';
