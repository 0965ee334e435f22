import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { ledgerAccount } from '#db/schema/ledger';
import { instalmentSum } from '#db/schema/payment';
import type { PlainDate } from '../../date/plain-date';
import { CURRENCIES, type Currency } from '../../money/money';
import { groupEnds, type ReceivableGroup } from './receivable-filter';

export type Figure = { count: number; minor: number };

/** The figures of the day in one currency (BOOKS-1). */
export type MoneyFigures = {
	currency: Currency;
	groups: Record<ReceivableGroup, Figure>;
	partlyCount: number;
	/** What clients have paid too much, to be given back. */
	credit: Figure;
};

/** Queries of the figures, of one brand or of all, for the batch of a page: sums of days, and the accounts of clients who have paid too much. */
export function moneyFiguresQueries(db: Database, brandKey: string | null, today: PlainDate) {
	const ends = groupEnds(today);
	const { dueDate } = instalmentSum;
	const group = sql<ReceivableGroup>`case when ${dueDate} < ${today} then 'overdue' when ${dueDate} <= ${ends.due} then 'due'
		when ${dueDate} <= ${ends.coming} then 'coming' else 'later' end`;
	return [
		db
			.select({
				...{ currency: instalmentSum.currency, group },
				count: sql<number>`sum(${instalmentSum.openCount})`,
				minor: sql<number>`sum(${instalmentSum.openMinor})`,
				partlyCount: sql<number>`sum(${instalmentSum.partlyCount})`,
			})
			.from(instalmentSum)
			.where(and(gt(instalmentSum.openCount, 0), brandKey ? eq(instalmentSum.brandKey, brandKey) : undefined))
			.groupBy(instalmentSum.currency, group),
		db
			.select({
				currency: sql<Currency>`"currency"`,
				count: sql<number>`count(*)`,
				minor: sql<number>`sum("credit_minor" - "debit_minor")`,
			})
			// Without a hint the index of parties is taken, which has every client.
			.from(sql`${ledgerAccount} indexed by ledger_account_credit`)
			.where(
				and(
					sql`"kind" = 'client' and "credit_minor" > "debit_minor"`,
					brandKey ? sql`(select brand_key from lead where no = cast("party" as integer)) = ${brandKey}` : undefined,
				),
			)
			.groupBy(sql`"currency"`),
	] as const;
}

type Rows = {
	sums: readonly (Figure & { currency: Currency; group: ReceivableGroup; partlyCount: number })[];
	credits: readonly (Figure & { currency: Currency })[];
};

/** The figures in the order of the currencies; of those alone in which there is something. */
export function readMoneyFigures([sums, credits]: readonly [Rows['sums'], Rows['credits']]): MoneyFigures[] {
	return CURRENCIES.flatMap((currency) => {
		const ofCurrency = sums.filter((row) => row.currency === currency);
		const credit = credits.find((row) => row.currency === currency);
		if (ofCurrency.length === 0 && !credit) return [];
		const figure = (group: ReceivableGroup): Figure => {
			const found = ofCurrency.find((row) => row.group === group);
			return { count: found?.count ?? 0, minor: found?.minor ?? 0 };
		};
		return [
			{
				currency,
				groups: {
					overdue: figure('overdue'),
					due: figure('due'),
					coming: figure('coming'),
					later: figure('later'),
				},
				partlyCount: ofCurrency.reduce((sum, row) => sum + row.partlyCount, 0),
				credit: { count: credit?.count ?? 0, minor: credit?.minor ?? 0 },
			},
		];
	});
}
