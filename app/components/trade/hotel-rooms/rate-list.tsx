import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatPercent } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type { Offer } from '~/domain/offer/offer';
import { publicInBilled } from '~/domain/offer/public-in-billed';
import { benefitLines } from '~/domain/offer/rate-benefits';
import { Icon } from '../../ui/icon';
import { Amount } from '../amount';
import { SMALL_NOTE } from './classes';
import { CommissionNote } from './commission-note';
import { OfferTerms } from './offer-terms';
import { PriceParts } from './price-parts';
import { PublicPrice } from './public-price';
import { SpecialOffer } from './special-offer';

type RateListProps = {
	offers: readonly Offer[];
	/** Id of the rate plan. */
	chosen: string | null;
	onChoose: (offer: Offer) => void;
	nights: number;
	showsCommission: boolean;
	/** Name of the choice, where a form sends it. */
	fieldName?: string;
};

// In columns by the space that the rates have: beside the selection, or over the page. The head then names what each figure is, and the
// figures' own labels are read out only.
const COLUMNS = 'gap-x-4 @min-[54rem]:grid @min-[54rem]:gap-y-0 @min-[54rem]:pr-4.5 @min-[54rem]:pl-13';
const WITHOUT = '@min-[54rem]:grid-cols-[minmax(0,1fr)_17.5rem_5.5rem_8rem]';
const WITH_COMMISSION = '@min-[54rem]:grid-cols-[minmax(0,1fr)_17.5rem_6.5rem_5.5rem_8rem]';
const WHOLE_LINE = 'col-span-full @min-[54rem]:col-auto';
const LABEL = `${SMALL_NOTE} @min-[54rem]:sr-only`;

/** The rates of a room for one party: inclusions, payment schedule, cancellation fees, commission (OFFER-19 to OFFER-21). */
export function RateList({ offers, chosen, onChoose, nights, showsCommission, fieldName }: RateListProps) {
	const { t } = useTranslation('rooms');
	const language = useRoot().language as Language;
	const name = useId();
	const currency = offers.find(({ price }) => price)?.price?.total.currency;
	const columns = `${COLUMNS} ${showsCommission ? WITH_COMMISSION : WITHOUT}`;
	const inCurrency = (title: string) => (currency ? `${title}, ${currency}` : title);
	return (
		<fieldset>
			<legend className="sr-only">{t('column.rate')}</legend>
			<div
				className={`hidden border-t border-hair py-2 text-[0.75rem] font-semibold text-ink2 ${columns}`}
				aria-hidden="true"
			>
				<span>{t('column.rate')}</span>
				<span>{t('column.terms')}</span>
				{showsCommission ? <span className="text-right">{inCurrency(t('column.commission'))}</span> : null}
				<span className="text-right">{inCurrency(t('column.perNight'))}</span>
				<span className="text-right">{t('nights', { count: nights })}</span>
			</div>
			{offers.map((offer) => (
				<div
					key={offer.planId}
					className={`relative grid grid-cols-2 gap-y-2.5 border-t border-hair py-4 pr-4.5 pl-13.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent-ink ${columns} ${offer.planId === chosen ? 'bg-selected shadow-[inset_3px_0_0_var(--color-accent)]' : 'hover:bg-row'}`}
				>
					<label className="absolute inset-0 cursor-pointer px-4.5 py-4">
						<input
							type="radio"
							className="size-5.5 accent-main"
							name={fieldName ?? name}
							value={offer.planId}
							checked={offer.planId === chosen}
							onChange={() => onChoose(offer)}
							aria-describedby={`${name}-${offer.planId}`}
						/>
						<span className="sr-only">{offer.rateName}</span>
					</label>
					<div className={WHOLE_LINE} id={`${name}-${offer.planId}`}>
						<p className="font-semibold">
							{offer.rateName}
							{offer.isSpecialOffer ? <SpecialOffer className="ml-2">{t('specialOffer')}</SpecialOffer> : null}
						</p>
						<p className="trade-note">{offer.rateDescription}</p>
						<Amenities markdown={offer.amenitiesMarkdown} />
					</div>
					<div className={`max-w-md ${WHOLE_LINE}`}>
						<OfferTerms terms={offer} />
					</div>
					{showsCommission ? (
						<div className={`@min-[54rem]:text-right ${WHOLE_LINE}`}>
							<b className="font-semibold text-accent-ink">
								{offer.commissionPercent === null ? '–' : formatPercent(offer.commissionPercent, language)}
							</b>
							<small className="ml-1.5 text-note text-ink2 @min-[54rem]:sr-only">{t('column.commission')}</small>
							{offer.commissionMinor === null ? null : (
								<span className="ml-2 tabular @min-[54rem]:ml-0 @min-[54rem]:block">
									{groupDigits(offer.commissionMinor, 2)}
								</span>
							)}
							<CommissionNote percent={offer.commissionPercent} isNoteAlone />
						</div>
					) : null}
					<div className="@min-[54rem]:text-right">
						<small className={LABEL}>{t('column.perNight')}</small>
						{offer.price ? (
							<span className="trade-amount">{groupDigits(offer.price.averageNightlyMinor, 0)}</span>
						) : (
							'–'
						)}
						<PublicNight offer={offer} />
					</div>
					<div className="text-right">
						<small className={LABEL}>{t('nights', { count: nights })}</small>
						{offer.price ? (
							<Amount money={offer.price.total} hasCents className="text-[1.0625rem]" />
						) : (
							<b>{t('onApplication')}</b>
						)}
						{offer.localPrice && offer.price && offer.localPrice.total.currency !== offer.price.total.currency ? (
							<small className={SMALL_NOTE}>
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
	const lines = benefitLines(markdown);
	if (lines.length === 0) return null;
	return (
		<ul className="mt-1 flex flex-wrap gap-x-3.5 gap-y-0.5 text-note/5">
			{lines.map((line) => (
				<li key={line} className="inline-flex items-center gap-1.25">
					<Icon name="check" size={14} />
					{line}
				</li>
			))}
		</ul>
	);
}

/** What everybody finds for a night, where the rate is below it. */
function PublicNight({ offer: { isSpecialOffer, publicPrice, price, localPrice } }: { offer: Offer }) {
	const { t } = useTranslation('rooms');
	if (!isSpecialOffer || !publicPrice || !price || !localPrice) return null;
	const night = { minor: publicPrice.averageNightlyMinor, currency: publicPrice.total.currency };
	const found = publicInBilled(night, { local: localPrice.total, billed: price.total });
	return found ? (
		<small className={SMALL_NOTE}>
			<PublicPrice minor={found.minor} /> {t('public')}
		</small>
	) : null;
}
