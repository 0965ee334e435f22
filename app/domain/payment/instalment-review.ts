import { addDays, plainDate } from '../date/plain-date';
import { type BookedLead, type InstalmentWords, instalmentPlan, type PlannedInstalment } from './instalment-plan';
import { DUE_DAYS, openMinor } from './instalment-state';

/** An instalment beside what came in for it; minor units of the review's currency. */
export type ReviewedInstalment = Omit<PlannedInstalment, 'kind'> & {
	kind: InstalmentWords;
	receivedMinor: number;
	waivedMinor: number;
};

/** As it is stored; of a service also what it still costs once the booking is cancelled. */
type StoredInstalment = ReviewedInstalment & { ifCancelledMinor: number | null };

/** What a change makes of the instalments of a booking, before it is written (MONEY-11). */
export type InstalmentReview = {
	currency: { before: string; after: string };
	before: ReviewedInstalment[];
	after: ReviewedInstalment[];
	/** What came in, what of it is owed back after the change, and what is open and due then; null for an operator, who sees the prices alone. */
	money: { receivedMinor: number; refundMinor: number; dueMinor: number } | null;
};

type Booked = BookedLead & { currency: string };

type Question = {
	/** The lead as it stands and as the change leaves it. */
	lead: Booked;
	changed: Booked;
	/** As they are stored, in the order of their days, and what came in for the booking. */
	instalments: readonly StoredInstalment[];
	receivedMinor: number;
	/** The day of the property. */
	today: string;
	/** An operator reads the prices that it has agreed, without the agency's markup and without what the client has paid. */
	isForOperator: boolean;
};

/** The instalments before and after a change; null where the change leaves them as they are. */
export function instalmentReview(question: Question): InstalmentReview | null {
	const { instalments, receivedMinor, today, isForOperator } = question;
	const lead = isForOperator ? withoutMarkup(question.lead) : question.lead;
	const changed = isForOperator ? withoutMarkup(question.changed) : question.changed;
	const day = plainDate(today);
	const before = isForOperator ? instalmentPlan(lead, day).map(unpaid) : instalments.map(only);
	const isCancelled = changed.status === 'cancelledBooking';
	const services = instalments
		.filter(({ kind }) => kind === 'service')
		.map((each) => ({ ...each, minor: isCancelled ? (each.ifCancelledMinor ?? each.minor) : each.minor }))
		.filter(({ minor }) => minor > 0);
	const plan = [...instalmentPlan(changed, day), ...(isForOperator ? [] : services)];
	const currency = { before: lead.currency, after: changed.currency };
	if (currency.before === currency.after && JSON.stringify(before.map(planned)) === JSON.stringify(plan.map(planned)))
		return null;
	if (isForOperator) return { currency, before, after: plan.map(unpaid), money: null };
	const after = counted(plan, instalments, receivedMinor);
	const sum = (of: readonly ReviewedInstalment[], amount: (each: ReviewedInstalment) => number) =>
		of.reduce((total, each) => total + amount(each), 0);
	const lastDue = addDays(day, DUE_DAYS);
	return {
		...{ currency, before, after },
		money: {
			receivedMinor,
			refundMinor: Math.max(0, receivedMinor - sum(after, (each) => each.receivedMinor)),
			dueMinor: sum(
				after.filter(({ dueDate }) => dueDate <= lastDue),
				openMinor,
			),
		},
	};
}

/** What was let go stays with its place, and what came in counts towards the earliest, as the books do it (`follow-booking.server.ts`). */
function counted(
	plan: readonly Planned[],
	before: readonly ReviewedInstalment[],
	receivedMinor: number,
): ReviewedInstalment[] {
	let left = Math.max(0, receivedMinor);
	return plan.map(({ kind, dueDate, minor, waivedMinor: ownWaived }, at) => {
		const each = { kind, dueDate, minor };
		const ofPlace = before[at]?.kind === 'service' ? 0 : (before[at]?.waivedMinor ?? 0);
		const waivedMinor = Math.min(ownWaived ?? ofPlace, minor);
		const received = Math.min(each.minor - waivedMinor, left);
		left -= received;
		return { ...each, receivedMinor: received, waivedMinor };
	});
}

function withoutMarkup(lead: Booked): Booked {
	return { ...lead, markupMinor: null, approvedMarkupMinor: null };
}

/** A service brings what was let go of it along. */
type Planned = Omit<PlannedInstalment, 'kind'> & { kind: InstalmentWords; waivedMinor?: number };

const unpaid = ({ kind, dueDate, minor }: Planned): ReviewedInstalment => ({
	...{ kind, dueDate, minor, receivedMinor: 0, waivedMinor: 0 },
});

const only = ({ kind, dueDate, minor, receivedMinor, waivedMinor }: ReviewedInstalment): ReviewedInstalment => ({
	...{ kind, dueDate, minor, receivedMinor, waivedMinor },
});

const planned = ({ kind, dueDate, minor }: Planned) => [kind, dueDate, minor];
