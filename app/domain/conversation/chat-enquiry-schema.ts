import * as z from 'zod';
import { CARD_MEMBER_TIERS } from '#db/schema/enums';
import type { BrandProfile } from '../brand/brand-profile';
import { maskCardNumbers } from '../card/mask-card-numbers';
import type { ErrorKey } from '../form/field-error';
import { line } from '../form/field-schemas';
import { LEAD_LIMITS } from '../lead/lead-limits';
import { referenceSchema } from '../lead/lead-schema';
import { MESSAGE_LENGTH } from './conversation-limits';

/** Text of a message: line breaks stay, other control characters go, of card numbers the last digits stay. */
export const messageText = z
	.string({ error: 'chatMessage' satisfies ErrorKey })
	.max(MESSAGE_LENGTH, 'textTooLong' satisfies ErrorKey)
	.transform((text) =>
		maskCardNumbers(
			text
				.replace(/\r\n?/g, '\n')
				.replace(/[^\P{Cc}\n\t]/gu, '')
				.trim(),
		),
	);

/** The chat enquiry of an agent (AGENCY-26), without the hotel. */
export function chatEnquirySchema(brand: Pick<BrandProfile, 'bookingReference' | 'clientReference'>) {
	return z.object({
		clientFirstName: line(LEAD_LIMITS.firstName, 'clientFirstName'),
		clientLastName: line(LEAD_LIMITS.lastName, 'clientLastName'),
		/** The tier of the client's card; `false`, null and '' are none. */
		amexCardMember: z
			.union([z.enum(CARD_MEMBER_TIERS), z.literal(''), z.literal(false), z.null()], {
				error: 'invalid' satisfies ErrorKey,
			})
			.optional()
			.transform((tier) => tier || null),
		tls: referenceSchema({ ...brand.bookingReference, isRequired: false }, 'bookingReference'),
		cc: referenceSchema({ ...brand.clientReference, isRequired: false }, 'clientReference'),
		messageText: messageText.refine((text) => text.length > 0, 'chatMessage' satisfies ErrorKey),
	});
}
