import { SERVICE_KINDS, SERVICE_UNITS } from '../../schema/concierge-enums';
import { CURRENCY_CODES, LANGUAGES } from '../../schema/enums';
import { amount, choice, email, key, text, whole, yesNo } from './cells';
import { optional, required, withDefault } from './column';
import { defineFile as define } from './define-file';

/** Hours of a year. */
const MOST_HOURS = 8784;

/** Files of the concierge (docs/catalogue.md). What a folder no longer names stays, for the jobs that were asked for; `retired` takes it out. */
export const CONCIERGE_FILES = {
	conciergeSuppliers: define(
		'concierge-suppliers.csv',
		{
			key: required(key()),
			name: required(text(80)),
			email: required(email()),
			phone: optional(text(40)),
			language: required(choice(LANGUAGES)),
			answer_hours: withDefault(whole(1, 336), 24),
			retired: withDefault(yesNo(), false),
		},
		{ identity: ['key'], owner: null, stored: { retired: 'is_retired' } },
	),
	conciergeServices: define(
		'concierge-services.csv',
		{
			key: required(key()),
			place: required(key(), 'places'),
			kind: required(choice(SERVICE_KINDS)),
			name_en: required(text(80)),
			name_de: required(text(80)),
			description_en: optional(text(300)),
			description_de: optional(text(300)),
			supplier: optional(key(), 'conciergeSuppliers'),
			unit: withDefault(choice(SERVICE_UNITS), 'job'),
			currency: required(choice(CURRENCY_CODES)),
			price: required(amount({ mayBeZero: true })),
			net: required(amount({ mayBeZero: true })),
			notice_hours: withDefault(whole(0, MOST_HOURS), 24),
			cancel_hours: withDefault(whole(0, MOST_HOURS), 48),
			retired: withDefault(yesNo(), false),
		},
		{
			identity: ['key'],
			owner: null,
			stored: { price: 'price_minor', net: 'net_minor', retired: 'is_retired' },
		},
	),
};
