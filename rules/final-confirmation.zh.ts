/** The statement from `final-confirmation.ts`, whose version covers all languages. */
export const zh = '我已阅读全部内容，并同意以电子签名方式签订合同。';
