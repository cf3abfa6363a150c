/** The same statement as in `final-confirmation.ts`, whose version covers every language. */
export const zh = '我已阅读全部内容，并同意以电子签名方式签订合同。';
