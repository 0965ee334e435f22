import * as z from 'zod';
import { PAYMENT_METHODS } from '#db/schema/enums';
import type { ErrorKey } from '../../form/field-error';
import { optionalLine, paragraphs, ticked } from '../../form/field-schemas';

/** What an agency asks of a hotel for a saved interest. */
export type RoomsPurpose = 'option' | 'booking';

/** Names of the form's fields that go along; those of a card never do (PRIVACY-4). */
export const ROOMS_REQUEST_FIELDS = [
	'version',
	'seen',
	'paymentMethod',
	'cardToken',
	'comments',
	'disclaimer',
] as const;

/** The fields of `requestRooms`; an option names no way of paying. */
export function requestRoomsSchema(purpose: RoomsPurpose) {
	const method = z.enum(PAYMENT_METHODS, { error: 'paymentMethod' satisfies ErrorKey });
	return z.object({
		paymentMethod: purpose === 'booking' ? method : method.optional(),
		cardToken: optionalLine(80),
		/** For the hotel, such as the hour of arrival. */
		comments: paragraphs(null).optional(),
		...(purpose === 'booking' ? { disclaimer: ticked('disclaimer') } : {}),
	});
}
