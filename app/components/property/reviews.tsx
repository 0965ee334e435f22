import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatMonth } from '~/domain/date/month';
import { formatNumber } from '~/domain/language/format-number';
import type { Property, PropertyReview } from '~/domain/property/property';
import { ratingWord } from '~/domain/review/review-rules';
import { Section } from './section';

/** What guests said after their stay, as far as they agreed and the team released it (REVIEW-4). */
export function Reviews({ property: { reviews } }: { property: Property }) {
	const { t } = useTranslation('house');
	const { language } = useRoot();
	const { count, average, newest } = reviews;
	if (count === 0) return null;
	return (
		<Section id="reviews" title={t('reviews.title')} layout="beside">
			{average === null ? null : (
				<p className="pb-8 text-h4">{t('reviews.average', { average: formatNumber(average, language), count })}</p>
			)}
			<ul className="sm:columns-2 sm:gap-14">
				{newest.map((review, at) => (
					<li key={at} className="break-inside-avoid pb-8">
						<Review review={review} />
					</li>
				))}
			</ul>
		</Section>
	);
}

function Review({ review }: { review: PropertyReview }) {
	const { t } = useTranslation('house');
	const { language } = useRoot();
	const { month, firstName, country, rating, text, language: written, reply } = review;
	return (
		<>
			<p className="font-semibold">{t(`reviews.rating.${ratingWord(rating)}`)}</p>
			<p className="text-small text-ink2">
				{[firstName, country, formatMonth(month, language)].filter(Boolean).join(', ')}
			</p>
			{text ? (
				<blockquote
					lang={written === language ? undefined : written}
					className="mt-4 whitespace-pre-line wrap-anywhere"
				>
					{text}
				</blockquote>
			) : null}
			{reply ? (
				<p className="mt-4 text-small whitespace-pre-line text-ink2 wrap-anywhere">
					<b className="font-semibold">{t('reviews.reply')}</b> {reply}
				</p>
			) : null}
		</>
	);
}
