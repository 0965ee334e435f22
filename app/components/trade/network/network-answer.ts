import type { NewHotelErrors } from '~/domain/hotel/network/read-new-hotel';
import type { Outcome } from '../page/outcome';

/** The result of a form of the page, and its field errors. */
export type NetworkAnswer = { outcome: Outcome; errors: NewHotelErrors };

/** Name of the form of a new invitation among the rows of the page. */
export const NEW_ROW = 'new';
