import { closeForGood } from '../plans/plan-sale';
import type { RatesContent, SavedContent } from './rates-content';

/** The content in its one order. */
export function sortContent({ seasons, rates, plans, closures }: RatesContent): RatesContent {
	const nameOf = ({ season, plan, room }: RatesContent['rates'][number]) => `${season} ${plan} ${room}`;
	const daysOf = ({ plan, first_day, last_day, kind }: RatesContent['closures'][number]) =>
		`${plan} ${first_day} ${last_day} ${kind}`;
	return {
		seasons: seasons.toSorted((a, b) => (a.first_night < b.first_night ? -1 : 1)),
		rates: rates.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
		plans: plans.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || (a.key < b.key ? -1 : 1)),
		closures: closures.toSorted((a, b) => (daysOf(a) < daysOf(b) ? -1 : 1)),
	};
}

/** What was saved before plans were edited leaves them as they are published. */
export function withPlans(saved: SavedContent, published: RatesContent): RatesContent {
	return { ...saved, plans: saved.plans ?? published.plans, closures: saved.closures ?? published.closures };
}

/** A draft with the plans that were imported since it was begun: the desk never takes a published plan out. */
export function withImported(saved: SavedContent, published: RatesContent): RatesContent {
	const content = withPlans(saved, published);
	const keys = new Set(content.plans.map(({ key }) => key));
	const isNew = (key: string) => !keys.has(key);
	const seasons = new Set(content.seasons.map(({ key }) => key));
	return {
		...content,
		plans: [...content.plans, ...published.plans.filter(({ key }) => isNew(key))],
		rates: [...content.rates, ...published.rates.filter(({ plan, season }) => isNew(plan) && seasons.has(season))],
		closures: [...content.closures, ...published.closures.filter(({ plan }) => isNew(plan))],
	};
}

/**
 * An older version as it can be a draft: rates of rooms that the hotel no longer has are left out, and plans that it does not know are taken
 * off sale instead of out, because leads may refer to them.
 */
export function asDraft(
	version: SavedContent,
	published: RatesContent,
	rooms: readonly { key: string }[],
): { content: RatesContent; dropped: number } {
	const older = withPlans(version, published);
	const known = new Set(older.plans.map(({ key }) => key));
	const whole = withImported(older, published);
	const closed = whole.plans.filter(({ key }) => !known.has(key)).map(({ key }) => key);
	const roomKeys = new Set(rooms.map(({ key }) => key));
	const rates = whole.rates.filter(
		({ room, plan }) => roomKeys.has(room) && whole.plans.some(({ key }) => key === plan),
	);
	return {
		content: { ...whole, rates, closures: closed.reduce(closeForGood, whole.closures) },
		dropped: whole.rates.length - rates.length,
	};
}
