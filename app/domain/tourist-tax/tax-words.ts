import german from '../../locales/de/tourist-tax';
import english from '../../locales/en/tourist-tax';
import { withValues } from '../../locales/with-values';
import type { Wording } from '../brand/wording';
import { daysBetween } from '../date/plain-date';
import { formatPercent } from '../language/format-number';
import type { Language } from '../language/language';
import { formatAmount } from '../money/format-amount';
import type { Money } from '../money/money';
import type { Period } from '../stay/stay-rate';
import { type StayTax, type TaxLine, type TaxParty, type TouristTax, taxOfStay } from './tourist-tax';

const TEXTS = { en: english, de: german };

/** A page's request or a mail: in which language, and in whose words. */
type Speaker = { language: Language; brand: { wording: Wording } };

/** The tourist tax of a stay in words; browsers get nothing else of it. */
export type TaxWords = {
	/** Each tax with its sum. */
	rows: readonly { label: string; value: string }[];
	/** What comes on top of the price in its own currency. */
	addedMinor: number;
	/** Names the total that has it; null where nothing is added. */
	totalLabel: string | null;
	/** Its line among the payments; none where nothing is added. */
	due: readonly { label: string; value: string }[];
	/** To whom it is paid, or that it is not known. */
	note: string;
	/** A phrase beside the price. */
	short: string;
};

/** A stay with its price, and the taxes of its property. */
type PricedStay = { taxes: readonly TouristTax[]; party: TaxParty; period: Period; price: Money };

/** What a stay with its price is told of the tourist tax. */
export function taxWords(speaker: Speaker, { taxes, party, period, price }: PricedStay): TaxWords {
	const nights = daysBetween(period.checkIn, period.checkOut);
	const tax = taxOfStay({ taxes, party, nights, price });
	const say = sayer(speaker);
	const lines = tax?.lines.filter(({ minor }) => minor > 0) ?? [];
	const addedMinor = tax?.addedMinor ?? 0;
	return {
		rows: lines.map((line) => ({
			label: say('row', { rate: rateOf(say, speaker.language, line) }),
			value: line.tax.isIncluded ? say('inPrice') : sumOf(say, line),
		})),
		addedMinor,
		totalLabel: addedMinor > 0 ? say(tax?.isAtMost ? 'totalAtMost' : 'total') : null,
		due:
			addedMinor > 0
				? [{ label: say('due'), value: formatAmount({ ...price, minor: addedMinor }, { hasCents: true }) }]
				: [],
		note: say(noteOf(tax)),
		short: shortOf(say, tax, price),
	};
}

/** Taxes without a stay, one a line: what each is, and whether the price has it or who travels pays it there. */
export function taxRatesInWords(speaker: Speaker, taxes: readonly TouristTax[]): string[] {
	const say = sayer(speaker);
	return taxes.map((tax) => {
		const rate = say('row', { rate: rateOf(say, speaker.language, { tax }) });
		return `${rate}: ${say(tax.isIncluded ? 'inPrice' : 'onTheSpot')}`;
	});
}

/** What a tax is, such as `Tourist tax, 2.50 € a person and night`. */
export function taxRateInWords(speaker: Speaker, tax: TouristTax): string {
	const say = sayer(speaker);
	return say('row', { rate: rateOf(say, speaker.language, { tax }) });
}

function shortOf(say: Say, tax: StayTax | null, price: Money): string {
	if (!tax) return say('shortUnknown');
	const { addedMinor, beside, isAtMost } = tax;
	const parts: string[] = [];
	if (addedMinor > 0)
		parts.push(
			say(isAtMost ? 'shortAtMost' : 'shortTotal', {
				amount: formatAmount({ ...price, minor: price.minor + addedMinor }),
			}),
		);
	if (beside) parts.push(say(isAtMost ? 'shortBesideAtMost' : 'shortBeside', { amount: formatAmount(beside) }));
	const [first, ...rest] = parts;
	if (first) return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
	return say(tax.lines.some(({ minor }) => minor > 0) ? 'shortIncluded' : 'shortNone');
}

type Key = keyof typeof english;
type Say = (key: Key, values?: Record<string, string | number>) => string;

function sayer({ language, brand }: Speaker): Say {
	const own = brand.wording[language] ?? {};
	return (key, values = {}) => withValues(own[`tourist-tax:${key}`] ?? TEXTS[language][key], values);
}

function noteOf(tax: StayTax | null): Key {
	if (!tax) return 'unknown';
	if (tax.addedMinor > 0 || tax.beside) return tax.isAtMost ? 'paidByAge' : 'paid';
	return tax.lines.some(({ minor }) => minor > 0) ? 'included' : 'none';
}

function sumOf(say: Say, { minor, currency, isAtMost }: TaxLine): string {
	const amount = formatAmount({ minor, currency }, { hasCents: true });
	return isAtMost ? say('atMost', { amount }) : amount;
}

function rateOf(say: Say, language: Language, { tax }: Pick<TaxLine, 'tax'>): string {
	const nights =
		tax.maxNights === null ? [] : [say(tax.maxNights === 1 ? 'oneNight' : 'mostNights', { count: tax.maxNights })];
	if (tax.kind === 'percent') {
		const percent = say('percent', { percent: formatPercent(tax.percent, language) });
		const cap = tax.cap ? [say('cap', { amount: formatAmount(tax.cap, { hasCents: true }) })] : [];
		return [percent, ...agesInWords(say, tax), ...cap, ...nights].join(', ');
	}
	const amount = formatAmount(tax.amount, { hasCents: true });
	if (tax.kind === 'per_stay') return say('stay', { amount });
	return [say(agesOf(tax), { amount, from: tax.fromAge, to: tax.toAge ?? '' }), ...nights].join(', ');
}

/** Who pays a percentage; nothing where everybody does. */
function agesInWords(say: Say, tax: TouristTax): string[] {
	const key = agesOf(tax);
	if (key === 'everybody') return [];
	return [say(`of_${key}`, { from: tax.fromAge, to: tax.toAge ?? '' })];
}

function agesOf({ fromAge, toAge }: TouristTax) {
	if (toAge !== null) return fromAge > 0 ? 'between' : 'upTo';
	if (fromAge === 18) return 'adults';
	return fromAge > 0 ? 'from' : 'everybody';
}
