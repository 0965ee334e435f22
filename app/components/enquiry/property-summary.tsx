import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, parsePlainDate } from '~/domain/date/plain-date';
import type { PropertyView } from '~/domain/enquiry/enquiry-view';
import { Picture } from '../ui/picture';
import type { ShownRequest } from './shown-request';
import { StayFacts } from './stay-facts';

/** The property and the request beside the form: picture, period, level, guests, price. */
export function PropertySummary({ property, stayRequest }: { property: PropertyView; stayRequest: ShownRequest }) {
	const { t } = useTranslation('enquiry');
	return (
		<aside aria-label={t('summary.label')} className="hidden flex-col bg-light1 xl:flex">
			{property.picture ? (
				<Picture picture={property.picture} sizes="376px" className="aspect-3/2 w-full" />
			) : (
				<div className="h-24" />
			)}
			<div className="flex grow flex-col px-7.5 pt-7 pb-7.5">
				<p className="text-small text-ink2">
					{property.place}, {property.country}
				</p>
				<p className="serif text-h3">{property.name}</p>
				<StayFacts stay={stayRequest} levels={property.levels} className="mt-5 pt-5" />
				<RequestedPrice stayRequest={stayRequest} />
			</div>
		</aside>
	);
}

function RequestedPrice({ stayRequest }: { stayRequest: ShownRequest }) {
	const { t } = useTranslation(['enquiry', 'common']);
	const from = parsePlainDate(stayRequest.checkIn);
	const to = parsePlainDate(stayRequest.checkOut);
	if (!from || !to) return null;
	const { price } = stayRequest;
	return (
		<p aria-live="polite" className="mt-auto flex flex-wrap items-baseline justify-between gap-4 pt-8">
			<span className="text-[0.9375rem] text-ink2">
				{t('common:property.nights', { count: daysBetween(from, to) })}
			</span>
			<span
				className={
					price?.amount
						? 'amount text-[1.375rem]'
						: price?.isSold
							? 'font-semibold text-err'
							: 'text-right text-[0.9375rem]'
				}
			>
				{price && (price.amount ?? price.text)}
			</span>
			{price?.tax ? <span className="w-full text-small text-ink2">{price.tax}</span> : null}
		</p>
	);
}

/** The property on one line, where there is no room for the summary. */
export function PropertyLine({ property, stayRequest }: { property: PropertyView; stayRequest: ShownRequest }) {
	const { language } = useRoot();
	const { t } = useTranslation('enquiry');
	return (
		<div className="mt-5 flex items-center gap-4 xl:hidden">
			{property.picture ? (
				<Picture picture={property.picture} sizes="76px" className="aspect-3/2 w-19 shrink-0" />
			) : null}
			<div className="min-w-0">
				<p className="serif text-h4 leading-6">{property.name}</p>
				<p className="text-small text-ink2">
					{property.place}, {property.country}
					{property.bedrooms ? ` · ${t('property.bedrooms', { count: property.bedrooms })}` : ''}
				</p>
				{stayRequest.price?.amount ? (
					<p className="tabular text-small">
						{formatDateRange(stayRequest.checkIn, stayRequest.checkOut, language)}
						{' · '}
						<span className="amount">{stayRequest.price.amount}</span>
						<br />
						{stayRequest.price.tax}
					</p>
				) : null}
			</div>
		</div>
	);
}
