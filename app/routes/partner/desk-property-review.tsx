import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { ReviewForm } from '~/components/trade/desk/review-form';
import { OpenList } from '~/components/trade/operator-desk/property/editor-aside';
import { PropertyChanges } from '~/components/trade/operator-desk/property/property-changes';
import styles from '~/components/trade/operator-desk/property/property-editor.css?url';
import { UnfinishedPictures } from '~/components/trade/operator-desk/property/unfinished-pictures';
import { useOptions } from '~/components/trade/operator-desk/property/use-options';
import { usePreparing } from '~/components/trade/operator-desk/property/use-preparing';
import { WorkPage } from '~/components/trade/page/work-page';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { tradeButton } from '~/components/trade/trade-button';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { countPropertyChanges, type PropertyPartChange } from '~/domain/operator-desk/property/compare-properties';
import { restoreProperty } from '~/domain/operator-desk/property/edit-property.server';
import { loadPropertyReview } from '~/domain/operator-desk/property/load-property-desk.server';
import type { OpenPoint } from '~/domain/operator-desk/property/open-points';
import type { PropertyContent } from '~/domain/operator-desk/property/property-content';
import { propertyPath } from '~/domain/operator-desk/property/property-path';
import { publishProperty } from '~/domain/operator-desk/property/publish-property.server';
import { serverTexts } from '~/locales/server';
import { answerReview, askedVersion, type ReviewAnswer } from '../forms/answer-review.server';
import { errorPage, notFoundTitle } from '../forms/error-page.server';

export const handle = { i18n: ['property-editor', 'hotel-page', 'hotel-rates'] };

export const links = stylesheets(styles);

/**
 * `/partner/desk/properties/{id}/review`: what publishing the draft would change for guests and agents, or with `?version=3` what going back to that version
 * would (EDITOR-5).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const number = askedVersion(request);
	const loaded = await loadPropertyReview({ ctx: context, propertyId: params.propertyId ?? '', number }).catch(
		errorPage(notFoundTitle(context)),
	);
	const { name } = loaded.property;
	return json({
		...{ ...loaded, number },
		title: number
			? t('property-editor:review.versionTitleOf', { name, number })
			: t('property-editor:review.titleOf', { name }),
	});
}

export function action({ context, request, params }: ActionFunctionArgs) {
	const propertyId = params.propertyId ?? '';
	return answerReview({
		...{ context, request },
		publish: (input) => publishProperty({ ...input, propertyId }),
		restore: (input) => restoreProperty({ ...input, propertyId }),
		words: { 'pictures-unfinished': 'publishUnfinished' as const },
	});
}

export default function DeskPropertyReview() {
	const { t } = useTranslation('property-editor');
	const language = useRoot().language as Language;
	const { title, number, property, seen, state, hasDraft, newest, ...data } = useLoaderData<typeof loader>();
	const changes = data.changes as PropertyPartChange[];
	const answer = useActionData<ReviewAnswer<'publishUnfinished'>>();
	const options = useOptions(data, data.content as PropertyContent, language);
	const count = countPropertyChanges(changes);
	const path = `/partner/desk/properties/${property.id}/review`;
	const isHeld = number === null && count > 0 && data.unfinished.preparing + data.unfinished.failed > 0;
	usePreparing(property.id, data.unfinished.preparing);
	const moment = newest ? formatTimestamp(newest.at, language) : '';
	return (
		<WorkPage
			title={title}
			lead={count > 0 ? t('review.lead', { count }) : undefined}
			aside={
				<Link to={propertyPath(property.id)} className={tradeButton()}>
					{t('review.back')}
				</Link>
			}
		>
			{answer?.error === 'publishChanged' && newest ? (
				<FaultBox className="mt-4">
					<p>
						{newest.name
							? t('review.newest', { number: newest.number, name: newest.name, moment })
							: t('review.newestPlain', { number: newest.number, moment })}{' '}
						<Link to={`${path}?version=${newest.number}`} className="trade-link">
							{t('review.see')}
						</Link>
					</p>
				</FaultBox>
			) : null}
			{isHeld ? <UnfinishedPictures propertyId={property.id} unfinished={data.unfinished} id="held" /> : null}
			<ReviewForm
				{...{ number, seen, state, hasDraft, count, answer }}
				heldBy={isHeld ? 'held' : undefined}
				words={{
					failed: answer?.error ? t(`error.${answer.error}`) : null,
					refused: t('error.refused'),
					published: t('done.published'),
				}}
			>
				<PropertyChanges {...{ changes, options }} />
			</ReviewForm>
			{data.isUnregistered ? (
				<FaultBox className="mt-6 max-w-176">
					<p>{t('registration.stops')}</p>
				</FaultBox>
			) : null}
			{data.points.length > 0 ? (
				<div className="mt-6 max-w-176">
					<OpenList propertyId={property.id} points={data.points as OpenPoint[]} />
				</div>
			) : null}
		</WorkPage>
	);
}

export const meta = noindexMeta;
