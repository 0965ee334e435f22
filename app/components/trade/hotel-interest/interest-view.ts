import type { ReferenceField } from '~/domain/brand/brand-profile';
import type { CheckedOffer } from '~/domain/selection/check-selection';
import type { FormState } from '../../form/form-state';

/** Loader data of the dialog that saves a selection. */
export type InterestView = {
	period: { checkIn: string; checkOut: string; paymentProfile: string };
	fields: { tls: ReferenceField; cc: ReferenceField; hasMarkup: boolean; hasTier: boolean };
	agency: string;
	showsCommission: boolean;
	/** Options and bookings may be asked for, so that saving may lead on to them. */
	canBook: boolean;
};

export type InterestFormState = FormState<'details'>;

export type InterestAnswer = {
	form: InterestFormState;
	/** Id of the lead that was written. */
	storedId: string | null;
	/** The reason for a refused write: each room as it is now, in the order in which they were sent. */
	changed: CheckedOffer[] | null;
};

/** Names of the fields of the dialog. */
export const INTEREST_FIELDS = [
	'firstName',
	'lastName',
	'tls',
	'cc',
	'cardMemberTier',
	'loyaltyNumber',
	'markup',
	'tolerance',
	'comments',
] as const;

/** Hidden fields that the script fills: the rooms, and the figures that were shown. */
export const ROOMS_FIELD = 'rooms';
export const SHOWN_FIGURES = 'shown';

/** Percents that an agent may let pass. */
export const TOLERANCES = [0, 1, 3, 5, 10] as const;
