import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { day, flag, minor, ownerNo } from './columns';
import { CURRENCY_CODES, TOURIST_TAX_KINDS } from './enums';
import { place } from './place';
import { property } from './property';

/** What the authorities of a place ask for a stay (PRICE-20): an amount of a currency, or a percentage of the price. */
const taxColumns = () => ({
	position: integer('position').notNull(),
	kind: text('kind', { enum: TOURIST_TAX_KINDS }).notNull(),
	amountMinor: minor('amount_minor'),
	/** Of the amount, or of the cap of a percentage. */
	currency: text('currency', { enum: CURRENCY_CODES }),
	percent: real('percent'),
	/** Whole years; who is younger, or older than `to_age`, pays nothing. */
	fromAge: integer('from_age').notNull().default(0),
	toAge: integer('to_age'),
	/** Nights that are taxed at most; null: all. */
	maxNights: integer('max_nights'),
	/** The most that a percentage comes to, a person and night. */
	capMinor: minor('cap_minor'),
	/** True: the price has it already. */
	isIncluded: flag('is_included').notNull().default(false),
	/** Who names the tax, and the day on which that was read. */
	source: text('source'),
	readOn: day('read_on'),
});

/** Taxes of a place, for each property in it and in its parts that has none of its own. */
export const placeTouristTax = sqliteTable(
	'place_tourist_tax',
	{ placeNo: ownerNo('place_no', () => place.no), ...taxColumns() },
	(t) => [
		primaryKey({ columns: [t.placeNo, t.position] }),
		check('place_tourist_tax_kind_known', sql`${t.kind} in ('per_person_night','per_stay','percent')`),
	],
);

/** Taxes of a property, which stand in the place of those of its place. */
export const propertyTouristTax = sqliteTable(
	'property_tourist_tax',
	{ propertyNo: ownerNo('property_no', () => property.no), ...taxColumns() },
	(t) => [
		primaryKey({ columns: [t.propertyNo, t.position] }),
		check('property_tourist_tax_kind_known', sql`${t.kind} in ('per_person_night','per_stay','percent')`),
	],
);
