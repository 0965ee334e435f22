import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { collectErrors, readPlanSteps } from '~/domain/hotel-desk/plans/read-steps';
import type { TypedPlan } from '~/domain/hotel-desk/plans/typed-plan';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import { offerCancellation, offerPayments } from '~/domain/offer/offer-schedules';
import { OfferTerms } from '../../hotel-rooms/offer-terms';

/** A price whose percentages are read at a glance. */
const SAMPLE_MINOR = 100_000;
const NEAREST_DAYS = 60;

/** Payment and cancellation of a plan as they would be shown at an offer, so far ahead that every step is still to come. */
export function PlanPreview({ typed, currency }: { typed: TypedPlan; currency: string }) {
	const { t } = useTranslation('hotel-plans');
	const { today, language } = useRoot();
	const { errors, fail } = collectErrors();
	const { deposit, tranches, cancellation } = readPlanSteps(typed, fail);
	const ahead = Math.max(NEAREST_DAYS, ...[...tranches, ...cancellation].map(({ days }) => days + 14));
	const checkIn = addDays(plainDate(today), ahead);
	const booking = { totalMinor: SAMPLE_MINOR, today: plainDate(today), checkIn };
	const cancellationPolicy = {
		cancellationPeriods: cancellation.map(({ percent, days }) => ({
			...{ fromDaysPriorToArrival: days, feeInPercentOfBookingTotal: percent },
		})),
	};
	const paymentPolicy = {
		depositPercentage: deposit,
		tranches: tranches.map(({ percent, days }) => ({ cumulativePercentage: percent, daysPriorToArrival: days })),
	};
	return (
		<section className="trade-card plan-preview" aria-labelledby="plan-preview">
			<h2 id="plan-preview">{t('section.preview')}</h2>
			{Object.keys(errors).length > 0 ? (
				<p className="trade-note mt-2">{t('preview.wrong')}</p>
			) : (
				<>
					<p className="trade-note mt-2 mb-3">
						{t('preview.intro', {
							date: formatDate(checkIn, language as Language),
							amount: `${currency} ${groupDigits(SAMPLE_MINOR, 0)}`,
						})}
					</p>
					<OfferTerms
						terms={{
							payments: offerPayments(paymentPolicy, booking).map(({ ratio, ...payment }) => ({
								...payment,
								percent: Number((ratio * 100).toFixed(4)),
							})),
							cancellation: offerCancellation(cancellationPolicy, booking),
							cancellationPolicy,
						}}
					/>
				</>
			)}
		</section>
	);
}
