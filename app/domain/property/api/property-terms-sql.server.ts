import type * as z from 'zod';
import { BoundValues } from '../../conditions/bound-values';
import { type ConditionTerm, conditionTerms } from '../../conditions/conditions-schema';
import { serviceLevelOrder } from '../../stay/service-level';
import type { PROPERTY_CONDITIONS } from './property-conditions';

export type PropertyConditions = z.output<typeof PROPERTY_CONDITIONS>;

type Name = keyof PropertyConditions;

const PRICE_IN_EUR = `(select (p.price_from_minor * x.eur_per_unit_millionths + 500000) / 1000000
	from exchange_rate x where x.currency = p.currency)`;

/** SQL: what each condition asks of `p`; a property whose bedrooms are unknown is never excluded for them. */
const TERMS: { readonly [Field in Name]-?: (term: ConditionTerm, bound: BoundValues) => string } = {
	_id: (term, bound) => bound.obeys('p.id', term),
	city: (term, bound) =>
		`p.place_no in (select c.no from place c where ${['slug', 'name_en', 'name_de']
			.map((column) => bound.obeys(`c.${column}`, term))
			.join(' or ')})`,
	country: (term, bound) => `p.place_no in (select c.no from place c where ${bound.obeys('c.country_code', term)})`,
	propertyType: (term, bound) => bound.obeys('p.property_type', term),
	operator: (term, bound) => `p.operator_no in (select o.no from operator o where ${bound.obeys('o.key', term)})`,
	bedrooms: (term, bound) => `(p.bedrooms is null or (${bound.obeys('p.bedrooms', term)}))`,
	priceFrom: (term, bound) => bound.obeys(PRICE_IN_EUR, term),
	petsAllowed: (term, bound) => bound.obeys(`(coalesce(p.pets, 'no') <> 'no')`, asNumbers(term)),
	serviceLevels: (term, bound) => `exists (select 1 from stay_rate r indexed by stay_rate_property
		where r.property_no = p.no and r.check_in >= :today and ${bound.obeys('r.level', asLevels(term))})`,
	facilities: (
		term,
		bound,
	) => `exists (select 1 from property_facility pf cross join facility f on f.no = pf.facility_no
		where pf.property_no = p.no and ${bound.obeys('f.key', term)})`,
};

/** SQL: everything that is asked, as one condition, and what it binds. */
export function propertyTermsSql(conditions: PropertyConditions): { sql: string; bound: BoundValues } {
	const bound = new BoundValues();
	const terms = conditionTerms<Name>(conditions).map(([name, term]) => TERMS[name](term, bound));
	return { sql: terms.map((term) => `and ${term}`).join('\n'), bound };
}

function asNumbers(term: ConditionTerm): ConditionTerm {
	return term.kind === 'in' ? { kind: 'in', values: term.values.map(Number) } : term;
}

function asLevels(term: ConditionTerm): ConditionTerm {
	return term.kind === 'in'
		? { kind: 'in', values: term.values.map((level) => serviceLevelOrder(String(level))) }
		: term;
}
