import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { useTeamTabs } from '~/components/trade/member/use-team-tabs';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { WorkPage } from '~/components/trade/page/work-page';
import { CardHead } from '~/components/trade/parts/card-head';
import { tradeButton } from '~/components/trade/trade-button';
import { type MadeSecret, NewSecret } from '~/components/trade/webhooks/new-secret';
import { WebhookFields } from '~/components/trade/webhooks/webhook-fields';
import { WebhookList } from '~/components/trade/webhooks/webhook-list';
import { addWebhook } from '~/domain/webhook/edit-webhooks.server';
import { listWebhooks } from '~/domain/webhook/list-webhooks.server';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf, withShownOnce } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['webhooks', 'members', 'desk'] };

/** `/partner/webhooks`: where programs of an agency or an operator are told of events (HOOK-1). */
export async function loader({ context }: LoaderFunctionArgs) {
	const title = serverTexts(context).t('webhooks:title');
	return json({ title, ...(await listWebhooks(context)) });
}

export async function action({ context: ctx, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const address = textOf(form, 'address');
	const chosen = form.getAll('event').map(String);
	let made: MadeSecret | null = null;
	const answer = await answerVerb({ row: 'add', done: 'webhookAdded', form, now: ctx.now }, async () => {
		const { secret } = await addWebhook(ctx, { address, events: chosen });
		made = { host: new URL(address).host, secret };
	});
	return withShownOnce(answer, { made, chosen });
}

export default function Webhooks() {
	const { t } = useTranslation('webhooks');
	const { manages, endpoints, events } = useLoaderData<typeof loader>();
	const answer = useActionData<{ made?: MadeSecret | null; chosen?: string[]; isDone: boolean; at: number }>();
	return (
		<WorkPage
			title={t('title')}
			lead={manages ? t('lead') : `${t('lead')} ${t('member')}`}
			{...useTeamTabs()}
			aside={
				<Link to="/api#webhooks" reloadDocument className={tradeButton('line')}>
					{t('reference')}
				</Link>
			}
		>
			<OutcomeLine />
			{answer?.made ? <NewSecret key={answer.at} made={answer.made} /> : null}
			<div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
				<WebhookList endpoints={endpoints} />
				{manages ? (
					<section key={answer?.isDone ? answer.at : 'form'} className="trade-card">
						<CardHead>
							<h2>{t('form.add')}</h2>
						</CardHead>
						<WebhookFields
							act="add"
							address=""
							events={events}
							chosen={(!answer?.isDone && answer?.chosen) || []}
							submit={t('form.act')}
						/>
					</section>
				) : null}
			</div>
		</WorkPage>
	);
}

export const meta = noindexMeta;
