import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A word in both languages. */
export type Words = { en: string; de: string };

/** One field that a bank asks for. `validationRegexp` has to match the whole text. */
export type BankField = {
	key: string;
	name: Words;
	type: 'select' | 'text' | 'radio' | 'date';
	required: boolean;
	example: string | null;
	minLength: number | null;
	maxLength: number | null;
	validationRegexp: string | null;
	valuesAllowed: readonly { key: string; name: Words }[] | null;
};

/** Fields that belong together, such as an address. */
export type BankFieldGroup = { group: Words; fields: readonly BankField[] };

/** One way to be paid in a currency. */
export type BankAlternative = { key: string; title: Words; fields: readonly (BankField | BankFieldGroup)[] };

/** Currencies in which agencies are paid out, and what their banks ask for: rules as data. */
export const payoutCurrency = sqliteTable('payout_currency', {
	/** ISO 4217. */
	code: text('code').primaryKey(),
	position: integer('position').notNull(),
	/** The first one is the default. */
	alternatives: text('alternatives', { mode: 'json' }).$type<readonly BankAlternative[]>().notNull(),
});
