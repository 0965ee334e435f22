import type { MARKUP_KINDS, PROPOSAL_APPROVALS } from '#db/schema/trade-enums';
import { instantAt } from '../date/instant-at';
import { addDays, type PlainDate, parsePlainDate } from '../date/plain-date';
import { todayInZone } from '../date/today-in-zone';
import type { Language } from '../language/language';
import { mailAddress } from '../mail/mail-address';
import { readMoney } from '../money/read-money';
import { ALPINE_ZONE, LONGEST, MOST_OPTIONS, MOST_VALID_DAYS } from './proposal-limits';

/** The texts of the builder's form, as they were typed. */
export type TypedProposal = {
	language: string;
	clientFirstName: string;
	clientLastName: string;
	clientEmail: string;
	title: string;
	greeting: string;
	/** `YYYY-MM-DD` and `HH:MM`, on a clock of the Alps. */
	validDay: string;
	validTime: string;
	onApproval: string;
	/** Public id of a lead; '' for none. */
	firstChoice: string;
	/** In their order; `price` in minor units, '' for the lead's. */
	options: { leadId: string; markupKind: string; markup: string; reason: string; price: string }[];
};

/** What is written of it. */
export type ProposalDraft = {
	language: Language;
	clientFirstName: string;
	clientLastName: string;
	clientEmail: string | null;
	title: string;
	greeting: string;
	validUntil: number;
	onApproval: (typeof PROPOSAL_APPROVALS)[number];
	firstChoice: string | null;
	options: {
		leadId: string;
		markupKind: (typeof MARKUP_KINDS)[number];
		markup: number;
		/** The price that the agent has decided on; null: the lead's. */
		priceMinor: number | null;
		reason: string;
	}[];
};

export type ProposalError =
	| 'name'
	| 'email'
	| 'tooLong'
	| 'date'
	| 'past'
	| 'tooLate'
	| 'markup'
	| 'noOption'
	| 'tooManyOptions'
	| 'twice';

/** Errors by field; of an option `markup.<lead id>`, `reason.<lead id>`. */
export type ProposalErrors = Record<string, ProposalError>;

type Setting = {
	today: PlainDate;
	now: number;
	/** Of the leads that are options, by their public ids. */
	currencies: Readonly<Record<string, string>>;
	/** False: the brand has no markups, and a typed one is ignored (PROPOSAL-4). */
	isMarkupSupported: boolean;
};

/** Reads the builder's form (PROPOSAL-3): the draft, or what is wrong with each field. */
export function readProposalForm(
	typed: TypedProposal,
	{ today, now, currencies, isMarkupSupported }: Setting,
): { draft: ProposalDraft; errors: null } | { draft: null; errors: ProposalErrors } {
	const errors: ProposalErrors = {};
	const name = (field: 'clientFirstName' | 'clientLastName') => {
		const text = typed[field].trim();
		// Some people have one name alone.
		if (text === '' && field === 'clientLastName') errors[field] = 'name';
		if (text.length > LONGEST.name) errors[field] = 'tooLong';
		return text;
	};
	const text = (field: string, value: string, longest: number) => {
		if (value.trim().length > longest) errors[field] = 'tooLong';
		return value.trim();
	};
	const email = typed.clientEmail.trim();
	if (email !== '' && mailAddress(email) === null) errors.clientEmail = 'email';
	const validUntil = readValidity(typed, { today, now }, errors);
	const ids = typed.options.map(({ leadId }) => leadId);
	if (ids.length === 0) errors.options = 'noOption';
	if (ids.length > MOST_OPTIONS) errors.options = 'tooManyOptions';
	if (new Set(ids).size < ids.length) errors.options = 'twice';
	const draft: ProposalDraft = {
		language: typed.language === 'de' ? 'de' : 'en',
		clientFirstName: name('clientFirstName'),
		clientLastName: name('clientLastName'),
		clientEmail: email === '' ? null : email,
		title: text('title', typed.title, LONGEST.title),
		greeting: text('greeting', typed.greeting.replaceAll('\r\n', '\n'), LONGEST.greeting),
		validUntil,
		onApproval: typed.onApproval === 'option' || typed.onApproval === 'booking' ? typed.onApproval : 'tell',
		firstChoice: ids.includes(typed.firstChoice) ? typed.firstChoice : null,
		options: typed.options.map(({ leadId, markupKind, markup, reason, price }) => {
			const kind = isMarkupSupported && markupKind === 'percent' ? 'percent' : 'amount';
			const value = isMarkupSupported ? readMarkup(markup, kind, currencies[leadId] ?? '') : 0;
			if (value === null) errors[`markup.${leadId}`] = 'markup';
			return {
				...{
					leadId,
					markupKind: kind,
					markup: value ?? 0,
					priceMinor: /^\d{1,12}$/.test(price) ? Number(price) : null,
				},
				reason: text(`reason.${leadId}`, reason.replaceAll('\r\n', '\n'), LONGEST.reason),
			};
		}),
	};
	return Object.keys(errors).length > 0 ? { draft: null, errors } : { draft, errors: null };
}

/**
 * A markup as typed, in hundredths: an amount as people write it in the option's currency (`readMoney`), or a percentage with at most two
 * decimals; with a minus before it the agency gives away what it earns. '' is 0, null is none of these.
 */
export function readMarkup(typed: string, kind: ProposalDraft['options'][number]['markupKind'], currency: string) {
	const [, sign = '', text = ''] = /^\s*([-−–]?)\s*(.*?)\s*$/su.exec(typed) ?? [];
	if (text === '') return sign === '' ? 0 : null;
	const plain = kind === 'percent' ? text.replace(/\s*%$/, '').replace(',', '.') : readMoney(text, currency);
	if (typeof plain !== 'string' || !/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null;
	const hundredths = Math.round(Number(plain) * 100);
	return sign === '' || hundredths === 0 ? hundredths : -hundredths;
}

function readValidity(
	{ validDay, validTime }: Pick<TypedProposal, 'validDay' | 'validTime'>,
	{ today, now }: Pick<Setting, 'today' | 'now'>,
	errors: ProposalErrors,
): number {
	const day = parsePlainDate(validDay.trim());
	const time = /^([01]\d|2[0-3]):[0-5]\d$/.test(validTime.trim()) ? validTime.trim() : null;
	if (!day) errors.validDay = 'date';
	if (!time) errors.validTime = 'date';
	if (!day || !time) return now;
	const until = instantAt(day, time, ALPINE_ZONE);
	if (until <= now) errors[day < todayInZone(new Date(now), ALPINE_ZONE) ? 'validDay' : 'validTime'] = 'past';
	if (day > addDays(today, MOST_VALID_DAYS)) errors.validDay = 'tooLate';
	return until;
}
