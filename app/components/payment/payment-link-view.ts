import type { RequestedInstalment } from '~/domain/payment/payment-request';
import type { TransferCode } from '~/domain/payment/transfer-code';
import type { StoredPicture } from '~/domain/picture/stored-picture';
import type { ServiceLevel } from '~/domain/stay/service-level';

/** Whom a client asks about a payment. */
export type PaymentContact = { name: string; agency: string | null; email: string; phone: string | null };

/** What the page of a payment link shows: of a link that has ended or was withdrawn, whom to ask and nothing else. */
export type PaymentLinkView =
	| { state: 'withdrawn'; withdrawnOn: string; contact: PaymentContact }
	| { state: 'ended'; contact: PaymentContact }
	| OpenPaymentView;

export type OpenPaymentView = {
	state: 'open' | 'partlyPaid' | 'overdue' | 'paid' | 'settled' | 'none';
	kind: RequestedInstalment['kind'] | null;
	/** Name of the service where it asks for one. */
	service: string | null;
	currency: string;
	askedMinor: number;
	receivedMinor: number;
	openMinor: number;
	totalMinor: number;
	paidMinor: number;
	dueDate: string | null;
	/** Until then on the property's calendar; below 0 once it is over. */
	daysLeft: number | null;
	/** Of what is asked for, once it is paid. */
	paidOn: string | null;
	/** Of the whole booking. */
	lastPaidOn: string | null;
	next: { minor: number; dueDate: string } | null;
	property: string;
	place: string | null;
	checkIn: string;
	checkOut: string;
	serviceLevel: ServiceLevel | null;
	client: string;
	bookingNumber: string | null;
	isCancelled: boolean;
	picture: StoredPicture | null;
	contact: PaymentContact;
	/** Null where nothing is open, or the brand has no account. */
	transfer: PaymentTransfer | null;
	/** Paying by card; null where it is not offered, or nothing is open. */
	card: PaymentCard | null;
	path: string;
	/** What was issued of the booking, the earliest first. */
	papers: readonly { id: string; kind: 'invoice' | 'receipt'; number: string; service: string | null }[];
};

/** Offered, or under way since and until a time of day at the property; `isHere`: begun from this link, so that it goes on from here. */
export type PaymentCard = { isUnderWay: false } | { isUnderWay: true; isHere: boolean; since: string; until: string };

/** Why the provider's page did not open, or a card payment was not left. */
export type PaymentCardError = 'failed' | 'limited' | 'changed' | 'under-way' | 'paid-meanwhile';

export type PaymentTransfer = {
	holder: string;
	iban: string;
	/** In groups, as they are read and typed. */
	spacedIban: string;
	spacedReference: string | null;
	bic: string | null;
	bank: string | null;
	reference: string | null;
	code: Omit<TransferCode, 'payload'> | null;
	/** Of a Swiss bill: where it is as a PDF. */
	billPath: string | null;
};
