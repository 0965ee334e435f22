import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { ReviewForm } from '~/components/trade/desk/review-form';
import { PriceChanges } from '~/components/trade/operator-desk/prices/price-changes';
import styles from '~/components/trade/operator-desk/prices/prices.css?url';
import { TouchedLeads } from '~/components/trade/operator-desk/prices/touched-leads';
import { WorkPage } from '~/components/trade/page/work-page';
import { FaultBox } from '~/components/trade/parts/fault-box';
import { tradeButton } from '~/components/trade/trade-button';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { restorePrices } from '~/domain/operator-desk/prices/edit-prices.server';
import { listTouched, type TouchedLead } from '~/domain/operator-desk/prices/list-touched.server';
import { loadPricesReview } from '~/domain/operator-desk/prices/load-prices.server';
import type { PriceChange } from '~/domain/operator-desk/prices/prices-content';
import { publishPrices } from '~/domain/operator-desk/prices/publish-prices.server';
import { serverTexts } from '~/locales/server';
import { answerReview, askedVersion, type ReviewAnswer } from '../forms/answer-review.server';
import { errorPage, notFoundTitle } from '../forms/error-page.server';

export const handle = { i18n: ['operator-prices', 'hotel-rates'] };

export const links = stylesheets(styles);

/**
 * `/partner/desk/properties/{id}/prices/review`: what publishing the draft would change for guests and agents, or with `?version=3` what going back to that version
 * would (OPERATOR-16).
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const number = askedVersion(request);
	const found = errorPage(notFoundTitle(context));
	const loaded = await loadPricesReview({ ctx: context, propertyId: params.propertyId ?? '', number }).catch(found);
	const { property, changes, locked } = loaded;
	const touched = await listTouched({ ctx: context, propertyNo: property.no, changes }).catch(found);
	const { no: _, ...shown } = property;
	return json({
		...loaded,
		...{ number, touched, property: shown },
		locked: locked.map(({ offer, ...cell }): PriceChange => ({ ...cell, before: null, after: offer })),
		title: number
			? t('operator-prices:review.versionTitleOf', { name: property.name, number })
			: t('operator-prices:review.titleOf', { name: property.name }),
	});
}

export function action({ context, request, params }: ActionFunctionArgs) {
	const propertyId = params.propertyId ?? '';
	return answerReview({
		...{ context, request },
		publish: (input) => publishPrices({ ...input, propertyId }),
		restore: (input) => restorePrices({ ...input, propertyId }),
	});
}

export default function DeskPricesReview() {
	const { t } = useTranslation('operator-prices');
	const { language } = useRoot();
	const data = useLoaderData<typeof loader>();
	const { title, number, property, seen, state, hasDraft, newest } = data;
	const [changes, locked] = [data.changes as PriceChange[], data.locked as PriceChange[]];
	const answer = useActionData<ReviewAnswer>();
	const path = `/partner/desk/properties/${property.id}/prices`;
	const count = changes.length;
	const moment = newest ? formatTimestamp(newest.at, language) : '';
	return (
		<WorkPage
			title={title}
			lead={count > 0 ? t('review.lead', { count }) : undefined}
			aside={
				<Link to={path} className={tradeButton()}>
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
						<Link to={`${path}/review?version=${newest.number}`} className="trade-link">
							{t('review.see')}
						</Link>
					</p>
				</FaultBox>
			) : null}
			<ReviewForm
				{...{ number, seen, state, hasDraft, count, answer }}
				words={{
					failed: answer?.error ? t(`error.${answer.error}`) : null,
					refused: t('error.refused'),
					published: t('done.published'),
				}}
			>
				<PriceChanges changes={changes} locked={locked} currency={property.currency} seen={null} />
				<TouchedLeads leads={data.touched as TouchedLead[]} />
			</ReviewForm>
		</WorkPage>
	);
}

export const meta = noindexMeta;
