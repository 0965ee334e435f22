import type { PlainDate } from '../date/plain-date';
import type { StayRate } from '../stay/stay-rate';
import type { KnownStays } from './validate-lead';

/** A week of the property as it is for one lead: what other leads hold is sold, what it holds itself is its own. */
export type LeadWeek = StayRate & { isOwn: boolean };

/** The stays that a lead may move to, in time, from today on; `ownNo` is the lead itself. */
export function leadWeeks(
	{ rates, held }: Pick<KnownStays, 'rates' | 'held'>,
	ownNo: number,
	today: PlainDate,
): LeadWeek[] {
	const nightsOf = (isOwn: boolean) =>
		held.filter(({ leadNo }) => (leadNo === ownNo) === isOwn).map(({ night }) => night);
	const [own, others] = [nightsOf(true), nightsOf(false)];
	return rates
		.filter(({ checkIn }) => checkIn >= today)
		.map((rate) => {
			const isIn = (night: string) => night >= rate.checkIn && night < rate.checkOut;
			return { ...rate, status: others.some(isIn) ? 'sold' : rate.status, isOwn: own.some(isIn) };
		});
}
