import type * as z from 'zod';
import type { STAY_STATUSES } from '#db/schema/enums';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { BoundValues } from '../../conditions/bound-values';
import { type ConditionTerm, conditionTerms } from '../../conditions/conditions-schema';
import type { PlainDate } from '../../date/plain-date';
import type { Currency } from '../../money/money';
import { isProperty } from '../../property/is-property.server';
import { firstShownCheckOut } from '../first-shown-check-out';
import { serviceLevelAt, serviceLevelOrder } from '../service-level';
import { type StayKey, stayId } from './stay-id';
import type { STAY_CONDITIONS, stayShape } from './stay-shape';

type Ctx = Pick<RequestContext, 'db' | 'today' | 'now'>;

type Stay = z.output<typeof stayShape>;

export type StayConditions = z.output<typeof STAY_CONDITIONS>;

export type StayQuestion = {
	conditions: StayConditions;
	includeDemos: boolean;
	includeTotal?: boolean;
	/** The last stay of the page before, or null. */
	after: StayKey | null;
	limit: number;
};

type Name = keyof StayConditions;

/** SQL: what each condition asks of `p` property and `s` stay. */
const TERMS: { readonly [Field in Name]-?: (term: ConditionTerm, bound: BoundValues) => string } = {
	_property: (term, bound) => bound.obeys('p.id', term),
	city: (term, bound) =>
		`p.place_no in (select c.no from place c where ${['slug', 'name_en', 'name_de']
			.map((column) => bound.obeys(`c.${column}`, term))
			.join(' or ')})`,
	country: (term, bound) => `p.place_no in (select c.no from place c where ${bound.obeys('c.country_code', term)})`,
	checkIn: (term, bound) => bound.obeys('s.check_in', term),
	checkOut: (term, bound) => bound.obeys('s.check_out', term),
	serviceLevels: (term, bound) =>
		`exists (select 1 from stay_rate t where t.stay_no = s.no and ${bound.obeys('t.level', mapped(term, serviceLevelOrder))})`,
	available: (term, bound) =>
		bound.obeys(
			`exists (select 1 from stay_rate t where t.stay_no = s.no and t.status = 'available')`,
			mapped(term, Number),
		),
};

/**
 * Stays that obey the conditions, property by property in order of check-in, from the one after `after` on.
 * Hidden ones and those of properties for demonstrations are left out. Null when there is no such property as in `after`.
 */
export async function findStays({
	ctx,
	question,
}: {
	ctx: Ctx;
	question: StayQuestion;
}): Promise<{ items: Stay[]; hasMore: boolean; total: number | null } | null> {
	const statement = staysStatement(ctx, question);
	const [page, count] = question.includeTotal
		? await ctx.db.$client.batch([statement, stayCountStatement(ctx, question)], 'read')
		: [await ctx.db.$client.execute(statement)];
	const rows = page?.rows ?? [];
	if (rows.length === 0 && question.after && !(await isProperty(ctx, question.after.property))) return null;
	return {
		items: rows.slice(0, question.limit).map(readStay),
		hasMore: rows.length > question.limit,
		total: count ? Number(count.rows[0]?.total) : null,
	};
}

/** All stays of one property that are not hidden, in order of check-in. Throws DomainError 'not-found'. */
export async function findStaysOfProperty({ ctx, id }: { ctx: Ctx; id: string }): Promise<Stay[]> {
	const question = { conditions: { _property: id }, includeDemos: true, after: null, limit: MOST_OF_A_PROPERTY };
	const { rows } = await ctx.db.$client.execute(staysStatement(ctx, question));
	if (rows.length === 0 && !(await isProperty(ctx, id))) throw new DomainError('not-found', `No house ${id}`);
	return rows.map(readStay);
}

/** More than any property has: ten years of days. */
const MOST_OF_A_PROPERTY = 3660;

/** SQL: no stay rule forbids a stay by itself (STAY-3); one that is only part of longer ones is none that can be had. */
const IS_ALONE = `exists (select 1 from stay_rate r where r.stay_no = s.no
	and r.limits >> 1 <= julianday(s.check_out) - julianday(s.check_in) and not r.limits & 1)`;

/** One row more than asked for tells that there is a next page. */
export function staysStatement(
	ctx: Pick<Ctx, 'today' | 'now'>,
	{ conditions, includeDemos, after, limit }: StayQuestion,
) {
	const bound = new BoundValues();
	const terms = conditionTerms<Name>(conditions).map(([name, term]) => `and ${TERMS[name](term, bound)}`);
	const from = after
		? `and p.no >= (select a.no from property a where a.id = :afterProperty)
			and (p.id <> :afterProperty or (s.check_in, s.check_out) > (:afterIn, :afterOut))`
		: '';
	return {
		sql: `select p.id as property, p.currency, s.check_in, s.check_out, (
				select json_group_array(json_array(level, status, price)) from (
					select r.level, r.status, r.price_minor as price from stay_rate r where r.stay_no = s.no order by r.level)) as rates
			from property p cross join stay s on s.property_no = p.no
			where p.no > 0 and p.is_demo <= :demos and s.check_out >= :shown and ${IS_ALONE} ${terms.join('\n')} ${from}
			order by p.no, s.check_in, s.check_out limit :most`,
		args: {
			...bound.args,
			...(after ? { afterProperty: after.property, afterIn: after.checkIn, afterOut: after.checkOut } : {}),
			demos: Number(includeDemos),
			shown: firstShownCheckOut(ctx),
			most: limit + 1,
		},
	};
}

/** How many stays obey the conditions. */
function stayCountStatement(ctx: Pick<Ctx, 'today' | 'now'>, { conditions, includeDemos }: StayQuestion) {
	const bound = new BoundValues();
	const terms = conditionTerms<Name>(conditions).map(([name, term]) => `and ${TERMS[name](term, bound)}`);
	return {
		sql: `select count(*) as total from property p cross join stay s on s.property_no = p.no
			where p.no > 0 and p.is_demo <= :demos and s.check_out >= :shown and ${IS_ALONE} ${terms.join('\n')}`,
		args: { ...bound.args, demos: Number(includeDemos), shown: firstShownCheckOut(ctx) },
	};
}

function mapped(term: ConditionTerm, map: (value: string) => number): ConditionTerm {
	return term.kind === 'in' ? { kind: 'in', values: term.values.map((value) => map(value as string)) } : term;
}

type RateTuple = [level: number, status: (typeof STAY_STATUSES)[number], priceMinor: number | null];

function readStay(row: Readonly<Record<string, unknown>>): Stay {
	const property = String(row.property);
	const period = { checkIn: row.check_in as PlainDate, checkOut: row.check_out as PlainDate };
	const tuples = JSON.parse(String(row.rates)) as RateTuple[];
	const rates: Stay['rates'] = {};
	for (const [order, status, price] of tuples) {
		const level = serviceLevelAt(order);
		if (level) rates[level] = { price, currency: row.currency as Currency, status };
	}
	return {
		_id: stayId({ property, ...period }),
		_property: property,
		...period,
		available: tuples.some(([, status]) => status === 'available'),
		rates,
	};
}
