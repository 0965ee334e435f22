import type { Database } from '../client';
import { type BankAlternative, type BankField, payoutCurrency, type Words } from '../schema/payout-currency';

const words = (en: string, de: string): Words => ({ en, de });

function field(key: string, name: Words, rest: Partial<BankField> = {}): BankField {
	return {
		...{ key, name, type: 'text', required: true, example: null },
		...{ minLength: null, maxLength: null, validationRegexp: null, valuesAllowed: null },
		...rest,
	};
}

const HOLDER = field('accountHolderName', words('Account holder', 'Kontoinhaber'), {
	example: 'Hauser Travel GmbH',
	minLength: 2,
	maxLength: 70,
});

const LEGAL_TYPE = field('legalType', words('Recipient type', 'Art des Empfängers'), {
	type: 'select',
	valuesAllowed: [
		{ key: 'PRIVATE', name: words('Person', 'Person') },
		{ key: 'BUSINESS', name: words('Company', 'Unternehmen') },
	],
});

const BIC = field('bic', words('BIC (SWIFT code)', 'BIC (SWIFT-Code)'), {
	example: 'RLNWATWWXXX',
	minLength: 8,
	maxLength: 11,
	validationRegexp: '[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?',
});

function iban(example: string, pattern = '[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}'): BankField {
	return field('iban', words('IBAN', 'IBAN'), { example, minLength: 15, maxLength: 34, validationRegexp: pattern });
}

const ADDRESS: BankAlternative['fields'][number] = {
	group: words('Address of the recipient', 'Anschrift des Empfängers'),
	fields: [
		field('addressFirstLine', words('Street and number', 'Straße und Hausnummer'), { minLength: 2, maxLength: 100 }),
		field('addressPostCode', words('Postcode', 'Postleitzahl'), { minLength: 2, maxLength: 12 }),
		field('addressCity', words('City', 'Ort'), { minLength: 1, maxLength: 60 }),
		field('addressCountryCode', words('Country (two letters)', 'Land (zwei Buchstaben)'), {
			example: 'AT',
			minLength: 2,
			maxLength: 2,
			validationRegexp: '[A-Z]{2}',
		}),
	],
};

const SWIFT: BankAlternative = {
	key: 'swift',
	title: words('International (SWIFT)', 'International (SWIFT)'),
	fields: [
		LEGAL_TYPE,
		HOLDER,
		BIC,
		field('accountNumber', words('IBAN or account number', 'IBAN oder Kontonummer'), {
			minLength: 4,
			maxLength: 34,
			validationRegexp: '[A-Z0-9]{4,34}',
		}),
		ADDRESS,
	],
};

const CURRENCIES: readonly (typeof payoutCurrency.$inferInsert)[] = [
	currency('EUR', [
		{
			key: 'iban',
			title: words('IBAN (SEPA)', 'IBAN (SEPA)'),
			fields: [LEGAL_TYPE, HOLDER, iban('AT611904300234573201'), { ...BIC, required: false }],
		},
	]),
	currency('CHF', [
		{
			key: 'iban',
			title: words('Swiss account', 'Schweizer Konto'),
			fields: [LEGAL_TYPE, HOLDER, iban('CH9300762011623852957', '(CH|LI)[0-9]{7}[A-Z0-9]{12}')],
		},
		SWIFT,
	]),
	currency('GBP', [
		{
			key: 'sortCode',
			title: words('Sort code and account number', 'Sort Code und Kontonummer'),
			fields: [
				LEGAL_TYPE,
				HOLDER,
				field('sortCode', words('Sort code', 'Sort Code'), {
					example: '231470',
					minLength: 6,
					maxLength: 6,
					validationRegexp: '[0-9]{6}',
				}),
				field('accountNumber', words('Account number', 'Kontonummer'), {
					example: '28821822',
					minLength: 8,
					maxLength: 8,
					validationRegexp: '[0-9]{8}',
				}),
			],
		},
		{
			key: 'iban',
			title: words('IBAN', 'IBAN'),
			fields: [LEGAL_TYPE, HOLDER, iban('GB33BUKB20201555555555', 'GB[0-9]{2}[A-Z]{4}[0-9]{14}')],
		},
	]),
	currency('USD', [
		{
			key: 'ach',
			title: words('Account in the USA (ACH)', 'Konto in den USA (ACH)'),
			fields: [
				LEGAL_TYPE,
				HOLDER,
				field('routingNumber', words('Routing number (ABA)', 'Bankleitzahl (ABA)'), {
					example: '111000025',
					minLength: 9,
					maxLength: 9,
					validationRegexp: '[0-9]{9}',
				}),
				field('accountNumber', words('Account number', 'Kontonummer'), {
					minLength: 4,
					maxLength: 17,
					validationRegexp: '[0-9]{4,17}',
				}),
				field('accountType', words('Account type', 'Kontoart'), {
					type: 'radio',
					valuesAllowed: [
						{ key: 'CHECKING', name: words('Checking', 'Girokonto') },
						{ key: 'SAVINGS', name: words('Savings', 'Sparkonto') },
					],
				}),
				ADDRESS,
			],
		},
		SWIFT,
	]),
	currency('AUD', [
		{
			key: 'bsb',
			title: words('Australian account', 'Australisches Konto'),
			fields: [
				LEGAL_TYPE,
				HOLDER,
				field('bsbCode', words('BSB code', 'BSB-Code'), {
					example: '062000',
					minLength: 6,
					maxLength: 6,
					validationRegexp: '[0-9]{6}',
				}),
				field('accountNumber', words('Account number', 'Kontonummer'), {
					minLength: 4,
					maxLength: 9,
					validationRegexp: '[0-9]{4,9}',
				}),
				field('incorporatedOn', words('Date of incorporation', 'Gründungsdatum'), { type: 'date' }),
			],
		},
	]),
].map((each, position) => ({ ...each, position }));

function currency(code: string, alternatives: readonly BankAlternative[]) {
	return { code, alternatives, position: 0 };
}

/** Gives a database the payout currencies; rows that operations changed stay as they are. */
export async function ensurePayoutCurrencies(db: Database): Promise<void> {
	await db
		.insert(payoutCurrency)
		.values([...CURRENCIES])
		.onConflictDoNothing();
}
