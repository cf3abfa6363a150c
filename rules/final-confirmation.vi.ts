/** A translation of the statement in `final-confirmation.ts`. That file's version covers it. */
export const vi = 'Tôi đã đọc toàn bộ nội dung và đồng ý giao kết hợp đồng bằng chữ ký điện tử.';
