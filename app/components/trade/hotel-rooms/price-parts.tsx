import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { explainPrice, type PriceExplanation } from '~/domain/offer/explain-price';
import type { Offer, OfferPart } from '~/domain/offer/offer';
import { OPENER } from './classes';

/** "Explain this price": from the nights of a season to the billed, earned and due amounts, each sum to the cent. */
export function PriceParts({ offer }: { offer: Offer }) {
	const { t } = useTranslation('rooms');
	const explained = explainPrice(offer);
	if (!explained) return null;
	return (
		<details className="relative z-1 col-span-full mt-1 text-note/5">
			<summary className={OPENER}>
				{t('explain.open')}
				<span className="sr-only"> {offer.rateName}</span>
			</summary>
			<div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-8 gap-y-3 rounded-control border border-hair bg-work px-3.5 py-3">
				<HotelPrice explained={explained} />
				<BilledPrice explained={explained} />
				<Deadlines offer={offer} explained={explained} />
			</div>
		</details>
	);
}

const SEASON_PARTS: ReadonlySet<OfferPart['kind']> = new Set(['nights', 'weekendNights']);

/** The hotel's own price: nights by season and weekday, then supplements per guest. */
function HotelPrice({ explained: { parts, local, includedGuests, mealPlan } }: { explained: PriceExplanation }) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const day = (date: string) => formatDate(date, language, { hasYear: false });
	const nights = parts.filter(({ kind }) => SEASON_PARTS.has(kind));
	const guests = parts.filter(({ kind }) => !SEASON_PARTS.has(kind));
	const line = ({ kind, quantity, age, firstNight, lastNight, unitMinor, minor }: OfferPart) => (
		<Line
			key={`${kind} ${age} ${firstNight}`}
			what={t(`explain.${kind}`, { count: quantity, age, from: day(firstNight), to: day(lastNight) })}
			note={t('explain.unit', { amount: groupDigits(unitMinor, 2) })}
			minor={minor}
		/>
	);
	return (
		<section>
			<h4>{t('explain.hotelPrice', { currency: local.currency })}</h4>
			<dl className="mt-1">{nights.map(line)}</dl>
			<p className="text-ink2">{t('explain.covers', { count: includedGuests, meal: t(`explain.meal.${mealPlan}`) })}</p>
			{guests.length > 0 ? <dl className="mt-1">{guests.map(line)}</dl> : null}
			<dl className="mt-1">
				<Line what={t('explain.total', { currency: local.currency })} minor={local.minor} isTotal />
			</dl>
			<p className="text-ink2">{t('explain.included')}</p>
		</section>
	);
}

/** The amount billed to the agency, its rate, and the agency's share. */
function BilledPrice({ explained }: { explained: PriceExplanation }) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const { local, exchange, billed, savedOnPublicPrice: saved, commission } = explained;
	return (
		<section>
			<h4>{t('explain.billed', { currency: billed.currency })}</h4>
			<dl className="mt-1">
				<Line what={t('explain.total', { currency: local.currency })} minor={local.minor} />
				{exchange ? (
					<Line
						what={t('explain.rate', {
							from: exchange.from,
							to: exchange.to,
							rate: formatNumber(exchange.millionths / 1e6, language, { least: 4, most: 6 }),
							date: formatDate(exchange.asOf, language),
						})}
						minor={billed.minor}
					/>
				) : null}
				<Line what={t('explain.total', { currency: billed.currency })} minor={billed.minor} isTotal />
				{commission ? (
					<Line
						what={t('explain.commission', { percent: formatNumber(commission.percent, language) })}
						minor={commission.minor}
						isCommission
					/>
				) : null}
			</dl>
			<p className="text-ink2">
				{t(exchange ? 'explain.exchanged' : 'explain.sameCurrency', { currency: billed.currency })}
			</p>
			{saved && saved.minor > 0 ? (
				<p className="text-ink2">
					{t('explain.saved', { amount: `${saved.currency} ${groupDigits(saved.minor, 2)}` })}
				</p>
			) : null}
		</section>
	);
}

/** Deposit and instalments, then the cancellation fees, as days and amounts (OFFER-19, OFFER-20). */
function Deadlines({ offer, explained: { billed } }: { offer: Offer; explained: PriceExplanation }) {
	const { t } = useTranslation('rooms');
	const { today, language } = useRoot();
	const day = (date: string) => formatDate(date, language as Language);
	const isNeverRefunded = offer.cancellationPolicy.cancellationPeriods.length === 0;
	return (
		<section>
			<h4>{t('explain.payments', { currency: billed.currency })}</h4>
			<dl className="mt-1">
				{offer.payments.map(({ kind, dueDate, percent, minor }) => (
					<Line
						key={dueDate}
						what={dueDate <= today ? t('atBooking') : day(dueDate)}
						note={
							percent === 100 && dueDate <= today
								? t('explain.totalDue')
								: t('explain.share', { percent: formatNumber(percent, language), what: t(`explain.payment.${kind}`) })
						}
						minor={minor}
					/>
				))}
			</dl>
			<h4 className="mt-3">{t('explain.cancellation', { currency: billed.currency })}</h4>
			{isNeverRefunded ? (
				<p className="text-ink2">{t('explain.never')}</p>
			) : (
				<dl className="mt-1">
					{offer.cancellation.map(({ from, until, feePercent, feeMinor }) => (
						<Line
							key={from}
							what={feePercent === 0 ? t('freeUntil', { date: day(until) }) : t('explain.feeFrom', { date: day(from) })}
							note={feePercent === 0 ? null : t('explain.fee', { percent: formatNumber(feePercent, language) })}
							minor={feeMinor ?? 0}
						/>
					))}
				</dl>
			)}
		</section>
	);
}

type LineProps = { what: ReactNode; note?: string | null; minor: number; isTotal?: boolean; isCommission?: boolean };

function Line({ what, note = null, minor, isTotal = false, isCommission = false }: LineProps) {
	return (
		<div
			className={`flex items-start justify-between gap-4 py-0.5 tabular ${isTotal ? 'border-t border-line2 font-semibold' : ''} ${isCommission ? 'font-semibold text-accent-ink' : ''}`}
		>
			<dt>
				{what}
				{note ? <span className="ml-2 text-ink2">{note}</span> : null}
			</dt>
			<dd className="whitespace-nowrap">{groupDigits(minor, 2)}</dd>
		</div>
	);
}
