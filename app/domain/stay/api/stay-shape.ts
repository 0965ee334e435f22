import * as z from 'zod';
import { COUNTRY_CODES, CURRENCY_CODES, SERVICE_LEVELS, STAY_STATUSES } from '#db/schema/enums';
import {
	type ConditionField,
	conditionsSchema,
	flagField,
	textField,
	wordField,
} from '../../conditions/conditions-schema';
import { parsePlainDate } from '../../date/plain-date';
import { amount } from '../../money/amount';

export const day = z.string().meta({ id: 'Day', description: 'A calendar day, YYYY-MM-DD.', format: 'date' });

const rate = z
	.object({
		price: amount.nullable().describe('For the whole stay; null: price on request.'),
		currency: z.enum(CURRENCY_CODES),
		status: z.enum(STAY_STATUSES),
	})
	.meta({ id: 'Rate', description: 'What a stay costs at one service level.' });

/** A period that the operator offers; money in minor units inside, see `amount`. */
export const stayShape = z
	.object({
		_id: z.string(),
		_property: z.string().describe('Id of the house.'),
		checkIn: day,
		checkOut: day,
		available: z.boolean().describe('True when at least one rate has the status `available`.'),
		rates: z
			.object({ self_catered: rate.optional(), bed_and_breakfast: rate.optional(), catered: rate.optional() })
			.describe('By service level.'),
	})
	.meta({ id: 'Stay', description: 'A period that the operator offers, from check-in to check-out.' });

const DAY = 'A day of the calendar as "YYYY-MM-DD"';
const dayField: ConditionField = {
	value: z
		.string()
		.refine((value) => parsePlainDate(value) !== null)
		.meta({ format: 'date' }),
	takes: DAY,
	kind: 'text',
	isOrdered: true,
};

/** What `conditions` of `GET /api/stays` may ask for; the grammar is that of the properties (API-3). */
export const STAY_FIELDS = {
	_property: textField,
	checkIn: dayField,
	checkOut: dayField,
	country: wordField(COUNTRY_CODES),
	city: textField,
	serviceLevels: wordField(SERVICE_LEVELS),
	available: flagField,
} satisfies Record<string, ConditionField>;

/** `conditions` of `GET /api/stays` as JSON. */
export const STAY_CONDITIONS = conditionsSchema(STAY_FIELDS).meta({
	id: 'StayConditions',
	description: '`_property` is the id of a house, `city` a name as in the answers or a path word (`st-anton`).',
});
