import { isDecided, type LeadStatus } from '~/domain/lead/lead-status';

/** `look` writes nothing: it asks what another stay would cost, for browsers without script. */
export type LeadIntent = 'rooming' | 'look' | 'update' | 'change' | 'discount' | 'withdraw' | 'unask' | 'delete';

/** What an agency may do with a lead where it stands (LEAD-2); the verbs decide again. */
export type LeadOffer = {
	/** Ways on through the property's own forms. */
	book: boolean;
	option: boolean;
	/** Another stay of an interest; needs no confirmation. */
	update: boolean;
	change: boolean;
	/** A price of its own, once a period is chosen that the property has no week for (`isDiscountOffered`). */
	discount: boolean;
	withdraw: boolean;
	delete: boolean;
	rooming: boolean;
};

/** `isFull` is false for lifestyle agents, who save interests only (LEAD-38). */
export function leadOffer(status: LeadStatus, isFull: boolean): LeadOffer {
	const is = (...statuses: LeadStatus[]) => statuses.includes(status);
	return {
		book: isFull && is('interest', 'requestedOption', 'confirmedOption'),
		option: isFull && is('interest'),
		update: is('interest'),
		change: isFull && is('requestedOption', 'confirmedOption', 'requestedBooking', 'confirmedBooking'),
		discount: isFull && is('interest', 'requestedOption', 'confirmedOption'),
		withdraw: isFull && is('requestedOption', 'confirmedOption', 'requestedBooking'),
		delete: is('interest'),
		rooming: !isDecided(status) || status === 'confirmedBooking',
	};
}
