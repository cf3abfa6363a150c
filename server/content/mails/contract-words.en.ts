import { getSeoulDay, formatSeoulTime } from '../../../rules/dates.ts';
import type { ContractFacts, ContractLanguage, ContractLine, MessageRecipient } from './contract-words.ts';

const moment = (at: Date) => `${getSeoulDay(at)} ${formatSeoulTime(at).slice(11, 16)} (Seoul)`;

const FOOT = ['The link in this message is only for you. Don’t forward it.'];
const NOTHING_LEFT = 'You don’t need to do anything else.';
const doing = ({ role }: MessageRecipient) => (role === 'APPROVER' ? 'review' : 'sign');

const document = ({ title, senderName, organizationName }: ContractFacts): ContractLine[] => [
  ['DOCUMENT', 'Document', title],
  ['SENDER', 'From', `${senderName}, ${organizationName}`],
];
const deadline = ({ expiresAt }: ContractFacts): ContractLine => ['DEADLINE', 'Deadline', moment(expiresAt)];
const reason = (term: string, words: string | undefined): ContractLine[] => (words ? [['REASON', term, words]] : []);
const delegate = (term: string, words: string | undefined): ContractLine[] =>
  words ? [['DELEGATED_BY', term, words]] : [];

export const en: ContractLanguage = {
  formatDeadline: moment,
  nameTask: doing,
  greeting: (name) => `Hello ${name},`,
  quoteFrom: ({ senderName }, { passedOnBy }) =>
    passedOnBy === undefined ? `${senderName} wrote` : `${senderName} wrote to ${passedOnBy}`,
  says: {
    SIGN_REQUEST: (facts, to) => {
      const { title, organizationName, senderName } = facts;
      if (to.role === 'VIEWER')
        return {
          subject: `${senderName} shared “${title}” with you`,
          preheader: `A document from ${organizationName} for you to read. You don’t need to sign it.`,
          heading: `${organizationName} sent you a document to read`,
          paragraphs: [
            facts.isSealedAtOnce
              ? 'You don’t need to sign it. We’ll send you the completed document shortly.'
              : 'You don’t need to sign it. We’ll send you the completed document once everybody has signed.',
          ],
          facts: document(facts),
          button: 'Read document',
          foot: FOOT,
        };
      const passedOn = to.passedOnBy;
      return {
        subject: `${senderName} asked you to ${doing(to)} “${title}”`,
        preheader: `A document from ${organizationName}. Please ${doing(to)} it by ${moment(facts.expiresAt)}.`,
        heading:
          passedOn === undefined
            ? `${organizationName} asked you to ${doing(to)} a document`
            : `${passedOn} asked you to ${doing(to)} a document`,
        paragraphs:
          passedOn === undefined
            ? []
            : [`${organizationName} sent it to ${passedOn}, who chose you, ${to.name}, to ${doing(to)} it instead.`],
        facts: [...document(facts), ...delegate('Delegated by', passedOn), deadline(facts)],
        button: 'Open document',
        foot: FOOT,
      };
    },
    SIGN_REMINDER: (facts, to) => ({
      subject: `Reminder from ${facts.senderName}: please ${doing(to)} “${facts.title}” by ${moment(facts.expiresAt)}`,
      preheader: `${facts.senderName} of ${facts.organizationName} is waiting for you to ${doing(to)}.`,
      heading: `You still have a document to ${doing(to)}`,
      paragraphs: [],
      facts: [...document(facts), deadline(facts)],
      button: 'Open document',
      foot: FOOT,
    }),
    SIGN_EXTENDED: (facts) => ({
      subject: `The deadline for “${facts.title}” was extended`,
      preheader: `You now have until ${moment(facts.expiresAt)}.`,
      heading: 'The deadline was extended',
      paragraphs: ['Existing signatures remain valid.'],
      facts: [...document(facts), ['DEADLINE', 'New deadline', moment(facts.expiresAt)]],
      button: 'Open document',
      foot: FOOT,
    }),
    SIGN_CANCELLED: (facts) => ({
      subject: `“${facts.title}” was cancelled`,
      preheader: `${facts.organizationName} has withdrawn the document. ${NOTHING_LEFT}`,
      heading: 'The signature request was cancelled',
      paragraphs: [],
      facts: [...document(facts), ...reason('Reason', facts.reason)],
      button: null,
      foot: [NOTHING_LEFT],
    }),
    SIGN_DECLINED: (facts) => ({
      subject: `“${facts.title}” was declined`,
      preheader: `A document from ${facts.organizationName}. ${NOTHING_LEFT}`,
      heading: 'Somebody declined, so this document can no longer be completed',
      paragraphs: [],
      facts: document(facts),
      button: null,
      foot: [`${NOTHING_LEFT} If you have questions, contact the sender.`],
    }),
    SIGN_COMPLETED: (facts) => ({
      subject: facts.isSealedAtOnce ? `${facts.senderName} sent you “${facts.title}”` : `“${facts.title}” is complete`,
      preheader: 'Keep the completed document and its audit certificate in a safe place.',
      heading: facts.isSealedAtOnce
        ? `${facts.organizationName} sent you a completed document`
        : 'Everybody has signed and the document is sealed',
      paragraphs: ['Keep the completed document and its audit certificate in a safe place.'],
      facts: document(facts),
      button: 'View completed document',
      foot: FOOT,
    }),
    COPY_ASKED: (facts, { name }) => ({
      subject: `A copy of “${facts.title}”`,
      preheader: `${name} requested this copy.`,
      heading: `${name} requested this copy`,
      paragraphs: facts.isAttached ? ['The document and its audit certificate are attached.'] : [],
      facts: document(facts),
      button: facts.isAttached ? null : 'View completed document',
      foot: facts.isAttached ? ['If you didn’t request it, delete this email.'] : FOOT,
    }),
    VALUE_CHANGED: (facts) => ({
      subject: `“${facts.title}” has changed`,
      preheader: 'Review the change and agree to it. You don’t need to sign again.',
      heading: 'Something has changed since you signed',
      paragraphs: ['Review the change and agree to it. You don’t need to sign again.'],
      facts: [...document(facts), ...reason('Reason', facts.reason), deadline(facts)],
      button: 'Review the change',
      foot: FOOT,
    }),
    VALUE_REQUEST: (facts) => ({
      subject: `Review your answers in “${facts.title}”`,
      preheader: `${facts.organizationName} asked you to review them again.`,
      heading: `${facts.organizationName} asked you to review your answers`,
      paragraphs: [],
      facts: [...document(facts), ...reason('Their request', facts.reason), deadline(facts)],
      button: 'Open document',
      foot: FOOT,
    }),
  },
};
