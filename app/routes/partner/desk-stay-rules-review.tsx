import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { ReviewForm } from '~/components/trade/desk/review-form';
import { RuleChanges } from '~/components/trade/operator-desk/stay-rules/rule-changes';
import { WorkPage } from '~/components/trade/page/work-page';
import { tradeButton } from '~/components/trade/trade-button';
import { publishRules, restoreRules } from '~/domain/operator-desk/stay-rules/edit-rules.server';
import { loadRulesReview } from '~/domain/operator-desk/stay-rules/load-rules.server';
import type { RuleChange } from '~/domain/operator-desk/stay-rules/rules-content';
import { serverTexts } from '~/locales/server';
import { answerReview, askedVersion, type ReviewAnswer } from '../forms/answer-review.server';
import { errorPage, notFoundTitle } from '../forms/error-page.server';

export const handle = { i18n: ['stay-rules', 'hotel-rates'] };

/** `/partner/desk/properties/{id}/stay-rules/review`: what publishing the draft, or going back to `?version=3`, would change (STAY-7). */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const number = askedVersion(request);
	const loaded = await loadRulesReview({ ctx: context, propertyId: params.propertyId ?? '', number }).catch(
		errorPage(notFoundTitle(context)),
	);
	const { name } = loaded.property;
	return json({
		...{ ...loaded, number },
		title: number ? t('stay-rules:review.versionTitleOf', { name, number }) : t('stay-rules:review.titleOf', { name }),
	});
}

export function action({ context, request, params }: ActionFunctionArgs) {
	const propertyId = params.propertyId ?? '';
	return answerReview({
		...{ context, request },
		publish: (input) => publishRules({ ...input, propertyId }),
		restore: (input) => restoreRules({ ...input, propertyId }),
	});
}

export default function DeskStayRulesReview() {
	const { t } = useTranslation('stay-rules');
	const { title, number, property, seen, state, hasDraft, changes } = useLoaderData<typeof loader>();
	const answer = useActionData<ReviewAnswer>();
	return (
		<WorkPage
			title={title}
			lead={changes.length > 0 ? t('review.lead') : undefined}
			aside={
				<Link to={`/partner/desk/properties/${property.id}/stay-rules`} className={tradeButton()}>
					{t('review.back')}
				</Link>
			}
		>
			<ReviewForm
				{...{ number, seen, state, hasDraft, answer, count: changes.length }}
				words={{
					failed: answer?.error ? t(`error.${answer.error}`) : null,
					refused: t('error.refused'),
					published: t('done.published'),
				}}
			>
				<RuleChanges changes={changes as RuleChange[]} />
			</ReviewForm>
		</WorkPage>
	);
}

export const meta = noindexMeta;
