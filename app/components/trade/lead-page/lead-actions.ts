import { isDecided, type LeadStatus } from '~/domain/lead/lead-status';
import { isChangeOffered } from '~/domain/lead/requested-stay';

/** `look` writes nothing: it returns the price of another stay, for browsers without script. */
export type LeadIntent =
	| 'rooming'
	| 'look'
	| 'update'
	| 'change'
	| 'discount'
	| 'withdraw'
	| 'unask'
	| 'delete'
	| 'watch'
	| 'unwatch';

/** The actions that an agency has on a lead in its current state (LEAD-2); the verbs check again. */
export type LeadOffer = {
	/** Ways on through the property's own forms. */
	book: boolean;
	option: boolean;
	/** Another stay of an interest; needs no confirmation. */
	update: boolean;
	/** Other rooms, rates, guests or dates of a hotel's lead: an interest is changed at once, for the others the hotel is asked as a rule (LEAD-50). */
	rooms: 'change' | 'ask' | null;
	change: boolean;
	/** A requested price, once a period is selected that is no week of the property (`isDiscountOffered`). */
	discount: boolean;
	withdraw: boolean;
	delete: boolean;
	rooming: boolean;
};

/** `isFull` is false for lifestyle agents, who save interests only (LEAD-38); rooms of a hotel have no weeks to ask another stay of. */
export function leadOffer(status: LeadStatus, isFull: boolean, isHotel = false): LeadOffer {
	const is = (...statuses: LeadStatus[]) => statuses.includes(status);
	return {
		book: isFull && is('interest', 'requestedOption', 'confirmedOption'),
		option: isFull && is('interest'),
		update: !isHotel && is('interest'),
		rooms: !isHotel ? null : is('interest') ? 'change' : isFull && isChangeOffered(status) ? 'ask' : null,
		change: isFull && !isHotel && is('requestedOption', 'confirmedOption', 'requestedBooking', 'confirmedBooking'),
		discount: isFull && !isHotel && is('interest', 'requestedOption', 'confirmedOption'),
		withdraw:
			isFull && (is('requestedOption', 'confirmedOption', 'requestedBooking') || (isHotel && is('confirmedBooking'))),
		delete: is('interest'),
		rooming: !isDecided(status) || status === 'confirmedBooking',
	};
}
