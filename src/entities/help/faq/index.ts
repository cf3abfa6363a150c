export { faqQueries } from './api/faq';
export { loadFaqs, type FaqGroup } from './api/load-faqs';
export { countQuestions, findQuestions } from './model/find-questions';
