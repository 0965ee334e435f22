import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { sendSafely } from '~/components/form/send-safely';
import { noindexMeta } from '~/components/layout/page-meta';
import { useNewsReload } from '~/components/trade/frame/use-news-reload';
import { MissingPage } from '~/components/trade/page/missing-page';
import { WorkPage } from '~/components/trade/page/work-page';
import type { ThreadAnswer, ThreadRefusal } from '~/components/trade/thread/thread-answer';
import { ThreadBox } from '~/components/trade/thread/thread-box';
import type { ThreadView } from '~/components/trade/thread/thread-view';
import { tradeButton } from '~/components/trade/trade-button';
import { loadThreads } from '~/domain/mail-thread/load-thread.server';
import { markThreadRead, writeToClient } from '~/domain/mail-thread/write-to-client.server';
import { builderPath } from '~/domain/proposal/proposal-path';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { textOf } from '../forms/answer-verb.server';
import { missingPage, notFound } from '../forms/error-page.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['trade-thread', 'trade-proposals', 'dashboard'] };

/** `/partner/proposals/{id}/messages`: what the agency and the client of a proposal write to each other; 404 for another agency's. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const [thread] = await loadThreads(context, [params.proposalId ?? '']).catch(missingPage(context));
	if (!thread) throw notFound(context);
	const { t } = serverTexts(context);
	return json({ title: t('trade-thread:title', { client: thread.client || t('trade-thread:nameless') }), thread });
}

const WORDS: Readonly<Record<string, ThreadRefusal>> = {
	message: 'message',
	'too-long': 'too-long',
	'no-such-move': 'no-such-move',
	'too-many-requests': 'limited',
	unavailable: 'failed',
};

/** Forms of every page that shows a thread come here; what is refused comes back with what was typed. */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const id = params.proposalId ?? '';
	const form = await readFormData(request);
	const at = context.now;
	if (textOf(form, 'intent') === 'read') {
		await markThreadRead({ ctx: context, id }).catch(missingPage(context));
		return json<ThreadAnswer>({ outcome: 'read', at });
	}
	const typed = textOf(form, 'message');
	try {
		const key = textOf(form, 'key').slice(0, 60);
		const { isMailed } = await writeToClient({ ctx: context, id, body: typed, key, way: 'app' });
		return json<ThreadAnswer>({ outcome: 'sent', isMailed, at });
	} catch (error) {
		if (error instanceof DomainError && error.code === 'not-found') throw notFound(context);
		const { word, status, retryAfterSeconds = 60 } = formErrorOf(error, WORDS);
		const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
		return json<ThreadAnswer>({ outcome: 'refused', reason: word, typed, minutes, at }, { status });
	}
}

/** Where the server is not reached, what was typed stays. */
export async function clientAction(args: ClientActionFunctionArgs): Promise<ThreadAnswer> {
	return sendSafely<ThreadAnswer>(args, ({ values }) => ({
		...{ outcome: 'refused', reason: 'failed', minutes: 1, at: Date.now() },
		typed: [values.message].flat()[0] ?? '',
	}));
}

export default function ProposalMessages() {
	const { t } = useTranslation('trade-thread');
	const { title, thread } = useLoaderData<typeof loader>();
	const sent = useActionData<typeof action>() as ThreadAnswer | undefined;
	useNewsReload();
	return (
		<WorkPage
			title={title}
			aside={
				<Link to={builderPath(thread.proposalId)} className={tradeButton('line')}>
					{t('toProposal')}
				</Link>
			}
		>
			<section className="trade-card mt-5 max-w-3xl px-4.5 py-4" aria-label={title}>
				<ThreadBox key={sent?.at ?? thread.proposalId} thread={thread as ThreadView} sent={sent} isWhole />
			</section>
		</WorkPage>
	);
}

/** A proposal that is missing, was never sent, or is another agency's. */
export function ErrorBoundary() {
	const { t } = useTranslation('trade-proposals');
	return (
		<MissingPage
			title={t('builder.missing.title')}
			text={t('builder.missing.text')}
			back={{ to: '/partner/proposals', text: t('builder.missing.back') }}
		/>
	);
}

export const meta = noindexMeta;
