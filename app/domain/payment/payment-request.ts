import { addDays, plainDate } from '../date/plain-date';
import type { InstalmentWords } from './instalment-plan';
import { DUE_DAYS, openMinor } from './instalment-state';

/** An instalment as far as it matters to what is asked for. */
export type RequestedInstalment = {
	/** From 1, in the order of the days. */
	position: number;
	kind: InstalmentWords;
	dueDate: string;
	minor: number;
	receivedMinor: number;
	waivedMinor: number;
};

/** `settled`: nothing is open though nothing came in; `none`: the booking owes nothing. */
export type RequestState = 'open' | 'partlyPaid' | 'overdue' | 'paid' | 'settled' | 'none';

/** What a payment link asks for on a day; minor units. */
export type PaymentRequest = {
	state: RequestState;
	/** Null where it asks for several at once, or for nothing. */
	kind: RequestedInstalment['kind'] | null;
	/** Of the reference: the instalment's position, 0 where it asks for several. */
	part: number;
	/** The earliest day of what it asks for; null for nothing. */
	dueDate: string | null;
	/** What it asks for without what was let go, what came of that, and what is open. */
	askedMinor: number;
	receivedMinor: number;
	openMinor: number;
	/** Of the whole booking. */
	totalMinor: number;
	paidMinor: number;
	/** What has to come in for the booking until all of it is paid: it and the instalments before it. */
	neededMinor: number;
	/** What is due next beyond what it asks for; null where nothing is. */
	next: { minor: number; dueDate: string } | null;
};

/**
 * What a link asks for (MONEY-7): its instalment, or where it is for the whole booking (`position` null) all that is due, else what is due next,
 * and once all is paid everything.
 */
export function paymentRequest(
	instalments: readonly RequestedInstalment[],
	position: number | null,
	today: string,
): PaymentRequest {
	const asked = position === null ? askedOfBooking(instalments, today) : instalments.filter(isAt(position));
	const sum = (of: readonly RequestedInstalment[], amount: (each: RequestedInstalment) => number) =>
		of.reduce((total, each) => total + amount(each), 0);
	const [first] = asked;
	const isOne = asked.length === 1;
	const open = sum(asked, openMinor);
	const received = sum(asked, ({ receivedMinor }) => receivedMinor);
	const [next] = instalments.filter((each) => openMinor(each) > 0 && !asked.includes(each));
	const dueDate = first?.dueDate ?? null;
	return {
		state: stateOf({ isAny: asked.length > 0, open, received, isLate: dueDate !== null && dueDate < today }),
		kind: isOne ? (first?.kind ?? null) : null,
		part: isOne ? (first?.position ?? 0) : 0,
		dueDate,
		askedMinor: sum(asked, ({ minor, waivedMinor }) => minor - waivedMinor),
		...{ receivedMinor: received, openMinor: open },
		totalMinor: sum(instalments, ({ minor, waivedMinor }) => minor - waivedMinor),
		paidMinor: sum(instalments, ({ receivedMinor }) => receivedMinor),
		neededMinor: sum(
			instalments.filter((each) => each.position <= (asked.at(-1)?.position ?? 0)),
			({ minor, waivedMinor }) => minor - waivedMinor,
		),
		next: next ? { minor: openMinor(next), dueDate: next.dueDate } : null,
	};
}

/** The day on which payments of a booking, in the order of their days, came to an amount; null where they have not. */
export function paidOn(payments: readonly { receivedOn: string; minor: number }[], neededMinor: number): string | null {
	let sum = 0;
	for (const { receivedOn, minor } of payments) {
		sum += minor;
		if (sum >= neededMinor) return receivedOn;
	}
	return null;
}

const isAt =
	(position: number) =>
	(each: RequestedInstalment): boolean =>
		each.position === position;

function askedOfBooking(instalments: readonly RequestedInstalment[], today: string): readonly RequestedInstalment[] {
	const open = instalments.filter((each) => openMinor(each) > 0);
	if (open.length === 0) return instalments;
	const last = addDays(plainDate(today), DUE_DAYS);
	const due = open.filter(({ dueDate }) => dueDate <= last);
	return due.length > 0 ? due : open.slice(0, 1);
}

type Sums = { isAny: boolean; open: number; received: number; isLate: boolean };

function stateOf({ isAny, open, received, isLate }: Sums): RequestState {
	if (!isAny) return 'none';
	if (open === 0) return received > 0 ? 'paid' : 'settled';
	if (isLate) return 'overdue';
	return received > 0 ? 'partlyPaid' : 'open';
}
