/** The statement from `final-confirmation.ts`, whose version covers all languages. */
export const km = 'ខ្ញុំបានអានខ្លឹមសារទាំងអស់ ហើយយល់ព្រមចុះកិច្ចសន្យាដោយហត្ថលេខាអេឡិចត្រូនិក។';
