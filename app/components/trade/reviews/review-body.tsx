import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatMonth } from '~/domain/date/month';
import { houseName } from '~/domain/lead/property-name';
import type { ListedReview } from '~/domain/review/list-reviews.server';
import { type Rating, ratingWord } from '~/domain/review/review-rules';
import { Timestamp } from '../page/timestamp';
import { Chip, type ChipKind } from '../parts/chip';

const KINDS: Record<ListedReview['state'], ChipKind | undefined> = {
	new: 'open',
	released: 'good',
	internal: undefined,
};

/** `countryName`: in the page's language; null where none is known. */
export type ShownReview = ListedReview & { countryName: string | null; brandName: string };

/** An answer after a stay as it was given, with what became of it. */
export function ReviewBody({
	review,
	isTeams,
}: {
	review: ShownReview /** For the team: with the brand, and the reply in its form. */;
	isTeams: boolean;
}) {
	const { t } = useTranslation('reviews');
	const { language } = useRoot();
	const { rating, text, state, mayPublish, firstName, countryName, stayMonth, propertyName, bookingNumber } = review;
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h2 className="text-body font-semibold">{houseName(propertyName)}</h2>
				<Chip kind={KINDS[state]}>{t(`state.${state}`)}</Chip>
				<span className="trade-note sm:ml-auto">
					<Timestamp at={review.updatedAt} />
				</span>
			</div>
			<p className="trade-note mt-0.5">
				{[t('stay', { month: formatMonth(stayMonth, language) }), bookingNumber, isTeams ? review.brandName : null]
					.filter(Boolean)
					.join(', ')}
			</p>
			<p className="mt-3 font-semibold">{t('rating', { rating, word: t(`word.${ratingWord(rating as Rating)}`) })}</p>
			{text ? (
				<p lang={review.language} className="mt-1 max-w-176 whitespace-pre-line wrap-anywhere">
					{text}
				</p>
			) : null}
			<p className="trade-note mt-2">
				{mayPublish ? t('consent', { name: [firstName, countryName].filter(Boolean).join(', ') }) : t('noConsent')}
			</p>
			{review.reply && state === 'released' && !isTeams ? (
				<p className="mt-3 border-l-3 border-accent pl-3 whitespace-pre-line wrap-anywhere">
					<b className="block font-semibold">{t('reply')}</b>
					{review.reply}
				</p>
			) : null}
		</>
	);
}
