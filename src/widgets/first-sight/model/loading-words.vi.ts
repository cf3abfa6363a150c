export const vi = 'Đang tải tài liệu';
