import { SERVICE_KINDS, SERVICE_UNITS } from '#db/schema/concierge-enums';
import {
	COUNTRY_CODES,
	CURRENCY_CODES,
	FACILITY_LIMIT,
	LANGUAGES,
	PAYMENT_METHODS,
	REGION_KINDS,
	SECURITY_DEPOSIT_TYPES,
	TOURIST_TAX_KINDS,
} from '#db/schema/enums';
import type { RowField } from '../../hotel-desk/rows/row-spec';
import type { EntryKind } from './entry-kinds';

/** A field, and which entries its text names. */
export type EntryField = RowField & {
	names?: EntryKind;
	/** A ratio of the format that is shown and typed as a percentage. */
	isPercent?: true;
	/** It is the row's place among its kind, which the format says by the order of its rows. */
	isOrder?: true;
};

/** A part of an entry: the rows of one file of the catalogue's format that belong to it. */
export type EntryPart = {
	/** As the format names the file (`db/catalogue/format`). */
	file: string;
	/** In the order of the form, by the names of the columns. */
	fields: readonly EntryField[];
	/** It has this many rows at most; without it, one. */
	most?: number;
};

const line = (name: string, max: number, isRequired?: true): EntryField => ({
	...{ name, kind: 'line', max },
	...(isRequired ? { isRequired } : {}),
});
const whole = (name: string, min: number, max: number, isRequired?: true): EntryField => ({
	...{ name, kind: 'whole', min, max },
	...(isRequired ? { isRequired } : {}),
});
const decimal = (name: string, min: number, max: number, isRequired?: true): EntryField => ({
	...{ name, kind: 'decimal', min, max },
	...(isRequired ? { isRequired } : {}),
});
const percent = (name: string, min: number, max: number, isRequired?: true): EntryField => ({
	...decimal(name, min, max, isRequired),
	isPercent: true,
});
const choice = (name: string, options: readonly string[], isRequired?: true): EntryField => ({
	...{ name, kind: 'choice', options },
	...(isRequired ? { isRequired } : {}),
});
const flag = (name: string): EntryField => ({ name, kind: 'flag' });
const names = (field: EntryField, kind: EntryKind): EntryField => ({ ...field, names: kind });

const KEY = line('key', 120, true);

/** Nine digits before the point, as the format has amounts. */
const MOST = 999_999_999;

const OPERATOR: readonly EntryPart[] = [
	{
		file: 'operators',
		fields: [
			KEY,
			line('name', 120, true),
			{ name: 'email', kind: 'email', max: 200 },
			line('time_zone', 60),
			line('arrival_from', 5),
			line('departure_until', 5),
			line('legal_name', 120),
			line('street', 120),
			line('postal_code', 12),
			line('town', 80),
			line('country_code', 2),
			line('vat_id', 40),
			decimal('vat_percent', 0, 30),
		],
	},
	{
		file: 'salesTerms',
		fields: [
			decimal('commission_percent', 0, 100),
			percent('prepayment_ratio', 0, 1),
			percent('credit_card_fee_ratio', 0, 0.2),
			{ name: 'accepted_payment_methods', kind: 'many', options: PAYMENT_METHODS },
			decimal('security_deposit', 0, MOST),
			choice('security_deposit_currency', CURRENCY_CODES),
			choice('security_deposit_type', SECURITY_DEPOSIT_TYPES),
			{ name: 'terms_en', kind: 'text', max: 20_000 },
			{ name: 'terms_de', kind: 'text', max: 20_000 },
		],
	},
	{
		...{ file: 'paymentTerms', most: 20 },
		fields: [whole('days_before_check_in', 0, 730, true), percent('payment_ratio', 0.001, 1, true)],
	},
	{
		...{ file: 'cancellationTerms', most: 20 },
		fields: [whole('days_before_check_in', 0, 730, true), percent('refund_ratio', 0, 1, true)],
	},
];

const PLACE: readonly EntryPart[] = [
	{
		file: 'places',
		fields: [
			KEY,
			choice('country', COUNTRY_CODES, true),
			line('name_en', 80, true),
			line('name_de', 80),
			line('other_names', 1000),
			names(line('parent', 120), 'places'),
			decimal('latitude', 35, 60),
			decimal('longitude', -10, 30),
			whole('elevation_m', 0, 5000),
		],
	},
	{
		...{ file: 'placeTouristTaxes', most: 12 },
		fields: [
			choice('kind', TOURIST_TAX_KINDS, true),
			decimal('amount', 0, MOST),
			choice('currency', CURRENCY_CODES),
			decimal('percent', 0, 100),
			whole('from_age', 0, 99),
			whole('to_age', 0, 120),
			whole('max_nights', 1, 366),
			decimal('cap_amount', 0, MOST),
			flag('included'),
			line('source', 400),
			{ name: 'read_on', kind: 'day' },
		],
	},
];

const REGION: readonly EntryPart[] = [
	{
		file: 'regions',
		fields: [
			KEY,
			choice('kind', REGION_KINDS, true),
			line('name_en', 80, true),
			line('name_de', 80),
			line('other_names', 1000),
			names({ name: 'places', kind: 'line', max: 4000, isRequired: true }, 'places'),
		],
	},
];

const FACILITY: readonly EntryPart[] = [
	{
		file: 'facilities',
		fields: [
			KEY,
			line('name_en', 80, true),
			line('name_de', 80),
			{ ...whole('position', 1, FACILITY_LIMIT), isOrder: true },
			flag('is_default'),
		],
	},
];

const SUPPLIER: readonly EntryPart[] = [
	{
		file: 'conciergeSuppliers',
		fields: [
			KEY,
			line('name', 80, true),
			{ name: 'email', kind: 'email', max: 200, isRequired: true },
			line('phone', 40),
			choice('language', LANGUAGES, true),
			whole('answer_hours', 1, 336),
			flag('retired'),
		],
	},
];

const SERVICE: readonly EntryPart[] = [
	{
		file: 'conciergeServices',
		fields: [
			KEY,
			names(line('place', 120, true), 'places'),
			choice('kind', SERVICE_KINDS, true),
			line('name_en', 80, true),
			line('name_de', 80),
			{ name: 'description_en', kind: 'text', max: 300 },
			{ name: 'description_de', kind: 'text', max: 300 },
			names(line('supplier', 120), 'suppliers'),
			choice('unit', SERVICE_UNITS),
			choice('currency', CURRENCY_CODES, true),
			decimal('price', 0, MOST, true),
			decimal('net', 0, MOST, true),
			whole('notice_hours', 0, 8784),
			whole('cancel_hours', 0, 8784),
			flag('retired'),
		],
	},
];

/** Programmes are no file of the format: hotels name them by their keys. */
const PROGRAMME: readonly EntryPart[] = [
	{
		file: 'programmes',
		fields: [
			KEY,
			line('name', 80, true),
			line('logo', 200),
			{ name: 'description_en', kind: 'text', max: 300 },
			{ name: 'description_de', kind: 'text', max: 300 },
		],
	},
];

export const ENTRY_PARTS: Readonly<Record<EntryKind, readonly EntryPart[]>> = {
	operators: OPERATOR,
	places: PLACE,
	regions: REGION,
	facilities: FACILITY,
	suppliers: SUPPLIER,
	services: SERVICE,
	programmes: PROGRAMME,
};
