import * as z from 'zod';
import { COUNTRY_CODES, PROPERTY_TYPES, SERVICE_LEVELS } from '#db/schema/enums';
import {
	type ConditionField,
	conditionsSchema,
	flagField,
	textField,
	wordField,
} from '../../conditions/conditions-schema';
import { amount } from '../../money/amount';
import { DEFAULT_PROJECTION, PROPERTY_FIELDS } from './property-shape';

const BEDROOMS = 'A whole number from 0 to 1000';

/** What `conditions` of `GET /api/properties` may ask for (API-3). */
export const PROPERTY_CONDITION_FIELDS = {
	_id: textField,
	city: textField,
	country: wordField(COUNTRY_CODES),
	propertyType: wordField(PROPERTY_TYPES),
	operator: textField,
	bedrooms: { value: z.int().min(0, BEDROOMS).max(1000, BEDROOMS), takes: BEDROOMS, kind: 'json', isOrdered: true },
	priceFrom: { value: amount, takes: 'An amount in EUR with at most two decimals', kind: 'json', isOrdered: true },
	petsAllowed: flagField,
	serviceLevels: wordField(SERVICE_LEVELS),
	facilities: textField,
} satisfies Record<string, ConditionField>;

/** The same as JSON. */
export const PROPERTY_CONDITIONS = conditionsSchema(PROPERTY_CONDITION_FIELDS).meta({
	id: 'PropertyConditions',
	description:
		'`city` is a name as in the answers or a path word (`st-anton`), `operator` an `operatorId`, `priceFrom` an amount in EUR whatever the currency of the house, `facilities` an `_id` of `/api/facilities`. Houses whose bedrooms are unknown obey every condition on `bedrooms`. `serviceLevels` and `facilities` hold when the house has one of the values.',
});

/** Names of the fields that a list is to give. */
export const PROPERTY_PROJECTION = z
	.array(
		z.enum(PROPERTY_FIELDS, { error: `Allowed fields are ${PROPERTY_FIELDS.map((name) => `"${name}"`).join(', ')}.` }),
		{
			error: `A list of fields, for example ${DEFAULT_PROJECTION.slice(1, 4).join(',')}.`,
		},
	)
	.min(1, 'Name at least one field.')
	.max(PROPERTY_FIELDS.length, 'This names fields more than once.')
	.meta({
		id: 'PropertyProjection',
		description: `Without it: ${DEFAULT_PROJECTION.join(', ')}. \`_id\` is always given.`,
	});
