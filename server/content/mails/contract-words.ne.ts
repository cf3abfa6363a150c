import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const moment = (at: Date) => `${getSeoulDay(at)} ${formatSeoulTime(at).slice(11, 16)} (सियोल समय)`;

const FOOT = ['यो सन्देशको लिङ्क तपाईंका लागि मात्र हो। अरूलाई नपठाउनुहोस्।'];
const NOTHING_LEFT = 'तपाईंले अरू केही गर्नुपर्दैन।';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? 'समीक्षा' : 'हस्ताक्षर');

const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', 'कागजात', title],
  ['SENDER', 'पठाउने', `${senderName}, ${organizationName}`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', 'अन्तिम समय', moment(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const ne: ContractLanguage = {
  formatDeadline: moment,
  nameTask: doing,
  greeting: (name) => `नमस्ते ${name},`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `${senderName} को सन्देश` : `${senderName} ले ${passedOnBy} लाई लेखेको सन्देश`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} ले “${title}” तपाईंलाई पठाउनुभयो`,
          preheader: `${organizationName} ले पढ्नका लागि पठाएको कागजात। तपाईंले हस्ताक्षर गर्नुपर्दैन।`,
          heading: `${organizationName} ले तपाईंलाई पढ्ने कागजात पठायो`,
          paragraphs: [
            facts.isSealedAtOnce
              ? 'तपाईंले हस्ताक्षर गर्नुपर्दैन। पूरा भएको कागजात चाँडै पठाउनेछौं।'
              : 'तपाईंले हस्ताक्षर गर्नुपर्दैन। सबैले हस्ताक्षर गरेपछि पूरा भएको कागजात पठाउनेछौं।',
          ],
          facts: document(facts),
          button: 'कागजात पढ्नुहोस्',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} ले “${title}” मा ${doing(to)} गर्न अनुरोध गर्नुभयो`,
        preheader: `${organizationName} ले पठाएको कागजात। ${moment(facts.expiresAt)} सम्ममा ${doing(to)} गर्नुहोस्।`,
        heading:
          passedOn === undefined
            ? `${organizationName} ले कागजातमा ${doing(to)} गर्न अनुरोध गर्‍यो`
            : `${passedOn} ले तपाईंलाई ${doing(to)} गर्ने जिम्मा दिनुभयो`,
        paragraphs:
          passedOn === undefined
            ? []
            : [
                `यो कागजात ${organizationName} ले ${passedOn} लाई पठाएको हो। अब तपाईं (${to.name}) ले ${doing(to)} गर्नुहुनेछ।`,
              ],
        facts: [...document(facts), ...delegate('जिम्मा दिने', passedOn), deadline(facts)],
        button: 'कागजात खोल्नुहोस्',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `सम्झाउनी: ${facts.senderName} ले पठाएको “${facts.title}” मा ${moment(facts.expiresAt)} सम्ममा ${doing(to)} गर्नुहोस्`,
      preheader: `${facts.organizationName} का ${facts.senderName} तपाईंको ${doing(to)} पर्खिँदै हुनुहुन्छ।`,
      heading: `तपाईंको ${doing(to)} बाँकी भएको कागजात छ`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: 'कागजात खोल्नुहोस्',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `“${facts.title}” को अन्तिम समय थपियो`,
      preheader: `अब ${moment(facts.expiresAt)} सम्म समय छ।`,
      heading: 'अन्तिम समय थपियो',
      paragraphs: ['भइसकेका हस्ताक्षर मान्य रहन्छन्।'],
      facts: [...document(facts), ['DEADLINE', 'नयाँ अन्तिम समय', moment(facts.expiresAt)]],
      button: 'कागजात खोल्नुहोस्',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `“${facts.title}” को हस्ताक्षर अनुरोध रद्द भयो`,
      preheader: `${facts.organizationName} ले कागजात फिर्ता लियो। ${NOTHING_LEFT}`,
      heading: 'हस्ताक्षर अनुरोध रद्द भयो',
      paragraphs: [],
      facts: [...document(facts), ...reason('कारण', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}” अस्वीकार गरियो`,
      preheader: `${facts.organizationName} ले पठाएको कागजात। ${NOTHING_LEFT}`,
      heading: 'कसैले अस्वीकार गरेकाले यो कागजात पूरा हुन सक्दैन',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} प्रश्न भए पठाउनेलाई सम्पर्क गर्नुहोस्।`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce
        ? `${facts.senderName} ले तपाईंलाई “${facts.title}” पठाउनुभयो`
        : `“${facts.title}” मा सबैको हस्ताक्षर पूरा भयो`,
      preheader: 'पूरा भएको कागजात र हस्ताक्षर इतिहास प्रमाणपत्र डाउनलोड गरेर सुरक्षित राख्नुहोस्।',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName} ले पूरा भएको कागजात पठायो`
        : 'सबैले हस्ताक्षर गरे र कागजात सिल गरियो',
      paragraphs: ['पूरा भएको कागजात र हस्ताक्षर इतिहास प्रमाणपत्र डाउनलोड गरेर सुरक्षित राख्नुहोस्।'],
      facts: document(facts),
      button: 'पूरा भएको कागजात हेर्नुहोस्',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `“${facts.title}” को प्रतिलिपि`,
      preheader: `${name} ले यो प्रतिलिपि माग्नुभएको हो।`,
      heading: `${name} ले यो प्रतिलिपि माग्नुभएको हो`,
      paragraphs: facts.isAttached ? ['कागजात र हस्ताक्षर इतिहास प्रमाणपत्र यसैमा संलग्न छन्।'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : 'पूरा भएको कागजात हेर्नुहोस्',
      foot: facts.isAttached ? ['तपाईंले मागेको होइन भने यो इमेल मेट्नुहोस्।'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `“${facts.title}” को विवरण बदलियो। कृपया जाँच्नुहोस्`,
      preheader: 'बदलिएको कुरा हेरेर सहमति दिनुहोस्। फेरि हस्ताक्षर गर्नुपर्दैन।',
      heading: 'तपाईंले हस्ताक्षर गरेपछि केही बदलियो',
      paragraphs: ['बदलिएको कुरा हेरेर सहमति दिनुहोस्। फेरि हस्ताक्षर गर्नुपर्दैन।'],
      facts: [...document(facts), ...reason('कारण', facts.reason), deadline(facts)],
      button: 'बदलिएको कुरा हेर्नुहोस्',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `“${facts.title}” मा भरेको विवरण फेरि जाँच्नुहोस्`,
      preheader: `${facts.organizationName} ले फेरि जाँच्न अनुरोध गर्‍यो।`,
      heading: `${facts.organizationName} ले तपाईंले भरेको विवरण फेरि जाँच्न अनुरोध गर्‍यो`,
      paragraphs: [],
      facts: [...document(facts), ...reason('अनुरोध', facts.reason), deadline(facts)],
      button: 'कागजात खोल्नुहोस्',
      foot: FOOT,
    }),
  },
};
