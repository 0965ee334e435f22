import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { BookingQuote } from '~/domain/booking/booking-quote';
import type { BookingPropertyView, BookingRequestView } from '~/domain/booking/booking-view';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween, parsePlainDate } from '~/domain/date/plain-date';
import { StayFacts } from '../enquiry/stay-facts';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { QuoteLines, totalText } from './quote-lines';

type SummaryProps = { property: BookingPropertyView; stayRequest: BookingRequestView; quote: BookingQuote | null };

/** The property, the stay and all figures beside the form, from 1000 px on; beside the thanks nothing is to be chosen any more. */
export function BookingSummary({ property, stayRequest, quote, isBooked }: SummaryProps & { isBooked: boolean }) {
	const { t } = useTranslation(['booking', 'common', 'enquiry']);
	return (
		<aside aria-label={t('summary.label')} className="hidden self-start bg-light1 xl:sticky xl:top-6 xl:block">
			{property.picture ? <Picture picture={property.picture} sizes="392px" className="aspect-2/1 w-full" /> : null}
			<div className="px-7.5 pt-6 pb-7.5">
				<p className="text-small text-ink2">
					{property.place}, {property.country}
				</p>
				<p className="serif text-h3">{property.name}</p>
				<StayFacts stay={stayRequest} levels={property.levels} className="mt-4 pt-4" />
				{isBooked && !quote ? null : (
					<div aria-live="polite" className="mt-4 border-t border-line2 pt-4">
						<Figures stayRequest={stayRequest} quote={quote} />
					</div>
				)}
				{property.registrationNumber ? (
					<p className="mt-5 text-label text-ink2">
						{t('summary.registration')} {property.registrationNumber}
					</p>
				) : null}
			</div>
		</aside>
	);
}

function Figures({ stayRequest, quote }: Omit<SummaryProps, 'property'>) {
	const { t } = useTranslation(['booking', 'enquiry']);
	if (quote) return <QuoteLines quote={quote} tax={stayRequest.tax} />;
	if (stayRequest.isSold) return <p className="font-semibold text-err">{t('enquiry:summary.sold')}</p>;
	return (
		<p className="text-[0.9375rem]/6 text-ink2">
			{t(stayRequest.isPriceMissing ? 'summary.noPrice' : 'summary.choose')}
		</p>
	);
}

/** The property on one line with the total, its figures behind a press, where there is no room for the summary. */
export function BookingLine({ property, stayRequest, quote }: SummaryProps) {
	const { t } = useTranslation(['booking', 'common', 'enquiry']);
	const { language } = useRoot();
	const from = parsePlainDate(stayRequest.checkIn);
	const to = parsePlainDate(stayRequest.checkOut);
	return (
		<div className="mt-5 bg-light1 xl:hidden">
			<div className="flex items-center gap-4 px-4 py-4">
				{property.picture ? (
					<Picture picture={property.picture} sizes="96px" className="aspect-3/2 w-24 shrink-0" />
				) : null}
				<div className="min-w-0">
					<p className="serif text-h4 leading-6">{property.name}</p>
					<p className="text-small text-ink2">
						{property.place}, {property.country}
					</p>
					{from && to ? (
						<p className="tabular text-small">
							{formatDateRange(from, to, language)}
							{', '}
							{t('common:property.nights', { count: daysBetween(from, to) })}
						</p>
					) : null}
				</div>
			</div>
			{quote ? (
				<details className="group border-t border-line2 px-4">
					<summary className="flex min-h-13 items-center justify-between gap-4">
						<span className="amount text-[1.125rem]">{totalText(quote, stayRequest)}</span>
						<span className="flex items-center gap-2 text-small font-medium">
							{t('summary.details')}
							<Icon name="chevronDown" size={18} className="transition-transform group-open:rotate-180" />
						</span>
					</summary>
					<QuoteLines quote={quote} tax={stayRequest.tax} className="border-t border-line2 pt-4 pb-5" />
				</details>
			) : stayRequest.isSold || stayRequest.isPriceMissing ? (
				<div className="border-t border-line2 px-4 py-3.5">
					<Figures stayRequest={stayRequest} quote={null} />
				</div>
			) : null}
		</div>
	);
}
