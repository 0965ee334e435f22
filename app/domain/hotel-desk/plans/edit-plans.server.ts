import { DomainError } from '~/platform/errors';
import { freeKey } from '../../desk/free-key';
import { type EditContext, openDesk } from '../rates/open-desk.server';
import type { RatePlan, RatesContent } from '../rates/rates-content';
import { sortContent } from '../rates/whole-content';
import { readNewPrices, type TypedPrices } from './new-prices';
import { inOrder } from './plan-order';
import { saleOf, setSale } from './plan-sale';
import { readPlan } from './read-plan.server';
import type { PlanErrors } from './read-steps';
import type { TypedPlan } from './typed-plan';

export type SavedPlan = { outcome: 'saved'; key: string } | { outcome: 'invalid'; errors: PlanErrors };

type Saving = { ctx: EditContext; typed: TypedPlan; seen: number };

/**
 * Sets the terms of a plan in the draft of the actor's hotel. Throws DomainError 'forbidden'; 'not-found' for a plan that the hotel does not have; 'conflict'
 * with reason `changed-meanwhile`; 'unavailable'.
 */
export async function savePlan({ ctx, key, typed, seen }: Saving & { key: string }): Promise<SavedPlan> {
	const desk = await openDesk(ctx);
	const plan = findPlan(desk.content, key);
	const read = readPlan(typed, {
		...readingOf(desk, key),
		lowestMinor: lowestOf(desk.content, key),
	});
	if ('errors' in read) return { outcome: 'invalid', errors: read.errors };
	const { content } = desk;
	const { isOff } = saleOf(content.closures, key);
	await desk.save(
		{
			...content,
			plans: content.plans.map((each) => (each === plan ? { ...plan, ...read.terms } : each)),
			closures: setSale(content.closures, key, { ...read.sale, isOff }),
		},
		seen,
	);
	return { outcome: 'saved', key };
}

/** Adds a plan to the draft, with its first prices. Throws as `savePlan`. */
export async function createPlan({ ctx, typed, prices, seen }: Saving & { prices: TypedPrices }): Promise<SavedPlan> {
	const desk = await openDesk(ctx);
	const { content, hotel, rooms } = desk;
	if (prices.from !== '') findPlan(content, prices.from);
	const key = freeKey([typed.name_en], new Set(content.plans.map((plan) => plan.key)), 'plan');
	const read = readPlan(typed, { ...readingOf(desk, null), lowestMinor: null });
	const first = readNewPrices(prices, {
		...{ content, plan: key, currency: hotel.currency, rooms: rooms.map((room) => room.key) },
		singleUseMinor: 'terms' in read ? read.terms.single_use : 0,
	});
	if ('errors' in read || 'errors' in first) {
		const errors = { ...('errors' in first ? first.errors : {}), ...('errors' in read ? read.errors : {}) };
		return { outcome: 'invalid', errors };
	}
	const position = Math.max(-1, ...content.plans.map((plan) => plan.position ?? 0)) + 1;
	await desk.save(
		{
			...content,
			plans: [...content.plans, { key, ...read.terms, position }],
			rates: [...content.rates, ...first.rates],
			closures: setSale(content.closures, key, { ...read.sale, isOff: false }),
		},
		seen,
	);
	return { outcome: 'saved', key };
}

/** Takes a plan off sale in the draft, or puts it back. Its terms and prices stay. Throws as `savePlan`. */
export async function setPlanOnSale({
	ctx,
	key,
	isOnSale,
	seen,
}: Omit<Saving, 'typed'> & { key: string; isOnSale: boolean }): Promise<void> {
	const { content, save } = await openDesk(ctx);
	findPlan(content, key);
	const sale = saleOf(content.closures, key);
	await save({ ...content, closures: setSale(content.closures, key, { ...sale, isOff: !isOnSale }) }, seen);
}

/** Takes a plan that was never published out of the draft. Throws as `savePlan`; DomainError 'invalid' for one that is published. */
export async function removePlan({ ctx, key, seen }: Omit<Saving, 'typed'> & { key: string }): Promise<void> {
	const { content, published, save } = await openDesk(ctx);
	findPlan(content, key);
	if (published.plans.some((plan) => plan.key === key))
		throw new DomainError('invalid', `The plan ${key} is published`, { reason: 'published' });
	const others = <Row extends { plan: string }>(rows: readonly Row[]) => rows.filter(({ plan }) => plan !== key);
	await save(
		{
			...content,
			plans: content.plans.filter((plan) => plan.key !== key),
			...{ rates: others(content.rates), closures: others(content.closures) },
		},
		seen,
	);
}

/**
 * Puts the plans in another order, in which agents are offered them; `keys` are all of them. Throws as `savePlan`; 'conflict' with reason
 * `changed-meanwhile` too when the hotel has other plans by now.
 */
export async function orderPlans({
	ctx,
	keys,
	seen,
}: Omit<Saving, 'typed'> & { keys: readonly string[] }): Promise<void> {
	const { content, save } = await openDesk(ctx);
	const known = new Set(content.plans.map(({ key }) => key));
	const areAll =
		keys.length === known.size && new Set(keys).size === keys.length && keys.every((key) => known.has(key));
	if (!areAll) throw new DomainError('conflict', 'Other plans than were seen', { reason: 'changed-meanwhile' });
	const now = sortContent(content).plans.map(({ key }) => key);
	if (now.every((key, at) => key === keys[at])) return;
	await save({ ...content, plans: inOrder(content.plans, keys) }, seen);
}

function findPlan({ plans }: RatesContent, key: string): RatePlan {
	const plan = plans.find((each) => each.key === key);
	if (!plan) throw new DomainError('not-found', `No plan ${key} of the hotel`);
	return plan;
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

function readingOf({ content, hotel, programs }: Desk, key: string | null) {
	return {
		currency: hotel.currency,
		others: content.plans.filter((plan) => plan.key !== key),
		programs: programs.map((program) => program.key),
	};
}

/** The lowest price of a night under a plan; null without any. */
function lowestOf({ rates }: RatesContent, key: string): number | null {
	const prices = rates
		.filter(({ plan }) => plan === key)
		.map(({ nightly, weekend }) => Math.min(nightly, weekend ?? nightly));
	return prices.length > 0 ? Math.min(...prices) : null;
}
