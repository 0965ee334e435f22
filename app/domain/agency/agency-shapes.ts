import * as z from 'zod';
import { AGENCY_VERIFICATIONS, CORPORATE_THEMES, PROGRAM_MEMBERSHIP_STATUSES, USER_ROLES } from '#db/schema/enums';

export const userShape = z
	.object({
		_id: z.string(),
		email: z.string(),
		firstName: z.string().nullable(),
		lastName: z.string().nullable(),
		displayName: z.string(),
		role: z.enum(USER_ROLES),
		travelAgencyId: z.string().nullable(),
		company: z.string().nullable(),
		hasHotelAccess: z.boolean(),
		hotelId: z.string().nullable(),
	})
	.meta({ id: 'User' });

export const membershipShape = z.object({ programId: z.string(), status: z.enum(PROGRAM_MEMBERSHIP_STATUSES) });

export const agencyShape = z
	.object({
		_id: z.string(),
		name: z.string(),
		verification: z.enum(AGENCY_VERIFICATIONS),
		autoInviteEmailDomain: z.string().nullable(),
		programMemberships: z.array(membershipShape),
		corporateDesign: z
			.object({
				colors: z.object({
					main: z.string().nullable(),
					accentOnMain: z.string().nullable(),
					invertedFont: z.string().nullable().describe('Worked out of the main colour.'),
				}),
				logoUrl: z.string().nullable(),
				theme: z.enum(CORPORATE_THEMES).nullable(),
			})
			.nullable(),
		bankAccount: z
			.object({ currency: z.string() })
			.catchall(z.string())
			.nullable()
			.describe('Masked; null for everybody but supervisors and admins.'),
	})
	.meta({ id: 'TravelAgency' });

/** A colour as `#rgb`, `#rrggbb` or `rgb(r, g, b)`; null takes it back to the brand's own. */
const colorText = z.string().max(40).nullable();

/** One of the two. */
export const agencyPatchShape = z.union([
	z.strictObject({
		corporateDesign: z.strictObject({
			colors: z.strictObject({ main: colorText, accentOnMain: colorText.optional() }),
			theme: z.enum(CORPORATE_THEMES).nullable().optional(),
			logoUrl: z.null().optional().describe('Null takes the logo away; a new one is uploaded in the brand studio.'),
		}),
	}),
	z.strictObject({
		bankAccount: z
			.object({
				currency: z.string().max(3),
				alternative: z.string().max(40).optional().describe('Key of an alternative; left out, the first one.'),
			})
			.catchall(z.string().max(1000)),
	}),
]);

export const newAgencyShape = z.strictObject({
	name: z.string().max(1000),
	autoInviteEmailDomain: z.string().max(260).nullable().optional(),
	programMemberships: z
		.array(
			z.strictObject({
				programId: z.string().max(100),
				status: z.string().optional().describe('Whatever it says, a membership begins as `claimedByAgency`.'),
			}),
		)
		.max(20)
		.optional(),
	referrerName: z.string().max(1000).nullable().optional(),
});

export const agencyWrittenShape = z.object({ _id: z.string(), verification: z.enum(AGENCY_VERIFICATIONS) });

export const namesShape = z.strictObject({
	firstName: z.string().max(1000),
	lastName: z.string().max(1000).optional(),
});

export const userNamesShape = z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() });
