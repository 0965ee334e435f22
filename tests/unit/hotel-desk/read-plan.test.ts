import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCell, writeCell } from '#db/catalogue/format/cells';
import { fileRules } from '#db/catalogue/format/files';
import { CLOSURE_KINDS, MEAL_PLANS, PAYMENT_PROFILES, RATE_POLICIES } from '#db/schema/enums';
import { saleOf, setSale } from '~/domain/hotel-desk/plans/plan-sale';
import { readPlan } from '~/domain/hotel-desk/plans/read-plan.server';
import type { PlanErrorKey } from '~/domain/hotel-desk/plans/read-steps';
import { type TypedPlan, typedOf } from '~/domain/hotel-desk/plans/typed-plan';

const steps = (...texts: string[]) =>
	texts.map((text) => {
		const [percent = '', days = ''] = text.split('@');
		return { percent, days };
	});

const TYPED: TypedPlan = {
	...{ name_en: 'Flexible', name_de: 'Flexibel', description_en: 'Breakfast.', description_de: 'Frühstück.' },
	...{ amenities_en: '- Spa credit', amenities_de: '- Spa-Guthaben', meal_plan: 'breakfast', policy: 'flexible' },
	...{ profiles: ['ClientPays'], program: '', commission: '12,5', deposit: '20 %' },
	...{ tranches: steps('40@60', '100@30'), cancellation: steps('50@30', '100@7') },
	...{
		extra_adult: "1'250.50",
		single_use: '',
		children: [
			{ age: '5', amount: '0' },
			{ age: '15', amount: '40' },
		],
	},
	...{ isOnRequest: false, from: '2026-12-10', until: '', closed: [] },
};

const READING = {
	currency: 'EUR',
	others: [{ name_en: 'Advance', name_de: 'Vorauskasse' }],
	programs: ['circle-of-peaks'],
	lowestMinor: 30_000,
};

const read = (change: Partial<TypedPlan> = {}) => readPlan({ ...TYPED, ...change }, READING);

describe('terms of a plan', () => {
	it('are read as a file of the catalogue holds them', () => {
		expect(read()).toEqual({
			terms: {
				...{ name_en: 'Flexible', name_de: 'Flexibel', description_en: 'Breakfast.', description_de: 'Frühstück.' },
				...{ amenities_en: '- Spa credit', amenities_de: '- Spa-Guthaben', meal_plan: 'breakfast', policy: 'flexible' },
				...{ profiles: 'ClientPays', program: null, commission_percent: 12.5, deposit_percent: 20 },
				...{ tranches: '40@60;100@30', cancellation: '50@30;100@7', extra_adult: 125_050, single_use: 0 },
				...{ child_supplements: '5:0;15:40', on_request: false },
			},
			sale: { from: '2026-12-10', until: '', closed: [] },
		});
	});

	it.each<[string, Partial<TypedPlan>]>([
		['rows without any text', { tranches: steps('', '100@30', ''), cancellation: steps('100@7', '@') }],
		['a plan that is not refundable', { policy: 'nonRefundable', cancellation: [] }],
		['a deposit that is all', { deposit: '100', tranches: [] }],
		['a first step at 0 days', { cancellation: steps('100@0') }],
		['a programme', { program: 'circle-of-peaks' }],
		['one night', { from: '2027-01-01', until: '2027-01-01' }],
		['no benefits', { amenities_en: '', amenities_de: ' ' }],
	])('take %s', (_, change) => {
		expect(read(change)).toHaveProperty('terms');
	});

	it.each<[string, Partial<TypedPlan>, Record<string, PlanErrorKey>]>([
		['no names', { name_en: ' ', name_de: '' }, { name_en: 'missing', name_de: 'missing' }],
		['the name of another plan', { name_de: 'VORAUSKASSE ' }, { name_de: 'nameTaken' }],
		['a name that is too long', { name_en: 'x'.repeat(121) }, { name_en: 'long' }],
		['a character that turns the writing', { name_en: 'Flex\u202Eible' }, { name_en: 'characters' }],
		['HTML in the benefits', { amenities_de: '<b>Spa</b>' }, { amenities_de: 'markdown' }],
		['benefits in one language', { amenities_de: ' ' }, { amenities_de: 'otherLanguage' }],
		['a board that there is not', { meal_plan: 'brunch' }, { meal_plan: 'choice' }],
		['no one who pays', { profiles: ['Cash'] }, { profiles: 'profiles' }],
		['a programme that there is not', { program: 'atlantis' }, { program: 'program' }],
		['too much commission', { commission: '50,5' }, { commission: 'commission' }],
		['a commission in words', { commission: 'ten' }, { commission: 'commission' }],
		['a deposit above the price', { deposit: '120', tranches: [] }, { deposit: 'overWhole' }],
		['a deposit in words', { deposit: 'a third', tranches: [] }, { deposit: 'percent' }],
		['payments beyond a whole deposit', { deposit: '100' }, { deposit: 'depositIsAll' }],
		['payments above the price', { tranches: steps('40@60', '140@30') }, { 'tranches.1.percent': 'overWhole' }],
		['a payment below the deposit', { tranches: steps('20@60') }, { 'tranches.0.percent': 'notAboveDeposit' }],
		['payments that shrink', { tranches: steps('60@60', '50@30') }, { 'tranches.1.percent': 'notGrowing' }],
		['payments out of order', { tranches: steps('40@30', '100@60') }, { 'tranches.1.days': 'daysOrder' }],
		['two payments of one day', { tranches: steps('40@30', '100@30') }, { 'tranches.1.days': 'daysOrder' }],
		['half a payment', { tranches: steps('40@') }, { 'tranches.0.days': 'halfStep' }],
		['fees out of order', { cancellation: steps('50@7', '100@30') }, { 'cancellation.1.days': 'daysOrder' }],
		['fees that shrink', { cancellation: steps('50@30', '40@7') }, { 'cancellation.1.percent': 'notGrowing' }],
		['a fee above the price', { cancellation: steps('101@30') }, { 'cancellation.0.percent': 'overWhole' }],
		['a fee of nothing', { cancellation: steps('0@30') }, { 'cancellation.0.percent': 'percent' }],
		['days in words', { cancellation: steps('50@soon') }, { 'cancellation.0.days': 'days' }],
		['no fees of a flexible plan', { cancellation: [] }, { 'cancellation.0.percent': 'needsSteps' }],
		['fees of a plan that is not refundable', { policy: 'nonRefundable' }, { policy: 'hasSteps' }],
		['a supplement in another currency', { extra_adult: 'CHF 20' }, { extra_adult: 'otherCurrency' }],
		['a negative supplement', { extra_adult: '-20' }, { extra_adult: 'amount' }],
		['a single use that leaves nothing', { single_use: '300' }, { single_use: 'aboveLowest' }],
		[
			'children out of order',
			{
				children: [
					{ age: '11', amount: '40' },
					{ age: '5', amount: '' },
				],
			},
			{ 'children.1.age': 'ageOrder', 'children.1.amount': 'amount' },
		],
		['a day that does not exist', { from: '2027-02-30' }, { from: 'date' }],
		['an end before the beginning', { until: '2026-12-09' }, { until: 'backwards' }],
		[
			'closed days backwards, and twice',
			{
				closed: [
					{ kind: 'stay', first: '2027-01-05', last: '2027-01-01' },
					{ kind: 'arrival', first: '2027-01-05', last: '2027-01-05' },
					{ kind: 'arrival', first: '2027-01-05', last: '2027-01-05' },
				],
			},
			{ 'closed.0.last': 'backwards', 'closed.2.first': 'twice' },
		],
	])('refuse %s at its field', (_, change, errors) => {
		const answer = read(change);
		const found = 'errors' in answer ? answer.errors : {};
		expect(Object.fromEntries(Object.entries(found).map(([field, { key }]) => [field, key]))).toEqual(errors);
	});
});

describe('what is read', () => {
	const percents = fc.uniqueArray(fc.integer({ min: 1, max: 101 }), { maxLength: 3 });
	const row = fc
		.tuple(percents, fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 3, maxLength: 4 }), fc.boolean())
		.map(([all, days, isSorted]) => {
			const order = (a: number, b: number) => (isSorted ? a - b : 0);
			const down = days.toSorted((a, b) => order(b, a));
			return all.toSorted(order).map((percent, at) => ({ percent: `${percent}`, days: `${down[at] ?? ''}` }));
		});
	const typed = fc.record({
		...{
			name_en: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
			name_de: fc.constantFrom('Flexibel', 'Vorauskasse plus'),
		},
		...{ meal_plan: fc.constantFrom(...MEAL_PLANS), policy: fc.constantFrom(...RATE_POLICIES) },
		profiles: fc.subarray([...PAYMENT_PROFILES]),
		commission: fc.oneof(fc.nat(51).map(String), fc.constant('7,25')),
		deposit: fc.integer({ min: 0, max: 40 }).map(String),
		...{ tranches: row, cancellation: row },
		extra_adult: fc.constantFrom('0', '12,5', '1 290'),
		isOnRequest: fc.boolean(),
		from: fc.constantFrom('', '2027-01-01', '2027-05-01'),
		until: fc.constantFrom('', '2027-03-31'),
		closed: fc.array(
			fc.record({
				kind: fc.constantFrom(...CLOSURE_KINDS),
				first: fc.constantFrom('', '2027-02-01', '2027-02-05'),
				last: fc.constantFrom('2027-02-03', '2027-02-05'),
			}),
			{ maxLength: 3 },
		),
	});

	it('is what the catalogue reads, and what the form shows is read again as the same', () => {
		let taken = 0;
		fc.assert(
			fc.property(typed, (change) => {
				const answer = read(change as Partial<TypedPlan>);
				if ('errors' in answer) return;
				taken += 1;
				const plan = { ...answer.terms, key: 'flexible', position: 0 };
				for (const [name, { cell, isDerived, isRequired }] of Object.entries(fileRules('ratePlans').columns)) {
					const value = (plan as Record<string, string | number | boolean | null>)[name] ?? null;
					const text = writeCell(cell, value);
					if (name === 'hotel' || isDerived || (text === '' && !isRequired)) continue;
					expect(readCell(cell, text), name).toEqual({ value });
				}
				const closures = setSale([], 'flexible', { ...answer.sale, isOff: false });
				expect(saleOf(closures, 'flexible')).toEqual({ ...answer.sale, isOff: false });
				expect(readPlan(typedOf(plan, closures), READING)).toEqual(answer);
			}),
			{ numRuns: 3000 },
		);
		expect(taken).toBeGreaterThan(20);
	});
});
