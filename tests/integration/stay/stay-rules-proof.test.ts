import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { derivePropertyStatements } from '#db/derived/derive-statements';
import { publishCatalogue } from '#db/derived/publish';
import { stayRuleStatements } from '#db/derived/stay-rules';
import { setBlockNights } from '#db/held-stays';
import { nightBlock } from '#db/schema/night-block';
import { property } from '#db/schema/property';
import { catalogueVersion } from '#db/schema/search';
import { stayRate, stayRule } from '#db/schema/stay';
import { writeBatch } from '#db/write-batch';
import { validateBooking } from '~/domain/booking/validate-booking';
import { addDays, daysBetween, type PlainDate, plainDate, weekday } from '~/domain/date/plain-date';
import { readTradeProperty, tradePropertyStatements } from '~/domain/lead/trade-property.server';
import { validateLead } from '~/domain/lead/validate-lead';
import { loadProperty } from '~/domain/property/load-property.server';
import { toStayRate } from '~/domain/property/stay-tuples';
import { EMPTY_SEARCH_FILTER } from '~/domain/search/search-filter';
import { searchProperties } from '~/domain/search/search-properties.server';
import { pricePeriod } from '~/domain/stay/price-period';
import type { ServiceLevel } from '~/domain/stay/service-level';
import { stayCalendar } from '~/domain/stay/stay-calendar';
import type { StayStatus } from '~/domain/stay/stay-status';
import { startSearch, type TestProperty, type TestSearch, type TestStay, TODAY } from '../search/small-catalogue';

const RUNS = Number(process.env.PROOF_RUNS ?? 10);
const FIRST = plainDate('2027-01-02');
const DAYS = 28;
const LEVELS = ['self_catered', 'catered'] as const;
const NOW = Date.parse(`${TODAY}T12:00:00Z`);

type Own = { from: number; nights: number; level: ServiceLevel; status: StayStatus; priceMinor: number | null };
type Rule = { first: number; last: number; shortest: number; arrivals: number; departures: number; gap: number | null };
type Act =
	| { kind: 'rules'; house: number; rules: Rule[] }
	| { kind: 'block'; house: number; from: number; nights: number }
	| { kind: 'end'; which: number };

const dayOf = (day: number) => addDays(FIRST, day);

/** One is sold by the night, one by the week, one by the night in January and by the week after, with other levels. */
const HOUSES: Own[][] = [
	nightsOf(0, DAYS, 'catered', 1, 100_07),
	[...weeks(0, 4, 'catered', 700_001), ...weeks(0, 4, 'self_catered', 500_003)],
	[
		...nightsOf(0, 14, 'catered', 1, 90_01).map(
			(own, at): Own => (at % 5 === 4 ? { ...own, status: 'on_request' } : own),
		),
		...weeks(14, 2, 'catered', 600_000),
		...nightsOf(0, 21, 'self_catered', 3, 150_00).map((own, at): Own => (at === 3 ? { ...own, status: 'sold' } : own)),
	],
];

function nightsOf(from: number, until: number, level: ServiceLevel, nights: number, minor: number): Own[] {
	return Array.from({ length: Math.floor((until - from) / nights) }, (_, at) => ({
		...{ from: from + at * nights, nights, level, status: 'available' as const, priceMinor: minor + at * 101 },
	}));
}

function weeks(from: number, count: number, level: ServiceLevel, minor: number): Own[] {
	return nightsOf(from, from + count * 7, level, 7, minor);
}

const PROPERTIES = HOUSES.map((owns, at): TestProperty => {
	const stays = new Map<string, TestStay>();
	for (const { from, nights, level, status, priceMinor } of owns) {
		const [checkIn, checkOut] = [dayOf(from), dayOf(from + nights)];
		const [, , rates] = stays.get(checkIn + checkOut) ?? [checkIn, checkOut, {}];
		stays.set(checkIn + checkOut, [checkIn, checkOut, { ...rates, [level]: [status, (priceMinor ?? 0) / 100] }]);
	}
	return { name: `House ${at + 1}`, place: 'lech', stays: [...stays.values()] };
});

let search: TestSearch;
beforeAll(async () => {
	search = await startSearch(PROPERTIES);
});
afterAll(() => search?.stop());

/** What the rules say, worked out night by night from nothing but what was set. */
function expected(
	owns: readonly Own[],
	rules: readonly Rule[],
	taken: ReadonlySet<number>,
	[from, until]: [number, number],
	level: ServiceLevel,
) {
	const nights = Array.from({ length: until - from }, (_, at) => from + at);
	if (nights.some((night) => taken.has(night))) return null;
	const ruleOf = (night: number) => rules.find(({ first, last }) => night >= first && night <= last);
	const own = owns.filter((each) => each.level === level);
	const arrival = ruleOf(from);
	const isGap =
		taken.has(from - 1) && taken.has(until) && arrival && arrival.gap !== null && nights.length < arrival.shortest;
	if (isGap) {
		const over = nights.map((night) => own.find((each) => night >= each.from && night < each.from + each.nights));
		const parts = [...new Set(over)].map(
			(part) => part && { ...part, inside: over.filter((each) => each === part).length },
		);
		if (parts.every((part) => part && part.status !== 'sold' && part.priceMinor !== null)) {
			const minor = parts.map((part) =>
				part
					? Math.floor(
							((part.priceMinor ?? 0) * part.inside * (100 - (arrival.gap ?? 0)) + part.nights * 50) /
								(part.nights * 100),
						)
					: 0,
			);
			const isAsked = parts.some((part) => part?.status === 'on_request');
			return { status: isAsked ? 'on_request' : 'available', minor: minor.reduce((sum, each) => sum + each, 0) };
		}
	}
	if (arrival && (nights.length < arrival.shortest || !((arrival.arrivals >> weekday(dayOf(from))) & 1))) return null;
	const departure = ruleOf(until - 1);
	if (departure && !((departure.departures >> weekday(dayOf(until))) & 1)) return null;
	const inside = own.filter((each) => each.from >= from && each.from + each.nights <= until);
	if (inside.reduce((sum, each) => sum + each.nights, 0) !== nights.length) return null;
	if (inside.some(({ status }) => status === 'sold')) return null;
	const isAsked = inside.some(({ status }) => status === 'on_request');
	return {
		status: isAsked ? 'on_request' : 'available',
		minor: inside.reduce((sum, each) => sum + (each.priceMinor ?? 0), 0),
	};
}

class Desk {
	rules: Rule[][] = HOUSES.map(() => []);
	blocks: { no: number; house: number; nights: number[] }[] = [];

	taken(house: number): Set<number> {
		return new Set(this.blocks.filter((block) => block.house === house).flatMap(({ nights }) => nights));
	}

	async act(act: Act): Promise<void> {
		if (act.kind === 'rules') return this.setRules(act);
		if (act.kind === 'end') return this.endBlock(this.blocks[act.which % Math.max(1, this.blocks.length)]);
		const nights = Array.from({ length: act.nights }, (_, at) => act.from + at);
		if (nights.some((night) => this.taken(act.house).has(night))) return;
		await this.addBlock(act.house, nights);
	}

	private async setRules({ house, rules }: Extract<Act, { kind: 'rules' }>) {
		this.rules[house] = rules;
		const { db } = search;
		const propertyNo = house + 1;
		await writeBatch(db, [
			db.delete(stayRule).where(eq(stayRule.propertyNo, propertyNo)),
			...rules.map((rule) =>
				db.insert(stayRule).values({
					...{ propertyNo, firstNight: dayOf(rule.first), lastNight: dayOf(rule.last), shortestStay: rule.shortest },
					...{ arrivalDays: rule.arrivals, departureDays: rule.departures, gapPercent: rule.gap },
				}),
			),
			...stayRuleStatements([propertyNo]),
			...derivePropertyStatements([propertyNo], TODAY, NOW),
		]);
	}

	private async addBlock(house: number, nights: number[]) {
		const no = 1 + Math.max(0, ...this.blocks.map((block) => block.no));
		const [first = 0] = nights;
		const row = {
			no,
			id: `block_${no}`,
			propertyNo: house + 1,
			checkIn: dayOf(first),
			checkOut: dayOf(first + nights.length),
		};
		const insert = search.db.insert(nightBlock).values({ ...row, reason: 'own', createdBy: 'user_1', createdAt: NOW });
		await writeBatch(search.db, [
			insert,
			...setBlockNights(row.id, house + 1),
			...derivePropertyStatements([house + 1], TODAY, NOW),
		]);
		this.blocks.push({ no, house, nights });
	}

	private async endBlock(block: Desk['blocks'][number] | undefined) {
		if (!block) return;
		const { db } = search;
		await writeBatch(db, [
			db.update(nightBlock).set({ endedAt: NOW }).where(eq(nightBlock.no, block.no)),
			...setBlockNights(`block_${block.no}`, block.house + 1),
			...derivePropertyStatements([block.house + 1], TODAY, NOW),
			db.delete(nightBlock).where(eq(nightBlock.no, block.no)),
		]);
		this.blocks = this.blocks.filter((each) => each !== block);
	}

	async clear(): Promise<void> {
		for (const block of this.blocks) await this.endBlock(block);
		for (const house of HOUSES.keys()) await this.setRules({ kind: 'rules', house, rules: [] });
	}
}

const mask = fc.oneof(fc.constant(127), fc.constant(64), fc.integer({ min: 1, max: 127 }));
const rule = fc.record({
	...{
		first: fc.integer({ min: 0, max: 16 }),
		length: fc.integer({ min: 4, max: 27 }),
		shortest: fc.integer({ min: 1, max: 9 }),
	},
	...{ arrivals: mask, departures: mask, gap: fc.option(fc.integer({ min: 0, max: 90 }), { freq: 5 }) },
});
const rules = fc.array(rule, { maxLength: 3 }).map((given) => {
	const sorted = given
		.map(({ length, ...each }) => ({ ...each, last: each.first + length }))
		.sort((a, b) => a.first - b.first);
	return sorted.filter((each, at) => sorted.slice(0, at).every(({ last }) => last < each.first));
});
const house = fc.integer({ min: 0, max: HOUSES.length - 1 });
const block = fc.record({
	kind: fc.constant('block' as const),
	house,
	from: fc.integer({ min: 0, max: DAYS - 4 }),
	nights: fc.integer({ min: 1, max: 4 }),
});
/** Two blocks with a few nights between them. */
const blocksAround = fc
	.record({ house, from: fc.integer({ min: 0, max: DAYS - 8 }), hole: fc.integer({ min: 1, max: 6 }) })
	.map(({ house: at, from, hole }): Act[] =>
		[from, from + hole + 1].map((night) => ({ kind: 'block', house: at, from: night, nights: 1 })),
	);
const acts: fc.Arbitrary<Act[]> = fc.oneof(
	{ weight: 3, arbitrary: fc.record({ kind: fc.constant('rules' as const), house, rules }).map((each) => [each]) },
	{ weight: 2, arbitrary: block.map((each) => [each]) },
	{ weight: 2, arbitrary: blocksAround },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), which: fc.nat(20) }).map((each) => [each]) },
);

async function pageOf(at: number) {
	const ctx = { db: search.db, language: 'en' as const, today: TODAY, now: NOW };
	return loadProperty({
		ctx,
		which: { type: 'chalet', country: 'AT', city: 'lech', name: `house-${at + 1}-${at + 1}` },
	});
}

async function searched(checkIn: PlainDate, checkOut: PlainDate, version: number) {
	const filter = { ...EMPTY_SEARCH_FILTER, checkIn, checkOut };
	const { cards } = await searchProperties({ ctx: { ...search.ctx, catalogueVersion: version }, filter });
	return new Map(cards.map(({ id, offer }) => [id, offer]));
}

it('search, page, calendar, booking and option give every period the price that the rules give it, whatever is taken', async () => {
	let gapsSold = 0;
	let refused = 0;
	await fc.assert(
		fc.asyncProperty(
			fc.array(acts, { minLength: 12, maxLength: 24 }),
			fc.array(fc.tuple(fc.nat(DAYS - 1), fc.integer({ min: 1, max: 9 })), { minLength: 8, maxLength: 8 }),
			async (given, periods) => {
				const desk = new Desk();
				try {
					for (const each of given.flat()) await desk.act(each);
					const version = (await search.db.$count(catalogueVersion)) + 1000;
					const pages = await Promise.all(HOUSES.map((_, at) => pageOf(at)));
					const trade = await Promise.all(
						HOUSES.map(async (_, at) => {
							const ctx = { db: search.db, today: TODAY };
							return readTradeProperty(await search.db.batch(tradePropertyStatements(ctx, eq(property.no, at + 1))));
						}),
					);
					for (const [at, owns] of HOUSES.entries()) {
						const page = pages[at];
						const own = trade[at];
						if (!page || !own) throw new Error('no house');
						const rates = page.stays.map(toStayRate);
						const taken = desk.taken(at);
						for (let from = 0; from < DAYS; from++)
							for (let until = from + 1; until <= Math.min(DAYS, from + 10); until++) {
								const period = { checkIn: dayOf(from), checkOut: dayOf(until) };
								for (const serviceLevel of LEVELS) {
									const right = expected(owns, desk.rules[at] ?? [], taken, [from, until], serviceLevel);
									const told = pricePeriod(rates, period, serviceLevel);
									const where = `${at} ${period.checkIn} ${daysBetween(period.checkIn, period.checkOut)} ${serviceLevel}`;
									expect(
										told && told.status !== 'sold' ? { status: told.status, minor: told.priceMinor } : null,
										where,
									).toEqual(right);
									if (right && told?.stays[0]?.gapPercent !== undefined) gapsSold += 1;
									if (!right) refused += 1;
									const stay = { period, serviceLevel, adults: 2, children: 0, childrenAges: [], hasPet: false };
									const booking = validateBooking(
										page,
										stay as unknown as Parameters<typeof validateBooking>[1],
										TODAY,
									);
									expect(booking.errors.period === undefined ? booking.priceMinor : null, where).toBe(
										right?.minor ?? null,
									);
									const option = validateLead(own, { period, serviceLevel, pax: 2 }, 'option', null);
									expect(option.errors.period === undefined ? option.priceMinor : null, where).toBe(
										right?.minor ?? null,
									);
								}
							}
						for (const [from, nights] of periods) {
							const ends = stayCalendar(rates, 'catered', TODAY).departuresFrom(dayOf(from));
							const right = expected(owns, desk.rules[at] ?? [], taken, [from, from + nights], 'catered');
							expect(ends.get(dayOf(from + nights))?.priceMinor ?? null).toBe(right?.minor ?? null);
						}
					}
					for (const [from, nights] of periods) {
						const found = await searched(dayOf(from), dayOf(from + nights), version);
						for (const [at, owns] of HOUSES.entries()) {
							const offers = LEVELS.flatMap(
								(level) => expected(owns, desk.rules[at] ?? [], desk.taken(at), [from, from + nights], level) ?? [],
							);
							const best = offers.toSorted(
								(a, b) => Number(a.status !== 'available') - Number(b.status !== 'available') || a.minor - b.minor,
							)[0];
							expect(found.get(`prop_${at + 1}`)?.price?.minor ?? null, `${at} ${dayOf(from)} ${nights}`).toBe(
								best?.minor ?? null,
							);
						}
					}
					// What is derived anew from everything is what each act has left behind.
					expect(await publishCatalogue(search.db, { now: NOW })).toEqual({ hasChanged: false });
				} finally {
					await desk.clear();
				}
				const left = await search.db.$count(
					stayRate,
					sql`${stayRate.gapPercent} is not null or ${stayRate.limits} <> 0 or ${stayRate.offeredStatus} is not null`,
				);
				expect(left).toBe(0);
			},
		),
		{ numRuns: RUNS, seed: 29, endOnFailure: false },
	);
	expect(gapsSold).toBeGreaterThan(5);
	expect(refused).toBeGreaterThan(100);
});
