import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, parsePlainDate } from '~/domain/date/plain-date';
import type { PropertyView, StayRequestView } from '~/domain/enquiry/enquiry-view';
import { formatAmount } from '~/domain/money/format-amount';
import { Picture } from '../ui/picture';

/** The property and the request beside the form: picture, period, level, guests, price. */
export function PropertySummary({ property, stayRequest }: { property: PropertyView; stayRequest: StayRequestView }) {
	const { t } = useTranslation('enquiry');
	const { language } = useRoot();
	const choose = t('summary.choose');
	const guests = [
		...(stayRequest.adults ? [t('summary.adults', { count: stayRequest.adults })] : []),
		...(stayRequest.children > 0 ? [t('summary.children', { count: stayRequest.children })] : []),
	].join(', ');
	const day = (date: string | null) => formatDate(date, language, { weekday: 'comma' }) || choose;
	const rows = [
		[t('summary.checkIn'), day(stayRequest.checkIn)],
		[t('summary.checkOut'), day(stayRequest.checkOut)],
		[
			t('summary.serviceLevel'),
			property.levels.find(({ level }) => level === stayRequest.serviceLevel)?.label ?? choose,
		],
		[t('summary.guests'), guests || choose],
	];
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
				<dl className="mt-5 space-y-1.5 border-t border-line2 pt-5 text-[0.9375rem]/6">
					{rows.map(([label, value]) => (
						<div key={label} className="flex justify-between gap-4">
							<dt className="text-ink2">{label}</dt>
							<dd className="tabular text-right">{value}</dd>
						</div>
					))}
				</dl>
				<RequestedPrice stayRequest={stayRequest} />
			</div>
		</aside>
	);
}

function RequestedPrice({ stayRequest }: { stayRequest: StayRequestView }) {
	const { t } = useTranslation(['enquiry', 'common']);
	const from = parsePlainDate(stayRequest.checkIn);
	const to = parsePlainDate(stayRequest.checkOut);
	if (!from || !to) return null;
	const { price } = stayRequest;
	return (
		<p aria-live="polite" className="mt-auto flex items-baseline justify-between gap-4 pt-8">
			<span className="text-[0.9375rem] text-ink2">
				{t('common:property.nights', { count: daysBetween(from, to) })}
			</span>
			{price?.status === 'sold' ? (
				<span className="font-semibold text-err">{t('summary.sold')}</span>
			) : typeof price?.minor === 'number' ? (
				<span className="amount text-[1.375rem]">{formatAmount({ minor: price.minor, currency: price.currency })}</span>
			) : price ? (
				<span className="text-right text-[0.9375rem]">
					{price.status === 'unknown' ? t('summary.noPrice') : t('summary.onRequest')}
				</span>
			) : null}
		</p>
	);
}

/** The property on one line, where there is no room for the summary. */
export function PropertyLine({ property, stayRequest }: { property: PropertyView; stayRequest: StayRequestView }) {
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
				{typeof stayRequest.price?.minor === 'number' ? (
					<p className="tabular text-small">
						{formatDateRange(stayRequest.checkIn, stayRequest.checkOut, language)}
						{' · '}
						<span className="amount">
							{formatAmount({ minor: stayRequest.price.minor, currency: stayRequest.price.currency })}
						</span>
					</p>
				) : null}
			</div>
		</div>
	);
}
