import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import type { Outcome } from '~/components/trade/page/outcome';
import { OutcomeLine } from '~/components/trade/page/outcome-line';
import { WorkPage } from '~/components/trade/page/work-page';
import { CardHead } from '~/components/trade/parts/card-head';
import { DeliveryLog } from '~/components/trade/webhooks/delivery-log';
import { type MadeSecret, NewSecret } from '~/components/trade/webhooks/new-secret';
import { WebhookActs } from '~/components/trade/webhooks/webhook-acts';
import { WebhookFields } from '~/components/trade/webhooks/webhook-fields';
import { WebhookChip, WebhookState } from '~/components/trade/webhooks/webhook-list';
import {
	changeWebhook,
	pauseWebhook,
	removeWebhook,
	repeatDelivery,
	resumeWebhook,
	rotateWebhookSecret,
	testWebhook,
} from '~/domain/webhook/edit-webhooks.server';
import { readWebhook } from '~/domain/webhook/list-webhooks.server';
import type { PostResult } from '~/domain/webhook/post-webhook.server';
import { WEBHOOKS_PATH } from '~/domain/webhook/webhook-path';
import { DomainError } from '~/platform/errors';
import { answerVerb, textOf, withShownOnce } from '../forms/answer-verb.server';
import { missingPage } from '../forms/error-page.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['webhooks', 'desk'] };

/** `/partner/webhooks/{webhookId}`: an endpoint, what it was sent, and what it answered (HOOK-6). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const after = new URL(request.url).searchParams.get('after');
	const found = await readWebhook(context, { id: params.webhookId ?? '', after }).catch(missingPage(context));
	return json({ title: found.endpoint.host, ...found });
}

export async function action({ context: ctx, params, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const id = params.webhookId ?? '';
	const seen = { id, version: Number(textOf(form, 'version')) || 0 };
	const act = textOf(form, 'act');
	const chosen = form.getAll('event').map(String);
	const sent = (done: string) => ({ row: act, done, form, now: ctx.now });
	let secret: string | null = null;
	const run = () => {
		switch (act) {
			case 'change':
				return answerVerb(sent('webhookChanged'), () =>
					changeWebhook(ctx, seen, { address: textOf(form, 'address'), events: chosen }),
				);
			case 'rotate':
				return answerVerb(sent('webhookRotated'), async () => {
					secret = (await rotateWebhookSecret(ctx, seen)).secret;
				});
			case 'pause':
				return answerVerb(sent('webhookPaused'), () => pauseWebhook(ctx, id));
			case 'resume':
				return answerVerb(sent('webhookResumed'), () => resumeWebhook(ctx, id));
			case 'remove':
				return answerVerb(sent('webhookRemoved'), () => removeWebhook(ctx, id));
			case 'repeat':
				return answerVerb(sent('webhookRepeated'), async () =>
					taken(await repeatDelivery(ctx, { id, delivery: textOf(form, 'delivery') })),
				);
			default:
				return answerVerb(sent('webhookTested'), async () => {
					if (act !== 'test') throw new DomainError('invalid', `No act ${act}`);
					taken(await testWebhook(ctx, id));
				});
		}
	};
	const answer = await run();
	if (act === 'remove' && answer.ok) return redirect(WEBHOOKS_PATH);
	return withShownOnce(answer, { secret, chosen });
}

/** An attempt that was asked for by hand and failed is a failure of the form; null: another run makes it. */
function taken(result: PostResult | null): void {
	if (result && result.fault !== null) throw new DomainError('conflict', 'Not taken', { reason: 'webhook-not-taken' });
}

export default function WebhookPage() {
	const { t } = useTranslation('webhooks');
	const { manages, endpoint, events, deliveries, next } = useLoaderData<typeof loader>();
	const answer = useActionData<Outcome & { secret?: string | null; chosen?: string[] }>();
	const made: MadeSecret | null = answer?.secret ? { host: endpoint.host, secret: answer.secret } : null;
	const isRefused = answer?.row === 'change' && !answer.isDone;
	return (
		<WorkPage
			title={endpoint.host}
			lead={
				<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
					<WebhookChip state={endpoint.state} />
					<span className="wrap-anywhere">{endpoint.address}</span>
				</span>
			}
			back={{ to: WEBHOOKS_PATH, text: t('title') }}
		>
			<WebhookState endpoint={endpoint} />
			<OutcomeLine />
			{made && answer ? <NewSecret key={answer.at} made={made} /> : null}
			<div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
				<DeliveryLog deliveries={deliveries} next={next} isRepeatable={manages && endpoint.state !== 'paused'} />
				{manages ? (
					<div className="grid gap-6">
						<WebhookActs endpoint={endpoint} />
						<section key={`${endpoint.version}`} className="trade-card">
							<CardHead>
								<h2>{t('form.change')}</h2>
							</CardHead>
							<WebhookFields
								act="change"
								fields={{ version: endpoint.version }}
								address={endpoint.address}
								events={events}
								chosen={(isRefused && answer.chosen) || endpoint.events}
								submit={t('form.save')}
							/>
						</section>
					</div>
				) : null}
			</div>
		</WorkPage>
	);
}

export const meta = noindexMeta;
