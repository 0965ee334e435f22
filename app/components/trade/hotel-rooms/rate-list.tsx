import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber, formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type { Offer } from '~/domain/offer/offer';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { CommissionNote } from './commission-note';
import { PriceParts } from './price-parts';
import { PublicPrice } from './public-price';

type RateListProps = {
	offers: readonly Offer[];
	/** Id of the rate plan. */
	chosen: string | null;
	onChoose: (offer: Offer) => void;
	nights: number;
	showsCommission: boolean;
};

/** The rates of a room for one party: inclusions, payment schedule, cancellation fees, commission (OFFER-19 to OFFER-21). */
export function RateList({ offers, chosen, onChoose, nights, showsCommission }: RateListProps) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const name = useId();
	const currency = offers.find(({ price }) => price)?.price?.total.currency;
	const inCurrency = (title: string) => (currency ? `${title}, ${currency}` : title);
	return (
		<fieldset className="rate-list" data-commission={showsCommission ? '' : undefined}>
			<legend className="sr-only">{t('column.rate')}</legend>
			<div className="rate-head" aria-hidden="true">
				<span />
				<span>{t('column.rate')}</span>
				<span>{t('column.terms')}</span>
				{showsCommission ? <span data-right>{inCurrency(t('column.commission'))}</span> : null}
				<span data-right>{inCurrency(t('column.perNight'))}</span>
				<span data-right>{t('nights', { count: nights })}</span>
			</div>
			{offers.map((offer) => (
				<div key={offer.planId} className="rate" data-chosen={offer.planId === chosen ? '' : undefined}>
					<label>
						<input
							type="radio"
							name={name}
							checked={offer.planId === chosen}
							onChange={() => onChoose(offer)}
							aria-describedby={`${name}-${offer.planId}`}
						/>
						<span className="sr-only">{offer.rateName}</span>
					</label>
					<div className="rate-words" id={`${name}-${offer.planId}`}>
						<p className="rate-name">
							{offer.rateName}
							{offer.isSpecialOffer ? <mark className="special-offer">{t('specialOffer')}</mark> : null}
						</p>
						<p className="trade-note">{offer.rateDescription}</p>
						<Amenities markdown={offer.amenitiesMarkdown} />
					</div>
					<Terms offer={offer} />
					{showsCommission ? (
						<div className="rate-commission">
							<b>{offer.commissionPercent === null ? '–' : formatPercent(offer.commissionPercent, language)}</b>
							<small className="rate-label">{t('column.commission')}</small>
							{offer.commissionMinor === null ? null : <span>{groupDigits(offer.commissionMinor, 2)}</span>}
							<CommissionNote percent={offer.commissionPercent} isNoteAlone />
						</div>
					) : null}
					<div className="rate-night">
						<small className="rate-label">{t('column.perNight')}</small>
						{offer.price ? (
							<span className="trade-amount">{groupDigits(offer.price.averageNightlyMinor, 0)}</span>
						) : (
							'–'
						)}
						{offer.isSpecialOffer && offer.publicPrice ? (
							<small>
								<PublicPrice
									minor={offer.publicPrice.averageNightlyMinor}
									currency={offer.publicPrice.total.currency}
									beside={offer.price?.total.currency}
								/>{' '}
								{t('public')}
							</small>
						) : null}
					</div>
					<div className="rate-total">
						<small className="rate-label">{t('nights', { count: nights })}</small>
						{offer.price ? <Amount money={offer.price.total} hasCents /> : <b>{t('onApplication')}</b>}
						{offer.localPrice && offer.price && offer.localPrice.total.currency !== offer.price.total.currency ? (
							<small>
								{t('local')} {offer.localPrice.total.currency} {groupDigits(offer.localPrice.total.minor, 2)}
							</small>
						) : null}
					</div>
					<PriceParts offer={offer} />
				</div>
			))}
		</fieldset>
	);
}

/** Lines of a Markdown list as ticks; other lines as they are. */
function Amenities({ markdown }: { markdown: string | null }) {
	const lines = (markdown ?? '')
		.split('\n')
		.map((line) => line.replace(/^\s*[-*]\s+/, '').trim())
		.filter(Boolean);
	if (lines.length === 0) return null;
	return (
		<ul className="rate-amenities">
			{lines.map((line) => (
				<li key={line}>
					<Icon name="check" size={14} />
					{line}
				</li>
			))}
		</ul>
	);
}

function Terms({ offer }: { offer: Offer }) {
	const { t } = useTranslation('rooms');
	const { today } = useRoot();
	const language = useRoot().language as Language;
	const day = (date: string) => formatDate(date, language);
	return (
		<div className="rate-terms">
			{offer.payments.length > 0 ? (
				<dl>
					{offer.payments.map(({ dueDate, percent, minor }) => (
						<div key={dueDate}>
							<dt>{dueDate <= today ? t('atBooking') : day(dueDate)}</dt>
							<dd>{formatPercent(percent, language)}</dd>
							<dd className="trade-amount">{groupDigits(minor, 2)}</dd>
						</div>
					))}
				</dl>
			) : null}
			<ul>
				{offer.cancellationPolicy.cancellationPeriods.length === 0 ? (
					<li data-tone="never">
						<Icon name="close" size={14} />
						{t('notRefundable')}
					</li>
				) : (
					offer.cancellation.map(({ from, until, feePercent, feeMinor }) =>
						feePercent === 0 ? (
							<li key={from} data-tone="free">
								<Icon name="check" size={14} />
								{t('freeUntil', { date: day(until) })}
							</li>
						) : (
							<li key={from}>
								<Icon name="minus" size={14} />
								{t('feeFrom', { date: day(from), percent: formatNumber(feePercent, language) })}
								{feeMinor === null ? null : <span>{groupDigits(feeMinor, 2)}</span>}
							</li>
						),
					)
				)}
			</ul>
		</div>
	);
}
