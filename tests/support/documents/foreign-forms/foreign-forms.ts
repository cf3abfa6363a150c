import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { FOREIGN_FORM_SCHEMA } from './schema.ts';

/** Points from the top left of the displayed page: x, y, width, height. */
export type Rect = [number, number, number, number];

export type ForeignBlank = {
  page: number;
  rect: Rect;
  /** Acceptable kinds, the best one first. */
  kinds: string[];
  /** Null if the form doesn't say who fills in the blank. */
  party: string | null;
  /** Acceptable names, the best one first. */
  labels: string[];
  /** If false, leaving the blank out counts neither as missed nor as wrong. */
  required: boolean;
  /** Shared by boxes that exclude each other. */
  group: string | null;
  /** The text next to this box of a group. */
  choice: string | null;
  consent: boolean;
  /** The gaps of a date that is written into 년 월 일, in order. */
  gaps: Rect[];
};

export type ForeignForm = {
  /** The real form on which this one is modelled. */
  after: string;
  made: 'CHROMIUM' | 'LIBREOFFICE' | 'HANGUL';
  set:
    | 'TWELVE'
    | 'THREE'
    | 'SIX'
    | 'FIVE'
    | 'NEXT_SIX'
    | 'LATEST_SIX'
    | 'FRESH_SIX'
    | 'OFFICE_SIX'
    | 'CITIZEN_SIX'
    | 'MIXED_SIX'
    | 'COMMON_SIX'
    | 'LAST_THREE'
    | 'EVERYDAY_THREE'
    | 'WEEKDAY_THREE'
    | 'MONTHLY_THREE';
  parties: { key: string; names: string[] }[];
  blanks: ForeignBlank[];
};

/** The file of each form as a user would upload it. */
export const TWELVE = [
  'business-report.pdf',
  'consent-members.pdf',
  'construction-subcontract.pdf',
  'field-study.hwpx',
  'guardian-consent.pdf',
  'labour-daily-construction.hwpx',
  'labour-part-time.pdf',
  'lecture-service.hwpx',
  'loan-note.pdf',
  'mandate.hwp',
  'security-pledge.pdf',
  'shop-lease.pdf',
] as const;
export const THREE = ['academy-enrolment.pdf', 'dormitory.hwpx', 'parking-landscape.pdf'] as const;
export const SIX = [
  'artist-exclusive.pdf',
  'car-sale.pdf',
  'credit-consent.pdf',
  'field-training.hwpx',
  'freight-consignment.hwp',
  'surgery-consent.pdf',
] as const;
export const FIVE = [
  'after-school.hwp',
  'brokered-lease.pdf',
  'freelance-service.pdf',
  'gym-membership.pdf',
  'trademark-license.hwpx',
] as const;
export const NEXT_SIX = [
  'data-request.pdf',
  'direct-payment.pdf',
  'facility-use.pdf',
  'goods-supply.hwpx',
  'home-consent.hwpx',
  'severance-interim.pdf',
] as const;
export const LATEST_SIX = [
  'care-service.hwpx',
  'food-allergy.hwp',
  'health-questionnaire.pdf',
  'insurance-claim.pdf',
  'interior-works.pdf',
  'partnership.pdf',
] as const;
export const FRESH_SIX = [
  'car-rental.pdf',
  'course-application.hwp',
  'debt-pledge.pdf',
  'handover.hwpx',
  'share-transfer.pdf',
  'subscription-debit.pdf',
] as const;
export const OFFICE_SIX = [
  'data-processing.pdf',
  'parental-leave.pdf',
  'probation-contract.pdf',
  'purchase-order.hwpx',
  'remote-work.hwp',
  'vendor-registration.pdf',
] as const;
export const CITIZEN_SIX = [
  'hospital-admission.pdf',
  'mobile-subscription.pdf',
  'moving-contract.pdf',
  'postnatal-care.hwpx',
  'taekwondo-entry.hwp',
  'vaccination-screening.pdf',
] as const;
export const MIXED_SIX = [
  'asset-carry-out.hwpx',
  'business-trip.pdf',
  'camp-consent.hwp',
  'household-view.pdf',
  'pet-surgery.pdf',
  'sales-agency.pdf',
] as const;
export const COMMON_SIX = [
  'corporate-mandate.hwp',
  'home-lease.pdf',
  'outsourcing-contract.pdf',
  'privacy-consent.hwpx',
  'resignation-pledge.pdf',
  'salary-contract.pdf',
] as const;
export const LAST_THREE = ['company-nda.pdf', 'defect-repair.hwpx', 'donation-pledge.pdf'] as const;
export const EVERYDAY_THREE = ['academy-teacher.hwp', 'climbing-consent.pdf', 'goods-sale.pdf'] as const;
export const WEEKDAY_THREE = ['annual-leave.hwpx', 'copier-rental.pdf', 'portrait-consent.pdf'] as const;
export const MONTHLY_THREE = ['consignment-sale.pdf', 'employment-certificate.hwp', 'hall-rental.pdf'] as const;

const isForm = new Ajv2020().compile<ForeignForm>(FOREIGN_FORM_SCHEMA);

/** Throws an error that names what differs from the schema. */
export function parseForeignForm(text: string): ForeignForm {
  const form: unknown = JSON.parse(text);
  if (!isForm(form)) throw new Error(JSON.stringify(isForm.errors));
  for (const { party, group, choice, kinds, labels } of form.blanks) {
    const isKnown = party === null || form.parties.some(({ key }) => key === party);
    if (!isKnown) throw new Error(`${labels.join()}: ${party} is no party of this form.`);
    const isRadio = kinds.includes('RADIO');
    if (isRadio !== (group !== null) || isRadio !== (choice !== null)) {
      throw new Error(`${labels.join()}: a choice, and nothing else, has a group and its words.`);
    }
    const others = form.blanks.filter((blank) => blank.group !== null && blank.group === group);
    if (isRadio && others.length < 2) throw new Error(`${labels.join()}: ${group} has only one box.`);
  }
  return form;
}

export async function readForeignForm(file: string): Promise<{ upload: Buffer; form: ForeignForm }> {
  const place = path.join(import.meta.dirname, file);
  const [upload, text] = await Promise.all([readFile(place), readFile(`${place.replace(/\.\w+$/u, '')}.json`, 'utf8')]);
  return { upload, form: parseForeignForm(text) };
}
