import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { BookingQuote } from '~/domain/booking/booking-quote';
import { formatDate } from '~/domain/date/format-date';
import { formatPercent } from '~/domain/language/format-number';
import { formatAmount } from '~/domain/money/format-amount';
import { groupDigits } from '~/domain/money/group-digits';
import { beginAddress } from '~/domain/proposal/begin-address';
import { propertyCode } from '~/domain/shortlist/property-code';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import type { TradePropertyView } from '~/domain/trade/trade-property-view';
import { Amount } from '../amount';
import { KeyCap } from '../key-cap';
import { FIGURES, Figure } from '../parts/figures';
import { TaxFigures } from '../parts/tax-figures';
import { tradeButton } from '../trade-button';
import { inlineLabel } from './inline-label';
import { chooseAddress, chosenQuery } from './property-address';

type StaySummaryProps = { view: TradePropertyView; path: string };

/** The selected stay: its price by either payment method, its payment schedule, the agency's commission, and the three next actions. */
export function StaySummary({ view, path }: StaySummaryProps) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { property, chosen, quotes, commission } = view;
	const { period, serviceLevel } = chosen;
	const { credit_card: card, bank_transfer: transfer } = quotes;
	const level = serviceLevel && serviceLevelLabel(serviceLevel, language);
	const beds = [
		property.beds.adults === null ? '' : t('head.adults', { count: property.beds.adults }),
		property.beds.children ? t('head.children', { count: property.beds.children }) : '',
	].filter(Boolean);
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	return (
		<aside aria-labelledby="stay-summary" className="trade-card self-start xl:sticky xl:top-4">
			<header className="border-b border-line px-5 pt-4 pb-3">
				<h2 id="stay-summary" className="text-[1.375rem]/7 font-semibold">
					{period
						? t('summary.period', {
								from: formatDate(period.checkIn, language, {
									weekday: 'plain',
									hasYear: period.checkIn.slice(0, 4) !== period.checkOut.slice(0, 4),
								}),
								to: day(period.checkOut),
							})
						: t('summary.noStay')}
				</h2>
				{period ? (
					<p className="mt-0.5 text-[0.8125rem]/5 text-ink2">
						{[
							t('weeks.nightCount', { count: period.nights }),
							level && inlineLabel(level, language),
							beds.length > 0 ? t('summary.upTo', { beds: beds.join(t('summary.and')) }) : '',
						]
							.filter(Boolean)
							.join(', ')}
					</p>
				) : null}
			</header>
			{view.isOnOption ? <OnOption view={view} /> : null}
			{card || transfer ? <Figures view={view} card={card} transfer={transfer} /> : <StayErrorText view={view} />}
			{commission && (card || transfer) ? (
				<dl className="border-b border-line px-5 py-3">
					<Figure
						label={t('summary.commission', { percent: formatPercent(commission.percent, language) })}
						className="flex items-baseline justify-between gap-4 font-semibold text-accent-ink"
					>
						<Amount
							money={{ minor: commission.minor, currency: property.currency }}
							hasCents
							className="text-accent-ink!"
						/>
					</Figure>
				</dl>
			) : null}
			<Actions view={view} path={path} />
		</aside>
	);
}

type FiguresProps = { view: TradePropertyView; card: BookingQuote | undefined; transfer: BookingQuote | undefined };

function Figures({ view, card, transfer }: FiguresProps) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { chosen, daysToCheckIn, tax } = view;
	const quote = transfer ?? card;
	if (!quote) return null;
	const level = chosen.serviceLevel && inlineLabel(serviceLevelLabel(chosen.serviceLevel, language), language);
	const digits = (minor: number) => groupDigits(minor, 2);
	const { deposit, payments, bookingDate } = quote;
	const when = (date: string) => (date === bookingDate ? t('summary.today') : formatDate(date, language));
	return (
		<>
			<dl className={`${FIGURES} border-b border-line px-5 pt-3.5 pb-3`}>
				<Figure label={level ? t('summary.stayAt', { level }) : t('summary.stay')}>
					<Amount money={{ minor: quote.subtotalMinor, currency: quote.currency }} hasCents />
				</Figure>
				{card && card.cardFeeMinor > 0 ? (
					<div>
						<dt className="text-ink2">
							{t('summary.cardFee', { share: formatPercent(card.cardFeeRatio * 100, language) })}
						</dt>
						<dd>{digits(card.cardFeeMinor)}</dd>
					</div>
				) : null}
				{card ? (
					<Figure label={t('summary.totalCard')} className="is-total">
						<Amount money={{ minor: card.totalMinor, currency: card.currency }} hasCents />
					</Figure>
				) : null}
				{transfer ? (
					<Figure label={t('summary.totalTransfer')} className={card ? 'text-[0.8125rem]/5 text-ink2' : 'is-total'}>
						{card ? (
							digits(transfer.totalMinor)
						) : (
							<Amount money={{ minor: transfer.totalMinor, currency: transfer.currency }} hasCents />
						)}
					</Figure>
				) : null}
				<TaxFigures tax={tax} totalMinor={(card ?? quote).totalMinor} />
			</dl>
			<div className="border-b border-line px-5 pt-3 pb-3">
				<h2 className="font-sans mb-1 text-[0.75rem]/5 font-semibold tracking-[0.06em] uppercase">
					{t('summary.dates')}
				</h2>
				<dl className={FIGURES}>
					{payments.map(({ kind, dueDate, ratio, minor }) => (
						<div key={kind + dueDate}>
							<dt>
								{t('summary.due', {
									date: when(dueDate),
									what: t(payments.length === 1 ? 'summary.whole' : `summary.kind.${kind}`),
									share: formatPercent(ratio * 100, language),
								})}
								{payments.length === 1 && dueDate === bookingDate && daysToCheckIn !== null ? (
									<span className="block text-[0.8125rem]/5 font-medium text-accent-ink">
										{t('summary.allDue', { count: daysToCheckIn })}
									</span>
								) : null}
							</dt>
							<dd>{digits(minor)}</dd>
						</div>
					))}
					<div>
						<dt>
							{deposit.kind === 'unknown'
								? t('summary.deposit.unknown')
								: t('summary.dated', { date: when(deposit.date), what: t(`summary.deposit.${deposit.kind}`) })}
						</dt>
						<dd>
							{deposit.amount === null
								? t('summary.depositAsk')
								: deposit.amount.currency === quote.currency
									? digits(deposit.amount.minor)
									: formatAmount(deposit.amount, { hasCents: true })}
						</dd>
					</div>
				</dl>
				<p className="mt-1 text-[0.78125rem]/5 text-ink2">
					{t(transfer ? 'summary.basisTransfer' : 'summary.basisCard')} {tax?.note}
				</p>
			</div>
		</>
	);
}

/** The reason for no price, and the nearest available stays. */
function StayErrorText({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation(['trade-house', 'property']);
	const { chosen } = view;
	const { error, availability } = chosen;
	return (
		<div className="border-b border-line px-5 py-4">
			<p className={error || view.property.isUnregistered ? 'text-err' : 'text-ink2'}>
				{view.property.isUnregistered
					? t('summary.unregistered')
					: error
						? t(`property:fault.${error}`)
						: chosen.period === null
							? t('summary.choose')
							: availability === 'on_request'
								? t('summary.priceOnRequest')
								: t('summary.noPrice')}
			</p>
			<Nearest view={view} />
		</div>
	);
}

/** Shown while another agency's option holds the stay: the actions that remain and the nearest free stays. */
function OnOption({ view }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	return (
		<div className="border-b border-line px-5 py-4">
			<p className="font-semibold">{t('summary.onOption')}</p>
			<p className="text-ink2">{t('summary.onOptionText')}</p>
			<Nearest view={view} />
		</div>
	);
}

function Nearest({ view: { chosen, property } }: { view: TradePropertyView }) {
	const { t } = useTranslation('trade-house');
	const { language } = useRoot();
	const { nearest } = chosen;
	return (
		<>
			{nearest.length > 0 ? (
				<>
					<p className="mt-3 font-semibold">{t('summary.nearest')}</p>
					<ul className="mt-1 divide-y divide-line">
						{nearest.map((alternative) => (
							<li
								key={alternative.checkIn + alternative.serviceLevel}
								className="flex items-center justify-between gap-4 py-1.5"
							>
								<a
									href={chooseAddress(chosen, alternative, alternative.serviceLevel)}
									rel="nofollow"
									className="inline-block py-1.5 underline decoration-accent underline-offset-4 hover:text-accent-ink"
								>
									{t('summary.period', {
										from: formatDate(alternative.checkIn, language, { weekday: 'plain', hasYear: false }),
										to: formatDate(alternative.checkOut, language),
									})}
								</a>
								{alternative.priceMinor === null ? null : (
									<Amount money={{ minor: alternative.priceMinor, currency: property.currency }} />
								)}
							</li>
						))}
					</ul>
				</>
			) : null}
		</>
	);
}

/** Book, take an option, save as interest; each opens its dialog. Ids are for the keys of the page. */
function Actions({ view, path }: StaySummaryProps) {
	const { t } = useTranslation('trade-house');
	const { chosen, rights, facts } = view;
	const query = chosenQuery(chosen);
	const canAsk = rights.canBook && chosen.period !== null && isBookable(view);
	if (!rights.canSave) return <p className="px-5 py-4 text-ink2">{t('summary.noAgency')}</p>;
	return (
		<div className="grid gap-2.5 px-5 pt-4 pb-4">
			{canAsk && view.isOnOption ? (
				<Link
					id="go-option"
					to={`${path}/take-option${query}`}
					preventScrollReset
					className={tradeButton('dark', 'w-full')}
				>
					{t('summary.waitOption')}
					<KeyCap>T</KeyCap>
				</Link>
			) : canAsk ? (
				<>
					<Link
						id="go-book"
						to={`${path}/book-now${query}`}
						preventScrollReset
						className={tradeButton('dark', 'w-full')}
					>
						{t('summary.book')}
						<KeyCap>B</KeyCap>
					</Link>
					<Link
						id="go-option"
						to={`${path}/take-option${query}`}
						preventScrollReset
						className={tradeButton('line', 'w-full')}
					>
						{chosen.availability === 'on_request'
							? t('summary.requestOption')
							: t('summary.option', { hours: facts.optionHours })}
						<KeyCap>T</KeyCap>
					</Link>
				</>
			) : null}
			{rights.canBook && chosen.period && !view.property.isUnregistered ? (
				<Link
					id="go-proposal"
					to={beginAddress({
						codes: [propertyCode(view.property.id)],
						...{ checkIn: chosen.period.checkIn, checkOut: chosen.period.checkOut, level: chosen.serviceLevel },
						...{ adults: chosen.adults, children: chosen.children },
					})}
					className={tradeButton('line', 'w-full')}
				>
					{t('summary.proposal')}
				</Link>
			) : null}
			<Link
				id="go-interest"
				to={`${path}/save-interest${query}`}
				preventScrollReset
				className={tradeButton(canAsk ? 'quiet' : 'line', 'w-full')}
			>
				{t('summary.interest')}
				<KeyCap>S</KeyCap>
			</Link>
		</div>
	);
}

/** Whether the selected stay can be requested: it is not sold, has a price, and does not begin in the past. */
export function isBookable({ chosen, quotes }: TradePropertyView): boolean {
	return (
		(quotes.bank_transfer ?? quotes.credit_card) !== undefined &&
		(chosen.error === null || chosen.error === 'tooManyGuests')
	);
}
