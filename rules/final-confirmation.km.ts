/** A translation of the statement in `final-confirmation.ts`. That file's version covers it. */
export const km = 'ខ្ញុំបានអានខ្លឹមសារទាំងអស់ ហើយយល់ព្រមចុះកិច្ចសន្យាដោយហត្ថលេខាអេឡិចត្រូនិក។';
