import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { duration } from '~/domain/date/duration';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import { formatPercent } from '~/domain/language/format-number';
import { formatAmount } from '~/domain/money/format-amount';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { payByCard } from '~/domain/property/pay-by-card';
import type { PriceParts } from '~/domain/property/price-parts';
import type { Property } from '~/domain/property/property';
import type { StayFigures } from '~/domain/property/stay-figures';
import { weekRange } from '~/domain/property/week-range';
import { seasonLabel, seasonOf } from '~/domain/stay/season';
import { serviceLevelLabel, serviceLevelOrder } from '~/domain/stay/service-level';
import type { TaxWords } from '~/domain/tourist-tax/tax-words';
import { Icon } from '../ui/icon';
import type { ShownStay } from './shown-stay';
import { useStayWords } from './stay-words';
import { WHY_PRICE } from './why-price-button';

type WhyPriceProps = { property: Property; chosen: ShownStay; figures: StayFigures | null; parts: PriceParts | null };

/**
 * Explains the price of the selected stay: its calculation, what it includes, and its payment schedule. A native popover, so that it opens
 * without script; in print it appears under the terms, only when it is open.
 */
export function WhyPrice({ property, chosen, figures, parts }: WhyPriceProps) {
	const { t } = useTranslation(['property', 'common', 'house']);
	const { language, today } = useRoot();
	const words = useStayWords(property, chosen);
	const { period, serviceLevel, priceMinor, tax } = chosen;
	if (!period || !serviceLevel || priceMinor === null || !figures || !parts) return null;
	const level = serviceLevelLabel(serviceLevel, language);
	return (
		<div id={WHY_PRICE} role="dialog" aria-labelledby="why-price-title" className="why-price" {...{ popover: 'auto' }}>
			<div className="flex items-start justify-between gap-4">
				<div>
					<h2 id="why-price-title" className="text-h3">
						{t('house:why.title')}
					</h2>
					<p className="mt-1 text-small text-ink2">
						{[property.name, words.range, t('common:property.nights', { count: period.nights }), level].join(', ')}
					</p>
				</div>
				<button
					type="button"
					aria-label={t('house:why.close')}
					className="-mr-3 -mt-2 grid size-11 shrink-0 place-items-center hover:text-accent-ink print:hidden"
					{...{ popovertarget: WHY_PRICE, popovertargetaction: 'hide' }}
				>
					<Icon name="close" />
				</button>
			</div>
			<Parts parts={parts} level={level} priceMinor={priceMinor} amount={words.amount} />
			{tax ? <Tax tax={tax} priceMinor={priceMinor} amount={words.amount} /> : null}
			<Comparison property={property} chosen={chosen} amount={words.amount} />
			<Included property={property} level={level} index={property.levels.indexOf(serviceLevelOrder(serviceLevel))} />
			<Due figures={figures} checkIn={period.checkIn} priceMinor={priceMinor} amount={words.amount} />
			<Deposit figures={figures} />
			<p className="mt-6 text-small text-ink2">{t('house:why.today', { date: formatDate(today, language) })}</p>
		</div>
	);
}

type Amount = (minor: number) => string;

const HEADING = 'mt-7 font-sans text-body font-semibold tracking-normal';

/** Season rates, service level and our own fee, added up. */
function Parts({
	parts,
	level,
	priceMinor,
	amount,
}: {
	parts: PriceParts;
	level: string;
	priceMinor: number;
	amount: Amount;
}) {
	const { t } = useTranslation(['property', 'house']);
	const { language } = useRoot();
	const base = serviceLevelLabel(parts.baseLevel, language);
	const rows: { title: string; note: string; minor: number }[] = parts.rates.map(
		({ checkIn, checkOut, priceMinor: minor, gapPercent }) => ({
			title: t('house:why.seasonRate', { season: seasonLabel(seasonOf(checkIn), language) }),
			note: [
				formatDateRange(checkIn, checkOut, language),
				base,
				...(gapPercent === null
					? []
					: [t(gapPercent === 0 ? 'house:why.gap' : 'house:why.gapDiscount', { percent: gapPercent })]),
			].join(', '),
			minor,
		}),
	);
	if (base !== level) rows.push({ title: t('house:why.level', { level }), note: '', minor: parts.levelMinor });
	rows.push({ title: t('stay.consultingFee'), note: t('house:why.consulting'), minor: 0 });
	return (
		<dl className="mt-5 text-small">
			{rows.map(({ title, note, minor }) => (
				<div key={title + note} className="flex justify-between gap-6 border-b border-line py-2.5">
					<dt>
						{title}
						{note ? <span className="block text-label text-ink2">{note}</span> : null}
					</dt>
					<dd className="tabular whitespace-nowrap">{amount(minor)}</dd>
				</div>
			))}
			<div className="flex items-baseline justify-between gap-6 pt-3">
				<dt className="font-semibold">{t('house:why.total')}</dt>
				<dd className="amount text-lead">{amount(priceMinor)}</dd>
			</div>
		</dl>
	);
}

/** The tourist tax, and the price with it; the total of what is booked stays the one above. */
function Tax({ tax, priceMinor, amount }: { tax: TaxWords; priceMinor: number; amount: Amount }) {
	return (
		<>
			{tax.rows.length > 0 ? (
				<dl className="mt-3 border-t border-line text-small">
					{tax.rows.map(({ label, value }) => (
						<div key={label} className="flex justify-between gap-6 border-b border-line py-2.5">
							<dt>{label}</dt>
							<dd className="tabular whitespace-nowrap">{value}</dd>
						</div>
					))}
					{tax.totalLabel ? (
						<div className="flex items-baseline justify-between gap-6 pt-3">
							<dt className="font-semibold">{tax.totalLabel}</dt>
							<dd className="amount text-lead">{amount(priceMinor + tax.addedMinor)}</dd>
						</div>
					) : null}
				</dl>
			) : null}
			<p className="mt-3 text-small text-ink2">{tax.note}</p>
		</>
	);
}

/** The rank of the price among the weeks of its season; nothing for other lengths, or when all cost the same. */
function Comparison({ property, chosen, amount }: { property: Property; chosen: ChosenStay; amount: Amount }) {
	const { t } = useTranslation(['property', 'house']);
	const { language, today } = useRoot();
	const { period, serviceLevel } = chosen;
	if (period?.nights !== 7 || !serviceLevel) return null;
	const season = seasonOf(period.checkIn);
	const range = weekRange(property.stays, {
		season,
		level: serviceLevelOrder(serviceLevel),
		today: today as PlainDate,
	});
	if (!range || range.least === range.most) return null;
	return (
		<p className="mt-3 text-small text-ink2">
			{t('house:why.comparison', {
				season: seasonLabel(season, language),
				least: amount(range.least),
				most: amount(range.most),
			})}
		</p>
	);
}

function Included({ property, level, index }: { property: Property; level: string; index: number }) {
	const { t } = useTranslation(['property', 'house']);
	const named = (availability: 'included' | 'on_request') =>
		property.services.flatMap(({ name, at }) => (at[index] === availability ? name : []));
	const included = named('included');
	const onRequest = named('on_request');
	if (included.length + onRequest.length === 0) return null;
	return (
		<>
			<h3 className={HEADING}>{t('house:why.included', { level })}</h3>
			{included.length > 0 ? (
				<ul className="mt-2 grid gap-x-6 gap-y-1.5 text-small sm:grid-cols-2">
					{included.map((name) => (
						<li key={name} className="flex gap-3">
							<span className="tick mt-2" />
							{name}
						</li>
					))}
				</ul>
			) : null}
			{onRequest.length > 0 ? (
				<p className="mt-2 text-small text-ink2">{t('house:why.onRequest', { services: onRequest.join(', ') })}</p>
			) : null}
		</>
	);
}

type DueProps = { figures: StayFigures; checkIn: PlainDate; priceMinor: number; amount: Amount };

/** Each payment with its date, by bank transfer and by card side by side where the card costs a fee. */
function Due({ figures, checkIn, priceMinor, amount }: DueProps) {
	const { t } = useTranslation(['property', 'house']);
	const { language } = useRoot();
	const { payments, bookingDate, cardFee, isBankTransferAccepted } = figures;
	const fee = cardFee?.minor ?? 0;
	const byCard = payByCard(payments, fee);
	const ways: { title: string; amounts: number[]; total: number }[] = [];
	if (isBankTransferAccepted || fee === 0)
		ways.push({
			title: fee === 0 ? t('house:why.amount') : t('house:terms.bankTransfer'),
			amounts: payments.map(({ minor }) => minor),
			total: priceMinor,
		});
	if (fee > 0) ways.push({ title: t('house:terms.creditCard'), amounts: byCard, total: priceMinor + fee });
	const before = (date: PlainDate) => {
		const { unit, count } = duration(daysBetween(date, checkIn));
		return t('house:why.beforeCheckIn', { duration: t(`house:terms.${unit}`, { count }) });
	};
	const cell = 'tabular py-2.5 pl-4 text-right whitespace-nowrap align-top';
	return (
		<>
			<h3 className={HEADING}>{t('house:why.due')}</h3>
			<table className="mt-1 w-full text-left text-small">
				<thead>
					<tr className="border-b border-line2 text-label text-ink2">
						<th scope="col" className="py-2 font-normal">
							{t('house:why.payment')}
						</th>
						{ways.map(({ title }) => (
							<th key={title} scope="col" className="py-2 pl-4 text-right align-bottom font-normal">
								{title}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{payments.map(({ kind, dueDate, ratio }, index) => (
						<tr key={dueDate} className="border-b border-line">
							<th scope="row" className="py-2.5 font-normal">
								{t(payments.length === 1 ? 'house:why.kind.whole' : `house:why.kind.${kind}`, {
									share: formatPercent(ratio * 100, language),
								})}
								<span className="block text-label text-ink2">
									{formatDate(dueDate, language)},{' '}
									{dueDate === bookingDate
										? t('house:why.withBooking')
										: dueDate === checkIn
											? t('house:why.atCheckIn')
											: before(dueDate)}
								</span>
							</th>
							{ways.map(({ title, amounts }) => (
								<td key={title} className={cell}>
									{amount(amounts[index] ?? 0)}
								</td>
							))}
						</tr>
					))}
					<tr className="font-semibold">
						<th scope="row" className="py-2.5 font-semibold">
							{t('house:why.sum')}
						</th>
						{ways.map(({ title, total }) => (
							<td key={title} className={cell}>
								{amount(total)}
							</td>
						))}
					</tr>
				</tbody>
			</table>
			{cardFee && cardFee.ratio > 0 ? (
				<p className="mt-1 text-small text-ink2">
					{cardFee.isCharged
						? t('house:why.cardFee', { share: formatPercent(cardFee.ratio * 100, language), fee: amount(fee) })
						: t('house:terms.creditCardWaivedShare', { share: formatPercent(cardFee.ratio * 100, language) })}
				</p>
			) : null}
		</>
	);
}

function Deposit({ figures: { deposit } }: { figures: StayFigures }) {
	const { t } = useTranslation(['property', 'house']);
	const { language } = useRoot();
	if (!deposit.amount) return null;
	return (
		<>
			<h3 className={HEADING}>{t('house:terms.deposit')}</h3>
			<div className="mt-2 flex justify-between gap-6 text-small">
				<p className="text-ink2">
					{deposit.kind === 'unknown'
						? t('house:why.deposit.unknown')
						: t(`house:why.deposit.${deposit.kind}`, { date: formatDate(deposit.date, language) })}
				</p>
				<p className="tabular whitespace-nowrap">{formatAmount(deposit.amount)}</p>
			</div>
		</>
	);
}
