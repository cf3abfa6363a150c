import { DomainError } from '../../contract/domain-error.ts';
import { isUniqueViolation } from '../named-lists/named-lists.ts';

/** Reports an address or number that another contact has. The unique index notices, even if two calls race. */
export async function rejectExistingContacts<Answer>(write: () => Promise<Answer>) {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new DomainError('CONTACT_EXISTS') : error;
  }
}
