/** A translation of the statement in `final-confirmation.ts`. That file's version covers it. */
export const zh = '我已阅读全部内容，并同意以电子签名方式签订合同。';
