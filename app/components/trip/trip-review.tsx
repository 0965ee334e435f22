import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RATINGS, REVIEW_LIMITS, ratingWord } from '~/domain/review/review-rules';
import { CountryOptions } from '../country/country-options';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { TripTextField } from './trip-form';
import type { TripAfterView, TripAnswer } from './trip-view';

type TripReviewProps = { after: TripAfterView; answer: TripAnswer | null; children: ReactNode };

/** The one question after the stay, with what was answered; it can be changed until it is released. */
export function TripReview({ after, answer, children }: TripReviewProps) {
	const { t } = useTranslation(['trip']);
	const { review } = after;
	const own = answer?.form === 'review' ? answer : null;
	return (
		<section
			aria-labelledby="review-title"
			className="trip-unprinted self-start border-accent border-t-2 bg-sheet px-5 pt-6 pb-6 shadow-panel max-lg:-mx-5 md:px-7"
		>
			<h2 id="review-title" className="text-h3">
				{t('after.question')}
			</h2>
			{children ? <div className="mt-4">{children}</div> : null}
			{review?.state === 'released' ? (
				<ReleasedReview review={review} />
			) : review && !own ? (
				<details className="mt-3">
					<summary className="grid gap-3">
						<GivenReview review={review} />
						<span className={buttonClass('outline', 'w-full')}>{t('after.change')}</span>
					</summary>
					<ReviewForm after={after} answer={own} />
				</details>
			) : (
				<ReviewForm after={after} answer={own} />
			)}
		</section>
	);
}

type Given = NonNullable<TripAfterView['review']>;

function GivenReview({ review: { rating, text, mayPublish } }: { review: Given }) {
	const { t } = useTranslation(['trip']);
	return (
		<span className="grid gap-2">
			<b className="font-medium text-lead">{t(`after.rating.${ratingWord(rating)}`)}</b>
			{text ? <span className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</span> : null}
			<span className="text-ink2 text-small">{t(mayPublish ? 'after.mayBeShown' : 'after.staysInside')}</span>
		</span>
	);
}

/** On the property's page, from where the guest can take it off. */
function ReleasedReview({ review }: { review: Given }) {
	const { t } = useTranslation(['trip']);
	const isSending = useNavigation().formData?.get('intent') === 'withdrawReview';
	return (
		<div className="mt-3 grid gap-4">
			<p className="flex gap-2.5 text-ok">
				<Icon name="check" size={20} className="mt-0.5 shrink-0" />
				{t('after.isShown')}
			</p>
			<p className="grid gap-2">
				<b className="font-medium text-lead">{t(`after.rating.${ratingWord(review.rating)}`)}</b>
				{review.text ? <span className="whitespace-pre-line [overflow-wrap:anywhere]">{review.text}</span> : null}
				<span className="text-ink2 text-small">{[review.firstName, review.country].filter(Boolean).join(', ')}</span>
			</p>
			{review.reply ? (
				<p className="border-line2 border-l-3 pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
					<b className="block font-semibold text-small">{t('after.reply')}</b>
					{review.reply}
				</p>
			) : null}
			<Form method="post" preventScrollReset>
				<input type="hidden" name="intent" value="withdrawReview" />
				<button type="submit" disabled={isSending} className={buttonClass('outline', 'w-full')}>
					{t('after.takeOff')}
				</button>
			</Form>
		</div>
	);
}

function ReviewForm({ after, answer }: { after: TripAfterView; answer: TripAnswer | null }) {
	const { t } = useTranslation(['trip', 'form-error']);
	const isSending = useNavigation().formData?.get('intent') === 'review';
	const { review } = after;
	const typed = (name: string, known: string) => (answer ? (answer.typed[name] ?? '') : known);
	const errors = answer?.errors ?? {};
	const wrong = (name: string) =>
		errors[name] ? t(`form-error:${errors[name].key}`, { ...errors[name].values }) : null;
	const rating = typed('rating', String(review?.rating ?? ''));
	const mayPublish = answer ? 'mayPublish' in answer.typed : (review?.mayPublish ?? false);
	return (
		<Form method="post" preventScrollReset className="mt-3 grid gap-5">
			<input type="hidden" name="intent" value="review" />
			<fieldset aria-describedby={errors.rating ? 'rating-error' : undefined}>
				<legend className="text-ink2 text-small">{t('after.how')}</legend>
				<div className="mt-1 grid">
					{RATINGS.toReversed().map((value) => (
						<label key={value} className="flex min-h-11 items-center gap-3 border-line border-b last:border-0">
							<input
								type="radio"
								name="rating"
								value={value}
								required
								defaultChecked={rating === String(value)}
								className="size-5 shrink-0 accent-main"
							/>
							<span>{t(`after.rating.${ratingWord(value)}`)}</span>
						</label>
					))}
				</div>
				{errors.rating ? (
					<p id="rating-error" className="text-err text-small">
						{wrong('rating')}
					</p>
				) : null}
			</fieldset>
			<div className="grid gap-1">
				<label htmlFor="review-text" className="text-ink2 text-small">
					{t('after.tell')}
				</label>
				<textarea
					id="review-text"
					name="text"
					rows={5}
					maxLength={REVIEW_LIMITS.text}
					defaultValue={typed('text', review?.text ?? '')}
					aria-invalid={errors.text ? true : undefined}
					aria-describedby={errors.text ? 'review-text-error' : undefined}
					className="trip-field"
				/>
				{errors.text ? (
					<p id="review-text-error" className="text-err text-small">
						{wrong('text')}
					</p>
				) : null}
			</div>
			{after.canBeShown ? (
				<fieldset className="grid gap-3">
					<label className="flex items-start gap-3">
						<input
							type="checkbox"
							name="mayPublish"
							value="yes"
							defaultChecked={mayPublish}
							className="mt-0.5 size-5 shrink-0 accent-main"
						/>
						<span>{t('after.agree')}</span>
					</label>
					<div className="grid gap-3 sm:grid-cols-2">
						<TripTextField
							name="firstName"
							label={t('after.firstName')}
							value={typed('firstName', review?.firstName ?? after.firstName)}
							error={errors.firstName}
							maxLength={REVIEW_LIMITS.firstName}
						/>
						<TripTextField
							name="country"
							label={t('after.country')}
							value={typed('country', review?.country ?? after.country)}
							error={errors.country}
							maxLength={80}
							list="review-countries"
						/>
					</div>
					<CountryOptions id="review-countries" />
				</fieldset>
			) : null}
			<button type="submit" disabled={isSending} className={buttonClass('dark', 'w-full')}>
				{t('after.send')}
			</button>
			<p className="text-ink2 text-small">{t('after.who')}</p>
		</Form>
	);
}
