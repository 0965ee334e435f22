import type { PlanClosure, RatePlan, RatesContent } from '../rates/rates-content';

/** What of a plan changes, as a review names it. */
export const PLAN_FIELDS = {
	name: ['name_en', 'name_de'],
	description: ['description_en', 'description_de'],
	amenities: ['amenities_en', 'amenities_de'],
	audience: ['program'],
	board: ['meal_plan'],
	profiles: ['profiles'],
	commission: ['commission_percent'],
	payment: ['deposit_percent', 'tranches'],
	cancellation: ['policy', 'cancellation'],
	extraAdult: ['extra_adult'],
	children: ['child_supplements'],
	singleUse: ['single_use'],
	onRequest: ['on_request'],
	position: ['position'],
} as const satisfies Record<string, readonly (keyof RatePlan)[]>;

export type PlanField = keyof typeof PLAN_FIELDS | 'sale';

/** A plan with the days on which it is not sold. */
export type WholePlan = { plan: RatePlan; closures: PlanClosure[] };

/** `before` null: it is new; `after` null: it is taken out of a draft. `hasPrices`: some room has a price under it. */
export type PlanChange = {
	key: string;
	before: WholePlan | null;
	after: WholePlan | null;
	fields: PlanField[];
	hasPrices: boolean;
};

/** What agents would see differently of the terms of plans. */
export function comparePlans(before: RatesContent, after: RatesContent): PlanChange[] {
	const keys = new Set([...after.plans, ...before.plans].map(({ key }) => key));
	return [...keys].flatMap((key): PlanChange[] => {
		const [was, will] = [wholePlan(before, key), wholePlan(after, key)];
		const fields = was && will ? fieldsOf(was, will) : ALL_FIELDS;
		if (fields.length === 0) return [];
		return [{ key, before: was, after: will, fields, hasPrices: after.rates.some(({ plan }) => plan === key) }];
	});
}

const ALL_FIELDS: PlanField[] = [...(Object.keys(PLAN_FIELDS) as (keyof typeof PLAN_FIELDS)[]), 'sale'];

export function wholePlan({ plans, closures }: RatesContent, key: string): WholePlan | null {
	const plan = plans.find((each) => each.key === key);
	return plan ? { plan, closures: closures.filter((closure) => closure.plan === key) } : null;
}

function fieldsOf(was: WholePlan, will: WholePlan): PlanField[] {
	const days = ({ closures }: WholePlan) =>
		closures.map(({ kind, first_day, last_day }) => `${first_day} ${last_day} ${kind}`).toSorted();
	return ALL_FIELDS.filter((field) => {
		if (field === 'sale') return days(was).join() !== days(will).join();
		return PLAN_FIELDS[field].some((column) => was.plan[column] !== will.plan[column]);
	});
}
