import { checkMarkdown } from '#db/catalogue/check/check-markdown';
import { forbiddenCharacter } from '#db/catalogue/source/forbidden-characters';
import { CLOSURE_KINDS, MEAL_PLANS, PAYMENT_PROFILES, RATE_POLICIES } from '#db/schema/enums';
import { parsePlainDate } from '../../date/plain-date';
import { readMoney } from '../../money/read-money';
import type { RatePlan } from '../rates/rates-content';
import type { ClosedDays, PlanSale } from './plan-sale';
import { type ChildPrice, childPricesCell, stepsCell } from './plan-steps';
import { collectErrors, type Fail, type PlanErrors, readPlanSteps } from './read-steps';
import { PLAN_TEXTS, type TypedPlan } from './typed-plan';

/** What a plan is read against. */
export type PlanReading = {
	/** Of the hotel. */
	currency: string;
	/** Names of the other plans. */
	others: readonly Pick<RatePlan, 'name_en' | 'name_de'>[];
	/** Keys of the programmes that there are. */
	programs: readonly string[];
	/** The lowest price of a night under the plan, minor units; null: it has none. */
	lowestMinor: number | null;
};

export type ReadTerms = Omit<RatePlan, 'key' | 'position'>;

/** What no supplement is above: a million in major units. */
const HIGHEST_MINOR = 100_000_000;
/** Of a name, a description and a list of benefits, as in a file of the catalogue. */
const LONGEST = { name: 120, description: 2000, amenities: 4000 } as const;

/**
 * The terms of a plan, by the rules of a catalogue's files and those of the desk. Every field that is wrong is named, and then there are no terms.
 */
export function readPlan(
	typed: TypedPlan,
	reading: PlanReading,
): { terms: ReadTerms; sale: Omit<PlanSale, 'isOff'> } | { errors: PlanErrors } {
	const { errors, fail } = collectErrors();
	const texts = readTexts(typed, reading.others, fail);
	const mealPlan = MEAL_PLANS.find((each) => each === typed.meal_plan);
	const policy = RATE_POLICIES.find((each) => each === typed.policy);
	if (!mealPlan) fail('meal_plan', 'choice');
	if (!policy) fail('policy', 'choice');
	const profiles = PAYMENT_PROFILES.filter((each) => typed.profiles.includes(each));
	if (profiles.length === 0) fail('profiles', 'profiles');
	if (typed.program !== '' && !reading.programs.includes(typed.program)) fail('program', 'program');
	const commission = readCommission(typed.commission, fail);
	const { deposit, tranches, cancellation } = readPlanSteps(typed, fail);
	const extraAdult = readAmount('extra_adult', typed.extra_adult, reading.currency, fail);
	const singleUse = readAmount('single_use', typed.single_use, reading.currency, fail);
	if (reading.lowestMinor !== null && singleUse >= reading.lowestMinor && singleUse > 0)
		fail('single_use', 'aboveLowest', { amount: reading.lowestMinor / 100 });
	const children = readChildren(typed, reading.currency, fail);
	const sale = readSale(typed, fail);
	if (Object.keys(errors).length > 0 || !mealPlan || !policy) return { errors };
	return {
		terms: {
			...texts,
			...{ meal_plan: mealPlan, policy, profiles: profiles.join(';'), program: typed.program || null },
			...{ commission_percent: commission, deposit_percent: deposit },
			...{ tranches: stepsCell(tranches), cancellation: stepsCell(cancellation) },
			...{ extra_adult: extraAdult, single_use: singleUse, child_supplements: childPricesCell(children) },
			on_request: typed.isOnRequest,
		},
		sale,
	};
}

type Texts = Pick<
	ReadTerms,
	'name_en' | 'name_de' | 'description_en' | 'description_de' | 'amenities_en' | 'amenities_de'
>;

function readTexts(typed: TypedPlan, others: PlanReading['others'], fail: Fail): Texts {
	const texts = {} as Record<keyof Texts, string>;
	for (const text of PLAN_TEXTS)
		for (const language of ['en', 'de'] as const) {
			const field = `${text}_${language}` as const;
			const value = typed[field].replace(/\r\n?/g, '\n').trim();
			texts[field] = text === 'name' ? value.replace(/\s+/g, ' ') : value;
			if (value === '' && text !== 'amenities') fail(field, 'missing');
			else if (value.length > LONGEST[text]) fail(field, 'long', { most: LONGEST[text] });
			else if (forbiddenCharacter(value)) fail(field, 'characters');
			else if (text === 'amenities' && checkMarkdown(value).length > 0) fail(field, 'markdown');
			const isTaken = text === 'name' && others.some((other) => isSameName(other[`name_${language}`], value));
			if (isTaken) fail(field, 'nameTaken');
		}
	// A catalogue would show the English ones on pages in German.
	for (const [one, other] of [['amenities_en', 'amenities_de'] as const, ['amenities_de', 'amenities_en'] as const])
		if (texts[one] === '' && texts[other] !== '') fail(one, 'otherLanguage');
	return { ...texts, amenities_en: texts.amenities_en || null, amenities_de: texts.amenities_de || null };
}

function isSameName(a: string, b: string): boolean {
	return a.trim().toLowerCase() === b.toLowerCase();
}

function readCommission(text: string, fail: Fail): number {
	const [, digits] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim()) ?? [];
	const percent = digits === undefined ? null : Number(digits.replace(',', '.'));
	if (text.trim() === '') fail('commission', 'missing');
	else if (percent === null || percent > 50) fail('commission', 'commission');
	return percent ?? 0;
}

/** An amount of 0 or more in minor units; an empty field is 0. */
function readAmount(field: string, text: string, currency: string, fail: Fail): number {
	if (text.trim() === '') return 0;
	const read = readMoney(text.replace(/\s+/g, ' ').trim(), currency);
	if (typeof read !== 'string') {
		const isOther = / is in [A-Z]{3}$/.test(read.wrong);
		fail(field, isOther ? 'otherCurrency' : 'amount', { currency });
		return 0;
	}
	const minor = /^\d+(\.\d{1,2})?$/.test(read) ? Math.round(Number(read) * 100) : null;
	if (minor === null || minor > HIGHEST_MINOR) fail(field, 'amount', { currency });
	return minor ?? 0;
}

function readChildren({ children }: TypedPlan, currency: string, fail: Fail): ChildPrice[] {
	const prices: ChildPrice[] = [];
	for (const [at, row] of children.entries()) {
		if (row.age.trim() === '' && row.amount.trim() === '') continue;
		const age = /^\d{1,2}$/.test(row.age.trim()) ? Number(row.age) : null;
		const before = prices.at(-1);
		if (age === null) fail(`children.${at}.age`, 'age');
		else if (before && age <= before.age) fail(`children.${at}.age`, 'ageOrder', { age: before.age });
		if (row.amount.trim() === '') fail(`children.${at}.amount`, 'amount', { currency });
		const minor = readAmount(`children.${at}.amount`, row.amount, currency, fail);
		if (age !== null) prices.push({ age, minor });
	}
	return prices;
}

function readSale({ from, until, closed }: TypedPlan, fail: Fail): Omit<PlanSale, 'isOff'> {
	const day = (field: string, text: string) => {
		const read = parsePlainDate(text);
		// The catalogue knows days of this century alone, and its first and last stand for no bound.
		if (read && read > '2000-01-01' && read < '2099-12-31') return read;
		fail(field, 'date');
		return null;
	};
	const first = from === '' ? null : day('from', from);
	const last = until === '' ? null : day('until', until);
	if (first && last && last < first) fail('until', 'backwards');
	const days: ClosedDays[] = [];
	for (const [at, row] of closed.entries()) {
		if (row.first === '' && row.last === '') continue;
		const kind = CLOSURE_KINDS.find((each) => each === row.kind);
		if (!kind) fail(`closed.${at}.kind`, 'choice');
		const [start, end] = [day(`closed.${at}.first`, row.first), day(`closed.${at}.last`, row.last)];
		if (start && end && end < start) fail(`closed.${at}.last`, 'backwards');
		if (!kind || !start || !end) continue;
		if (days.some((each) => each.kind === kind && each.first_day === start && each.last_day === end))
			fail(`closed.${at}.first`, 'twice');
		days.push({ kind, first_day: start, last_day: end });
	}
	return { from: first ?? '', until: last ?? '', closed: days };
}
