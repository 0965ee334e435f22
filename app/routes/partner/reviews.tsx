import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { REVIEW_STATES } from '#db/schema/trip-enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { OutcomeLine, useTyped } from '~/components/trade/page/outcome-line';
import { Pages } from '~/components/trade/page/pages';
import { VerbForm } from '~/components/trade/page/verb-form';
import { WorkPage } from '~/components/trade/page/work-page';
import { FIELD_BOX } from '~/components/trade/parts/field-label';
import { STATES_ROW } from '~/components/trade/parts/states-row';
import { ReviewBody, type ShownReview } from '~/components/trade/reviews/review-body';
import { useGuestTabs } from '~/components/trade/reviews/use-guest-tabs';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import { decideReview } from '~/domain/review/decide-review.server';
import { listReviews } from '~/domain/review/list-reviews.server';
import { REVIEW_LIMITS } from '~/domain/review/review-rules';
import { serverTexts } from '~/locales/server';
import { answerVerb, countOf, textOf } from '../forms/answer-verb.server';
import { notFound } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';
import { shownReviews } from './shown-reviews.server';

export const handle = { i18n: ['reviews', 'desk'] };

/** `/partner/reviews`: answers after stays, which the team releases unchanged or keeps internal (REVIEW-3); the new ones by default. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const state = REVIEW_STATES.find((each) => each === (query.get('state') ?? 'new')) ?? null;
	const filter = { state, after: query.get('after') };
	const { rows, next } = await listReviews({ ctx: context, filter });
	const title = serverTexts(context).t('reviews:title');
	return json({ title, state, rows: shownReviews(context, rows), next });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const id = textOf(form, 'id');
	const intent = textOf(form, 'intent');
	if (intent !== 'released' && intent !== 'internal') throw notFound(context);
	const done = intent === 'released' ? 'reviewReleased' : 'reviewInternal';
	return answerVerb({ row: id, done, form, now: context.now }, () =>
		decideReview({
			ctx: context,
			decision: { id, version: countOf(form, 'version'), state: intent, reply: textOf(form, 'reply') },
		}),
	);
}

export default function Reviews() {
	const { t } = useTranslation('reviews');
	const { state, rows, next } = useLoaderData<typeof loader>();
	const states = [...REVIEW_STATES, 'all'] as const;
	return (
		<WorkPage title={t('title')} lead={t('lead')} {...useGuestTabs()}>
			<OutcomeLine />
			<div className="trade-card mt-6">
				<nav aria-label={t('states')} className={STATES_ROW}>
					{states.map((each) => (
						<Link key={each} to={`?state=${each}`} aria-current={each === (state ?? 'all') ? 'page' : undefined}>
							{t(`state.${each}`)}
						</Link>
					))}
				</nav>
				{rows.length === 0 ? (
					<EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
				) : (
					<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
						{rows.map((row) => (
							<li key={row.id} className="px-4.5 py-4.5">
								<ReviewBody review={row as ShownReview} isTeams />
								<Decision key={row.version} review={row as ShownReview} />
							</li>
						))}
					</ul>
				)}
				<Pages next={next} />
			</div>
		</WorkPage>
	);
}

/** Buttons of an answer; what is released may have a reply below it. */
function Decision({ review: { id, version, state, mayPublish, canBeShown, reply } }: { review: ShownReview }) {
	const { t } = useTranslation('reviews');
	const typed = useTyped(id);
	const isReleasable = mayPublish && canBeShown;
	return (
		<VerbForm fields={{ id, version }} className="mt-4 grid max-w-176 gap-3">
			{isReleasable ? (
				<label className={FIELD_BOX}>
					<span>{t('replyLabel')}</span>
					<textarea
						name="reply"
						rows={2}
						maxLength={REVIEW_LIMITS.reply}
						defaultValue={typed.reply ?? reply ?? ''}
						className="trade-field"
					/>
				</label>
			) : null}
			<span className="flex flex-wrap gap-2">
				{isReleasable ? (
					<button type="submit" name="intent" value="released" className={tradeButton('dark')}>
						{t(state === 'released' ? 'saveReply' : 'release')}
					</button>
				) : null}
				{state === 'internal' ? null : (
					<button type="submit" name="intent" value="internal" className={tradeButton('line')}>
						{t(state === 'released' ? 'takeOff' : 'keep')}
					</button>
				)}
			</span>
		</VerbForm>
	);
}

export const meta = noindexMeta;
