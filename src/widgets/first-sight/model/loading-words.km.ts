export const km = 'កំពុងផ្ទុកឯកសារ';
