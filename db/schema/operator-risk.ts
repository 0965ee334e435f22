import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant, ownerNo } from './columns';
import { operator } from './operator';
import { OPERATOR_RISKS } from './trade-enums';

/** When the properties of an operator were last looked over for what would go wrong (OPERATOR-6). */
export const operatorCheck = sqliteTable('operator_check', {
	operatorNo: integer('operator_no')
		.primaryKey()
		.references(() => operator.no, { onDelete: 'cascade' }),
	checkedAt: instant('checked_at').notNull(),
});

/** What that found, by the internal number of what it is about; rows that the next check does not find are deleted. */
export const operatorRisk = sqliteTable(
	'operator_risk',
	{
		operatorNo: ownerNo('operator_no', () => operator.no),
		kind: text('kind', { enum: OPERATOR_RISKS }).notNull(),
		subjectNo: integer('subject_no').notNull(),
		/** From 1, the most pressing first. */
		position: integer('position').notNull(),
		/** By the check that found it first. */
		foundAt: instant('found_at').notNull(),
		checkedAt: instant('checked_at').notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.operatorNo, t.kind, t.subjectNo] }),
		check(
			'operator_risk_kind',
			sql`${t.kind} in ('clash','option','stale','registration','job','instalment','mail','prices','texts','pictures')`,
		),
	],
);
