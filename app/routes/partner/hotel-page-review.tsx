import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { PageChanges } from '~/components/trade/hotel-desk/page/page-changes';
import styles from '~/components/trade/hotel-desk/rates/rates.css?url';
import { WorkPage } from '~/components/trade/page/work-page';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { EmptyState } from '~/components/trade/states';
import { tradeButton } from '~/components/trade/trade-button';
import type { Published } from '~/domain/desk/publish-draft.server';
import { stateOf } from '~/domain/desk/publish-draft.server';
import { comparePages, countPageChanges, type PageChange } from '~/domain/hotel-desk/page/compare-pages';
import { restorePage } from '~/domain/hotel-desk/page/edit-page.server';
import { loadPage, loadPageVersion } from '~/domain/hotel-desk/page/load-page.server';
import { publishPage } from '~/domain/hotel-desk/page/publish-page.server';
import { serverTexts } from '~/locales/server';
import { countOf, textOf } from '../forms/answer-verb.server';
import { errorPage, missingPage } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['hotel-page', 'hotel-rates'] };

export const links = stylesheets(styles);

/** `/partner/hotel/page/review`: what publishing the page's draft would change for agents, or with `?version=3` what going back to that version would. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const asked = Number(new URL(request.url).searchParams.get('version'));
	const number = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
	const title = number ? t('hotel-rates:review.versionTitle', { number }) : t('hotel-page:review.title');
	const desk = await loadPage({ ctx: context }).catch(errorPage(title));
	const { published, rooms, seen, draft } = desk;
	const content = number ? await loadPageVersion({ ctx: context, number }).catch(errorPage(title)) : desk.content;
	const change = comparePages(published, content);
	return json({
		title,
		number,
		rooms,
		seen,
		hasDraft: draft !== null,
		change,
		state: stateOf(published),
	});
}

type Answer = { outcome: Published | null; error: 'publishChanged' | 'publishFailed' | null };

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const seen = countOf(form, 'seen');
	try {
		if (textOf(form, 'intent') === 'restore') {
			const number = countOf(form, 'number');
			await restorePage({ ctx: context, number, seen });
			return redirect('/partner/hotel/page/review');
		}
		const outcome = await publishPage({ ctx: context, seen, state: textOf(form, 'state') });
		return json<Answer>({ outcome, error: null }, { status: outcome.outcome === 'refused' ? 400 : 200 });
	} catch (error) {
		try {
			const words = { 'changed-meanwhile': 'publishChanged', unavailable: 'publishFailed' } as const;
			const { word, status } = formErrorOf(error, words);
			return json<Answer>({ outcome: null, error: word }, { status });
		} catch {
			return missingPage(context)(error);
		}
	}
}

export default function HotelPageReview() {
	const { t } = useTranslation('hotel-rates');
	const { t: page } = useTranslation('hotel-page');
	const { title, number, rooms, seen, hasDraft, state, ...data } = useLoaderData<typeof loader>();
	const change = data.change as PageChange;
	const answer = useActionData<Answer>();
	const isBusy = useNavigation().state === 'submitting';
	const count = countPageChanges(change);
	const isPublished = answer?.outcome?.outcome === 'published';
	return (
		<WorkPage
			title={title}
			lead={number ? t('review.versionLead', { count }) : count > 0 ? page('review.lead', { count }) : undefined}
			aside={
				<Link to="/partner/hotel/page" className={tradeButton()}>
					{page('review.back')}
				</Link>
			}
		>
			<div role="status">
				{isPublished ? <p className="mt-4 font-medium text-ok">{page('done.published')}</p> : null}
			</div>
			{answer?.error ? (
				<FaultBox isResult className="mt-4">
					<p>{page(`error.${answer.error}`)}</p>
				</FaultBox>
			) : null}
			{answer?.outcome?.outcome === 'refused' ? (
				<FaultBox isResult className="mt-4">
					<div>
						<p className="font-semibold">{page('error.refused')}</p>
						<ul lang="en">
							{answer.outcome.errors.slice(0, 20).map(({ file, line, wrong, right }) => (
								<li key={`${file} ${line} ${wrong}`}>
									{wrong}; {right}
								</li>
							))}
						</ul>
					</div>
				</FaultBox>
			) : null}
			{count === 0 ? (
				isPublished ? null : (
					<div className="trade-card mt-6">
						<EmptyState title={t('review.nothingTitle')}>
							{t(number ? 'review.versionSame' : hasDraft ? 'review.nothing' : 'review.noDraft')}
						</EmptyState>
					</div>
				)
			) : (
				<>
					<PageChanges change={change} rooms={rooms} />
					<Form method="post" className="mt-5 flex flex-wrap items-center gap-4">
						<input type="hidden" name="seen" value={seen} />
						{number ? (
							<>
								<input type="hidden" name="intent" value="restore" />
								<button type="submit" name="number" value={number} className={tradeButton('dark')}>
									{t('review.goBack')}
								</button>
								{hasDraft ? <p className="trade-note">{t('review.goBackReplaces')}</p> : null}
							</>
						) : (
							<>
								<input type="hidden" name="state" value={state} />
								<button
									type="submit"
									name="intent"
									value="publish"
									className={tradeButton('dark')}
									aria-disabled={isBusy || undefined}
								>
									{isBusy ? t('review.publishing') : t('review.publish')}
								</button>
							</>
						)}
					</Form>
				</>
			)}
		</WorkPage>
	);
}

export const meta = noindexMeta;
