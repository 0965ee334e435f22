import * as z from 'zod';
import { ACCOUNT_KINDS } from '#db/schema/money-enums';

/** The charts of accounts of the bookkeeper's programme. */
export const CHARTS = ['SKR03', 'SKR04'] as const;

export type AccountOf = Record<(typeof ACCOUNT_KINDS)[number], string>;

/**
 * The accounts that stand for ours unless the brand names others: those of the chart that are posted to directly, without a tax key of their own, since VAT is
 * not booked by us (BOOKS-5). Receivables and payables are the ones without personal accounts.
 */
export const CHART_ACCOUNTS: Record<(typeof CHARTS)[number], AccountOf> = {
	SKR03: {
		...{ client: '1410', hotel: '1410', operator: '1700', agency: '1610', bank: '1200', card: '1360' },
		...{ cardFee: '8200', bankFee: '4970', deposit: '1732', waived: '2400', touristTax: '1590' },
		...{ supplier: '1610', margin: '8200' },
	},
	SKR04: {
		...{ client: '1210', hotel: '1210', operator: '3500', agency: '3310', bank: '1800', card: '1460' },
		...{ cardFee: '4200', bankFee: '6855', deposit: '3550', waived: '6930', touristTax: '1370' },
		...{ supplier: '3310', margin: '4200' },
	},
};

const account = z
	.string()
	.regex(/^[1-9]\d{3,7}$/)
	.nullable()
	.default(null);

/** How a brand's books go to its bookkeeper (BOOKS-5). Without both numbers there is no file for DATEV. */
export const bookkeeping = z
	.object({
		/** Berater and Mandant, as the bookkeeper has them. */
		consultant: z.number().int().min(1_001).max(9_999_999).nullable().default(null),
		client: z.number().int().min(1).max(99_999).nullable().default(null),
		chart: z.enum(CHARTS).default('SKR03'),
		/** Digits of an account; shorter ones get zeros behind. */
		accountLength: z.number().int().min(4).max(8).default(4),
		/** The month with which the business year begins. */
		yearStart: z.number().int().min(1).max(12).default(1),
		/** Accounts in the place of the chart's. */
		accounts: z
			.object({
				...{ client: account, hotel: account, operator: account, agency: account, bank: account, card: account },
				...{ cardFee: account, bankFee: account, deposit: account, waived: account, touristTax: account },
				...{ supplier: account, margin: account },
			})
			.prefault({}),
	})
	.prefault({})
	.superRefine(({ accounts, accountLength }, issues) => {
		for (const kind of ACCOUNT_KINDS)
			if ((accounts[kind]?.length ?? 0) > accountLength)
				issues.addIssue({ code: 'custom', path: ['accounts', kind], message: 'longer than the chart' });
	});

export type Bookkeeping = z.infer<typeof bookkeeping>;

type Field =
	| 'consultant'
	| 'client'
	| 'chart'
	| 'accountLength'
	| 'yearStart'
	| `accounts.${(typeof ACCOUNT_KINDS)[number]}`;

/** The bookkeeping of a form; it may be invalid. */
export function typedBookkeeping(text: (field: Field) => string): object {
	const number = (field: Field) => (text(field) === '' ? undefined : Number(text(field)));
	return {
		...{ consultant: number('consultant') ?? null, client: number('client') ?? null },
		...{ chart: text('chart') || undefined, accountLength: number('accountLength'), yearStart: number('yearStart') },
		accounts: Object.fromEntries(ACCOUNT_KINDS.map((kind) => [kind, text(`accounts.${kind}`) || null])),
	};
}

/** The account of the chart for one of ours, in the digits of the chart. */
export function chartAccount({ chart, accounts, accountLength }: Bookkeeping, kind: keyof AccountOf): string {
	return (accounts[kind] ?? CHART_ACCOUNTS[chart][kind]).padEnd(accountLength, '0');
}
