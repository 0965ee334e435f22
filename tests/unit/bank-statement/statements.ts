import type { CamtStatement } from './camt-file';

/** One entry of each kind, in files that add up. */
export const STATEMENTS = {
	empty: [{ opening: '132240.12', closing: '132240.12', entries: [] }],
	transfers: [
		{
			opening: '-100.00',
			closing: '47380.00',
			entries: [
				{
					amount: '38350.00',
					bankReference: 'BOOK-1',
					details: [
						{
							endToEndId: 'NOTPROVIDED',
							debtor: 'Katharina Brenner & Söhne',
							debtorIban: 'AT952060403100261877',
							ultimateDebtor: 'Familie Brenner',
							lines: ['Chalet Vega Restzahlung', 'FL-K7M3Q9'],
						},
					],
				},
				{
					amount: '9030',
					bankReference: 'BOOK-2',
					details: [{ endToEndId: 'E2E-2', debtor: 'Elisabeth Zumtobel', reference: 'RF18 5390 0754 7034' }],
				},
				{ amount: '0.50', side: 'DBIT', bankText: 'Kontoführung' },
				{ amount: '100.50', date: '2026-11-19', currency: 'EUR' },
				{ amount: '77.00', state: 'PDNG' },
			],
		},
	],
	batch: [
		{
			closing: '300.00',
			entries: [
				{
					amount: '300.00',
					bankReference: 'BATCH-1',
					details: [
						{ amount: '120.50', bankReference: 'BATCH-1', debtor: 'A', reference: 'RF712348231' },
						{ amount: '178.50', bankReference: 'BATCH-1', debtor: 'B', lines: ['second'] },
						{ amount: '1.00', debtor: 'C', charges: [{ amount: '0.10' }] },
					],
				},
			],
		},
	],
	reversals: [
		{
			opening: '500.00',
			closing: '350.00',
			entries: [
				{
					amount: '200.00',
					side: 'DBIT',
					isReversal: true,
					bankReference: 'R-1',
					details: [
						{
							debtor: 'Hubert Wieser',
							debtorIban: 'DE89370400440532013000',
							creditor: 'Firnlicht',
							returnReason: 'AC04',
						},
					],
				},
				{ amount: '50.00', isReversal: true, details: [{ debtor: 'Firnlicht', creditor: 'Bergbahn AG' }] },
			],
		},
	],
	foreign: [
		{
			closing: '10240.00',
			entries: [
				{
					amount: '10240.00',
					details: [
						{
							debtor: 'Thornbury Lifestyle Services',
							instructed: { amount: '8900.00', currency: 'GBP' },
							charges: [{ amount: '12.50', isIncluded: true }],
							lines: ['Ashworth dep. net of charges'],
						},
					],
				},
			],
		},
	],
	several: [
		{ closing: '10.00', entries: [{ amount: '10.00' }] },
		{ id: 'STMT-2', opening: '10.00', closing: '10.00', entries: [] },
		{ id: 'STMT-2', iban: 'CH9300762011623852957', currency: 'CHF', closing: '5.05', entries: [{ amount: '5.05' }] },
	],
} satisfies Record<string, CamtStatement[]>;
