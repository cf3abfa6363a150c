import { seoulDay, seoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, MessageTo } from './contract-words.ts';
import type { Fact } from './letter.ts';

const moment = (at: Date) => `${seoulDay(at)} ${seoulTime(at).slice(11, 16)} (Seoul)`;

const FOOT = ['The link in this message is yours alone. Please do not forward it.'];
const NOTHING_LEFT = 'There is nothing left for you to do.';
const doing = ({ role }: MessageTo) => (role === 'APPROVER' ? 'review' : 'sign');

const document = ({ title, senderName, organizationName }: ContractFacts): Fact[] => [
  ['Document', title],
  ['From', `${senderName}, ${organizationName}`],
];
const deadline = ({ expiresAt }: ContractFacts): Fact => ['Deadline', moment(expiresAt)];
const reason = (term: string, words: string | undefined): Fact[] => (words ? [[term, words]] : []);

export const en: ContractLanguage = {
  greeting: (name) => `Hello ${name},`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `${senderName} writes` : `${senderName} wrote to ${passedOnBy}`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} shares “${title}” with you`,
          preheader: `A document from ${organizationName} for you to read. You need not sign it.`,
          heading: `${organizationName} sent you a document to read`,
          paragraphs: [
            facts.isSealedAtOnce
              ? 'You need not sign it. The finished document follows shortly.'
              : 'You need not sign it. Once everybody has signed, you get the finished document.',
          ],
          facts: document(facts),
          button: 'Read the document',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} asks you to ${doing(to)} “${title}”`,
        preheader: `A document from ${organizationName}. Please ${doing(to)} it by ${moment(facts.expiresAt)}.`,
        heading:
          passedOn === undefined
            ? `${organizationName} asks you to ${doing(to)} a document`
            : `${passedOn} passed a document on to you to ${doing(to)}`,
        paragraphs:
          passedOn === undefined
            ? []
            : [`${organizationName} had sent it to ${passedOn}. Now it is for you, ${to.name}, to ${doing(to)} it.`],
        facts: [...document(facts), ...reason('Passed on by', passedOn), deadline(facts)],
        button: 'Open the document',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `Reminder from ${facts.senderName}: please ${doing(to)} “${facts.title}”`,
      preheader: `${facts.senderName} of ${facts.organizationName} is waiting for you to ${doing(to)}.`,
      heading: `A document still waits for you to ${doing(to)}`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: 'Open the document',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `More time for “${facts.title}”`,
      preheader: `There is time until ${moment(facts.expiresAt)}.`,
      heading: 'There is more time',
      paragraphs: ['Signatures that were given stay as they are.'],
      facts: [...document(facts), ['New deadline', moment(facts.expiresAt)]],
      button: 'Open the document',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `“${facts.title}” was cancelled`,
      preheader: `${facts.organizationName} has taken the document back. ${NOTHING_LEFT}`,
      heading: 'The request was cancelled',
      paragraphs: [],
      facts: [...document(facts), ...reason('Reason', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}” was declined`,
      preheader: `A document from ${facts.organizationName}. ${NOTHING_LEFT}`,
      heading: 'Somebody declined, so this document has ended',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} If you have questions, please ask the sender.`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce ? `${facts.senderName} sent you “${facts.title}”` : `“${facts.title}” is complete`,
      preheader: 'Please keep the finished document and its audit certificate.',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName} sent you a finished document`
        : 'Everybody has signed and the document is sealed',
      paragraphs: ['Please keep the finished document and its audit certificate.'],
      facts: document(facts),
      button: 'See the finished document',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `A copy of “${facts.title}”`,
      preheader: `${name} asked for this copy.`,
      heading: `${name} asked for this copy`,
      paragraphs: facts.isAttached ? ['The document and its audit certificate are attached.'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : 'See the finished document',
      foot: facts.isAttached ? ['If you did not ask for it, please delete this mail.'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `Something in “${facts.title}” has changed`,
      preheader: 'Please look at it and agree. You need not sign again.',
      heading: 'Something has changed since you signed',
      paragraphs: ['Please look at it and agree. You need not sign again.'],
      facts: [...document(facts), ...reason('Why', facts.reason), deadline(facts)],
      button: 'See what has changed',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `Please check what you filled in “${facts.title}”`,
      preheader: `${facts.organizationName} asks you to look at it once more.`,
      heading: `${facts.organizationName} asks you to check what you filled in`,
      paragraphs: [],
      facts: [...document(facts), ...reason('What they ask', facts.reason), deadline(facts)],
      button: 'Open the document',
      foot: FOOT,
    }),
  },
};
