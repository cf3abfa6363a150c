import type { PreviewMessages } from './messages.ko';

export const ne: PreviewMessages = {
  banner: 'यो पूर्वावलोकन हो। केही पनि सुरक्षित हुँदैन।',
  loading: 'कागजात खुल्दै',
  document: 'कागजात',
  smaller: 'सानो पार्नुहोस्',
  larger: 'ठूलो पार्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  failed: 'कागजात खोल्न सकिएन',
  again: 'फेरि प्रयास गर्नुहोस्',
  notThere: 'तपाईं यो कागजात हेर्न सक्नुहुन्न',
  notThereMore: 'यो कागजात छैन, वा तपाईंलाई हेर्ने अनुमति छैन।',
};
