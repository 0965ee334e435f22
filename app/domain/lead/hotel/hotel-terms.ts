import type { AgreedOffer, AgreedTerms } from '#db/schema/lead';
import { addDays, plainDate } from '../../date/plain-date';

/** What is due when for one room, and what a cancellation of it costs. */
type Terms = {
	payments: readonly (AgreedOffer['payments'][number] & { kind: string })[];
	cancellation: Readonly<AgreedOffer['cancellation']>;
};

/** Dates and amounts of several rooms as those of one lead: payments by day, and what a cancellation of all of them costs when. */
export function hotelTerms(offers: readonly Terms[]): AgreedTerms {
	return {
		payments: payments(offers),
		cancellation: cancellation(offers),
		deposit: { kind: 'unknown', minor: null, currency: null, date: null },
	};
}

function payments(offers: readonly Terms[]): AgreedTerms['payments'] {
	const due = new Map<string, number>();
	for (const { dueDate, minor } of offers.flatMap((offer) => offer.payments))
		due.set(dueDate, (due.get(dueDate) ?? 0) + minor);
	const first = offers.flatMap((offer) => offer.payments).find(({ kind }) => kind === 'prepayment')?.dueDate;
	const days = [...due].sort(([a], [b]) => (a < b ? -1 : 1));
	return days.map(([dueDate, minor], index) => ({
		kind: index === days.length - 1 ? 'final' : dueDate === first ? 'prepayment' : 'part',
		dueDate,
		minor,
	}));
}

/** Every day on which the cost of one room changes begins a new step of the whole. */
function cancellation(offers: readonly Terms[]): AgreedTerms['cancellation'] {
	const steps = offers.map((offer) => offer.cancellation);
	if (steps.some((each) => each.length === 0)) return [];
	const begins = [...new Set(steps.flat().map(({ from }) => from))].sort();
	const last = steps
		.flat()
		.map(({ until }) => until)
		.sort()
		.at(-1);
	return begins.flatMap((from, index) => {
		const next = begins[index + 1];
		const until = next ? addDays(plainDate(next), -1) : last;
		const retained = steps.map((each) => each.find((step) => step.from <= from && from <= step.until)?.feeMinor ?? 0);
		return until ? [{ from, until, keptMinor: retained.reduce((sum, minor) => sum + minor, 0) }] : [];
	});
}

/** A room's terms as they were kept with its lead: what was due on the day of saving was the prepayment. */
export function retainedTerms({ payments, cancellation }: Pick<AgreedOffer, 'payments' | 'cancellation'>): Terms {
	const savedOn = cancellation[0]?.from;
	return {
		payments: payments.map((each) => ({ ...each, kind: each.dueDate === savedOn ? 'prepayment' : 'part' })),
		cancellation,
	};
}

/** Commission of several rooms in percent of what they cost together, two decimals at most. */
export function commissionPercentOf(totalMinor: number, commissionMinor: number): number {
	return totalMinor > 0 ? Math.round((commissionMinor / totalMinor) * 10_000) / 100 : 0;
}
