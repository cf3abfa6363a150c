export const TEMPLATE_STEPS = [{ label: '파일 올리기' }, { label: '역할과 칸 놓기' }];
