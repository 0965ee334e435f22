import { rateText } from '../rates/rate-text';
import type { PlanClosure, RatePlan } from '../rates/rates-content';
import { saleOf } from './plan-sale';
import { readChildPrices, readSteps } from './plan-steps';

export type TypedStep = { percent: string; days: string };
export type TypedChild = { age: string; amount: string };
export type TypedClosed = { kind: string; first: string; last: string };

/** Texts of a plan, each in both languages. */
export const PLAN_TEXTS = ['name', 'description', 'amenities'] as const;
export type PlanText = `${(typeof PLAN_TEXTS)[number]}_${'en' | 'de'}`;

/** The form of a plan's terms, as it was typed. */
export type TypedPlan = Record<PlanText, string> & {
	meal_plan: string;
	policy: string;
	profiles: readonly string[];
	/** Key of the programme that it is negotiated for; '': every agency. */
	program: string;
	commission: string;
	deposit: string;
	/** Paid in all by so many days before arrival. */
	tranches: readonly TypedStep[];
	/** Kept from so many days before arrival on. */
	cancellation: readonly TypedStep[];
	extra_adult: string;
	single_use: string;
	children: readonly TypedChild[];
	isOnRequest: boolean;
	/** First and last night that is sold. */
	from: string;
	until: string;
	closed: readonly TypedClosed[];
};

/** The form of a new plan that is made from scratch: fields that are not decided yet are empty. */
export const EMPTY_PLAN: TypedPlan = {
	...{ name_en: '', name_de: '', description_en: '', description_de: '', amenities_en: '', amenities_de: '' },
	...{ meal_plan: 'breakfast', policy: 'flexible', profiles: [], program: '', commission: '', deposit: '' },
	...{ tranches: [], cancellation: [], extra_adult: '0', single_use: '0', children: [] },
	...{ isOnRequest: false, from: '', until: '', closed: [] },
};

/** The form of a plan as it is. */
export function typedOf(plan: RatePlan, closures: readonly PlanClosure[]): TypedPlan {
	const { from, until, closed } = saleOf(closures, plan.key);
	const typedSteps = (cell: string) =>
		readSteps(cell).map(({ percent, days }) => ({ percent: String(percent), days: String(days) }));
	const { name_en, name_de, description_en, description_de, amenities_en, amenities_de } = plan;
	return {
		...{ name_en, name_de, description_en, description_de },
		...{ amenities_en: amenities_en ?? '', amenities_de: amenities_de ?? '' },
		...{ meal_plan: plan.meal_plan, policy: plan.policy, profiles: plan.profiles.split(';') },
		...{
			program: plan.program ?? '',
			commission: String(plan.commission_percent),
			deposit: String(plan.deposit_percent),
		},
		...{ tranches: typedSteps(plan.tranches), cancellation: typedSteps(plan.cancellation) },
		...{ extra_adult: rateText('nightly', plan.extra_adult), single_use: rateText('nightly', plan.single_use) },
		children: readChildPrices(plan.child_supplements).map(({ age, minor }) => ({
			age: String(age),
			amount: rateText('nightly', minor),
		})),
		...{ isOnRequest: plan.on_request, from, until },
		closed: closed.map(({ kind, first_day, last_day }) => ({ kind, first: first_day, last: last_day })),
	};
}
