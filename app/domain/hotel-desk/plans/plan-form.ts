import type { TypedPrices } from './new-prices';
import { PLAN_TEXTS, type PlanText, type TypedPlan } from './typed-plan';

/** More lines than any plan has. */
export const MOST_LINES = 24;

/** The form of a plan's terms as it was sent, or as it stands in the browser. */
export function readPlanForm(form: FormData): TypedPlan {
	const text = (name: string, most = 120) => textOf(form, name).slice(0, most);
	const texts = Object.fromEntries(
		PLAN_TEXTS.flatMap((name) =>
			(['en', 'de'] as const).map((language) => [`${name}_${language}`, text(`${name}_${language}`, 5000)]),
		),
	) as Record<PlanText, string>;
	const lines = <Line>(name: string, read: (at: string) => Line): Line[] => {
		const all: Line[] = [];
		for (let at = 0; at < MOST_LINES && form.has(`${name}.${at}.${LINE_FIELDS[name]}`); at++)
			all.push(read(`${name}.${at}`));
		return all;
	};
	const step = (at: string) => ({ percent: text(`${at}.percent`), days: text(`${at}.days`) });
	return {
		...texts,
		...{ meal_plan: text('meal_plan'), policy: text('policy'), program: text('program') },
		profiles: form.getAll('profiles').filter((value) => typeof value === 'string'),
		...{ commission: text('commission'), deposit: text('deposit') },
		...{ tranches: lines('tranches', step), cancellation: lines('cancellation', step) },
		...{ extra_adult: text('extra_adult'), single_use: text('single_use') },
		children: lines('children', (at) => ({ age: text(`${at}.age`), amount: text(`${at}.amount`) })),
		...{ isOnRequest: form.has('on_request'), from: text('from'), until: text('until') },
		closed: lines('closed', (at) => ({
			...{ kind: text(`${at}.kind`), first: text(`${at}.first`), last: text(`${at}.last`) },
		})),
	};
}

/** A field that every line of a kind has. */
const LINE_FIELDS: Record<string, string> = { tranches: 'days', cancellation: 'days', children: 'age', closed: 'kind' };

/** What the form of a new plan says of its first prices. */
export function readPricesForm(form: FormData): TypedPrices {
	return {
		...{
			from: textOf(form, 'copied'),
			change: textOf(form, 'change').slice(0, 60),
			price: textOf(form, 'price').slice(0, 60),
		},
		rooms: form.getAll('rooms').filter((value) => typeof value === 'string'),
	};
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === 'string' ? value : '';
}
