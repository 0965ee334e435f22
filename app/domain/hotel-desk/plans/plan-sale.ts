import { addDays, plainDate } from '../../date/plain-date';
import type { PlanClosure } from '../rates/rates-content';

/** Days that a catalogue can name at the most: from the first to the last of them is for good. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

/** Days on which no night is sold (`stay`), or no stay begins or ends. */
export type ClosedDays = Omit<PlanClosure, 'plan'>;

/** When a plan is sold, read out of its closures. */
export type PlanSale = {
	/** Taken off sale, whatever else is said. */
	isOff: boolean;
	/** First and last night that is sold; '': no such bound. */
	from: string;
	until: string;
	/** Every other closure. */
	closed: ClosedDays[];
};

const isForGood = ({ kind, first_day, last_day }: ClosedDays) =>
	kind === 'stay' && first_day === FIRST_DAY && last_day === LAST_DAY;
const isBefore = ({ kind, first_day, last_day }: ClosedDays) =>
	kind === 'stay' && first_day === FIRST_DAY && last_day < LAST_DAY;
const isAfter = ({ kind, first_day, last_day }: ClosedDays) =>
	kind === 'stay' && first_day > FIRST_DAY && last_day === LAST_DAY;

/** When a plan is sold. */
export function saleOf(closures: readonly PlanClosure[], plan: string): PlanSale {
	const own = closures.filter((each) => each.plan === plan).map(({ plan: _, ...days }) => days);
	const before = own.find(isBefore);
	const after = own.find(isAfter);
	return {
		isOff: own.some(isForGood),
		from: before ? addDays(plainDate(before.last_day), 1) : '',
		until: after ? addDays(plainDate(after.first_day), -1) : '',
		closed: own.filter((days) => days !== before && days !== after && !isForGood(days)),
	};
}

/** The closures with those of a plan set anew. */
export function setSale(closures: readonly PlanClosure[], plan: string, sale: PlanSale): PlanClosure[] {
	const stay = (first_day: string, last_day: string): ClosedDays => ({ kind: 'stay', first_day, last_day });
	const own: ClosedDays[] = [
		...(sale.isOff ? [stay(FIRST_DAY, LAST_DAY)] : []),
		...(sale.from ? [stay(FIRST_DAY, addDays(plainDate(sale.from), -1))] : []),
		...(sale.until ? [stay(addDays(plainDate(sale.until), 1), LAST_DAY)] : []),
		...sale.closed,
	];
	return [...closures.filter((each) => each.plan !== plan), ...own.map((days) => ({ ...days, plan }))];
}

/** The closures with a plan taken off sale. */
export function closeForGood(closures: readonly PlanClosure[], plan: string): PlanClosure[] {
	return setSale(closures, plan, { ...saleOf(closures, plan), isOff: true });
}

/** SQL that says of a plan, by its table or alias, whether it is off sale. */
export function offSaleSql(plan: string): string {
	return `exists (select 1 from rate_closure x where x.hotel_no = ${plan}.hotel_no and x.plan_no = ${plan}.no
	and x.kind = 'stay' and x.first_day = '${FIRST_DAY}' and x.last_day = '${LAST_DAY}')`;
}
