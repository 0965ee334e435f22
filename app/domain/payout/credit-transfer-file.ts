import XMLBuilder from 'fast-xml-builder';
import { toMajorUnits } from '../money/major-units';

/** An address as banks take it since November 2026: in its parts, the town and the country (ISO 3166, two letters) at least. */
export type BankAddress = { street: string; postalCode: string; town: string; country: string };

/** An account as a bank wants it: without spaces. */
export type BankParty = { name: string; iban: string; bic: string | null; address?: BankAddress | null };

export type CreditTransfer = {
	/** At most 35 letters; comes back on the statement. */
	endToEndId: string;
	to: BankParty;
	minor: number;
	/** What it is for; cut at 140 letters. */
	text: string;
};

export type CreditTransferFile = {
	/** At most 35 letters; a bank refuses a second file with the same one. */
	messageId: string;
	/** Milliseconds. */
	createdAt: number;
	executionDay: string;
	currency: 'EUR' | 'CHF';
	from: BankParty;
	transfers: readonly CreditTransfer[];
};

/** Longest texts of the standard. */
const LONGEST = { name: 70, text: 140, street: 70, postalCode: 16, town: 35 } as const;

/**
 * A payout run as the bank takes it: ISO 20022 `pain.001.001.09`, in euros a SEPA credit transfer (EPC 132-08), in francs a domestic one. Letters
 * outside of the Latin set that every bank takes are spelled or left out. Throws RangeError without a transfer, or for an amount that is none.
 */
export function creditTransferFile(file: CreditTransferFile): string {
	const { messageId, createdAt, executionDay, currency, from, transfers } = file;
	if (transfers.length === 0) throw new RangeError('A file without a transfer');
	if (transfers.some(({ minor }) => !Number.isSafeInteger(minor) || minor <= 0)) throw new RangeError('Not an amount');
	const count = String(transfers.length);
	const sum = amount(transfers.reduce((all, { minor }) => all + minor, 0));
	const isSepa = currency === 'EUR';
	const message = {
		'?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
		Document: {
			'@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
			CstmrCdtTrfInitn: {
				GrpHdr: {
					MsgId: messageId,
					CreDtTm: new Date(createdAt).toISOString().slice(0, 19),
					NbOfTxs: count,
					CtrlSum: sum,
					InitgPty: { Nm: plainText(from.name, LONGEST.name) },
				},
				PmtInf: {
					PmtInfId: messageId,
					PmtMtd: 'TRF',
					// One line of the statement for each transfer, so that each can be found there.
					BtchBookg: 'false',
					NbOfTxs: count,
					CtrlSum: sum,
					...(isSepa ? { PmtTpInf: { SvcLvl: { Cd: 'SEPA' } } } : {}),
					ReqdExctnDt: { Dt: executionDay },
					Dbtr: { Nm: plainText(from.name, LONGEST.name) },
					DbtrAcct: { Id: { IBAN: from.iban } },
					DbtrAgt: agent(from),
					...(isSepa ? { ChrgBr: 'SLEV' } : {}),
					CdtTrfTxInf: transfers.map(({ endToEndId, to, minor, text }) => ({
						PmtId: { EndToEndId: endToEndId },
						Amt: { InstdAmt: { '#text': amount(minor), '@_Ccy': currency } },
						...(to.bic ? { CdtrAgt: agent(to) } : {}),
						Cdtr: {
							Nm: plainText(to.name, LONGEST.name),
							...(to.address ? { PstlAdr: postalAddress(to.address) } : {}),
						},
						CdtrAcct: { Id: { IBAN: to.iban } },
						RmtInf: { Ustrd: plainText(text, LONGEST.text) },
					})),
				},
			},
		},
	};
	return new XMLBuilder({ ignoreAttributes: false, format: true }).build(message);
}

function amount(minor: number): string {
	return toMajorUnits(minor).toFixed(2);
}

/** In the order of the schema. */
function postalAddress({ street, postalCode, town, country }: BankAddress) {
	return {
		...(street ? { StrtNm: plainText(street, LONGEST.street) } : {}),
		...(postalCode ? { PstCd: plainText(postalCode, LONGEST.postalCode) } : {}),
		TwnNm: plainText(town, LONGEST.town),
		Ctry: country,
	};
}

function agent({ bic }: BankParty) {
	return { FinInstnId: bic ? { BICFI: bic } : { Othr: { Id: 'NOTPROVIDED' } } };
}

const SPELLED: Readonly<Record<string, string>> = {
	...{
		ä: 'ae',
		ö: 'oe',
		ü: 'ue',
		Ä: 'Ae',
		Ö: 'Oe',
		Ü: 'Ue',
		ß: 'ss',
		æ: 'ae',
		Æ: 'Ae',
		ø: 'o',
		Ø: 'O',
		œ: 'oe',
		Œ: 'Oe',
	},
	...{
		đ: 'd',
		Đ: 'D',
		ł: 'l',
		Ł: 'L',
		þ: 'th',
		Þ: 'Th',
		ı: 'i',
		'’': "'",
		'‘': "'",
		'–': '-',
		'—': '-',
		'·': ',',
		'&': '+',
	},
};

/** A text in the letters that every bank takes (EPC 217-08), at most so long; `?` where nothing is left. */
export function plainText(text: string, longest: number): string {
	const spelled = [...text.normalize('NFC')].map((letter) => SPELLED[letter] ?? letter).join('');
	const plain = spelled
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
		.replace(/ +/g, ' ')
		.trim()
		.slice(0, longest)
		.trim();
	// Neither may begin or end with a slash, nor hold two of them.
	return plain.replace(/\/{2,}/g, '/').replace(/^\/+|\/+$/g, '') || '?';
}
