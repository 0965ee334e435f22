import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta } from '~/components/layout/page-meta';
import { type AnswerOutcome, AnswerSection } from '~/components/proposal/answer-section';
import { Changes } from '~/components/proposal/changes';
import { Comparison } from '~/components/proposal/comparison';
import { EndedPage } from '~/components/proposal/ended-page';
import { Letter } from '~/components/proposal/letter';
import { OptionSection } from '~/components/proposal/option-section';
import { ProposalFrame } from '~/components/proposal/proposal-frame';
import { useOpening } from '~/components/proposal/use-opening';
import {
	approveProposal,
	askAboutProposal,
	declineProposal,
	takeApprovalBack,
} from '~/domain/proposal/answer-proposal.server';
import { recordOpening } from '~/domain/proposal/client-proposal.server';
import { serverTexts } from '~/locales/server';
import { statusOf } from '~/platform/errors';
import { countOf, textOf } from '../forms/answer-verb.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { proposalView } from './proposal-view.server';

export const handle = { i18n: ['proposal'], isPrivate: true };

/** The token in the address leaks nowhere, and nothing of the page is stored. */
const PRIVATE = { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** `/p/{token}`: what a client reads of a proposal, and answers. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const number = Number(new URL(request.url).searchParams.get('version')) || null;
	const view = await proposalView(context, params.proposal ?? '', number).catch((error) => {
		if (statusOf(error) === 404) return null;
		throw error;
	});
	if (!view) return json({ view, title: t('proposal:missing') }, { status: 404, headers: PRIVATE });
	const [first] = view.snapshot.options;
	const title =
		view.person?.title || t('proposal:title', { count: view.snapshot.options.length, place: first?.place ?? '' });
	const isOver = view.state === 'expired' || view.state === 'withdrawn';
	return json({ view, title }, { status: isOver ? 410 : 200, headers: PRIVATE });
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const token = params.proposal ?? '';
	const form = await readFormData(request);
	const intent = textOf(form, 'intent');
	const typed = Object.fromEntries(
		['option', 'name', 'question', 'reason'].map((name) => [name, textOf(form, name).slice(0, 2000)]),
	);
	const answer = (outcome: Omit<AnswerOutcome, 'typed' | 'at'>, status = 200) =>
		json<AnswerOutcome>({ ...outcome, typed, at: context.now }, { status, headers: PRIVATE });
	const wrong = missingFields(form, intent);
	if (Object.keys(wrong).length > 0) return answer({ done: null, errors: wrong }, 400);
	try {
		const to = { ctx: context, token, version: countOf(form, 'version') };
		if (intent === 'opened') await recordOpening({ ctx: context, token });
		else if (intent === 'approve')
			await approveProposal({ ...to, optionKey: textOf(form, 'option'), name: textOf(form, 'name') });
		else if (intent === 'ask') await askAboutProposal({ ...to, question: textOf(form, 'question') });
		else if (intent === 'decline') await declineProposal({ ...to, reason: textOf(form, 'reason') });
		else await takeApprovalBack(to);
		const done = { ask: 'asked', decline: 'declined', takeBack: 'takenBack', approve: 'approved' } as const;
		return answer({ done: done[intent as keyof typeof done] ?? null, errors: {} });
	} catch (error) {
		const words = {
			...{ over: 'over', 'changed-meanwhile': 'changed-meanwhile', 'no-such-move': 'no-such-move' },
			...{ 'too-many-requests': 'limited', unavailable: 'failed', invalid: 'name', 'not-found': 'no-such-move' },
		} as const;
		const { word, status } = formErrorOf(error, words);
		return answer({ done: null, errors: { form: word } }, status);
	}
}

function missingFields(form: FormData, intent: string): AnswerOutcome['errors'] {
	if (intent === 'ask') return textOf(form, 'question') === '' ? { question: 'question' } : {};
	if (intent !== 'approve') return {};
	return {
		...(textOf(form, 'option') === '' ? { option: 'option' as const } : {}),
		...(textOf(form, 'name') === '' ? { name: 'name' as const } : {}),
		...(form.has('terms') ? {} : { terms: 'terms' as const }),
	};
}

export default function ClientPage() {
	const { t } = useTranslation('proposal');
	const { view, title } = useLoaderData<typeof loader>();
	const outcome = useActionData<AnswerOutcome>() ?? null;
	useOpening(view !== null && view.state !== 'withdrawn');
	if (!view)
		return (
			<main id="content" className="container max-w-160 py-24">
				<h1 className="serif text-title2">{title}</h1>
				<p className="mt-4">{t('missingText')}</p>
			</main>
		);
	if (view.state === 'withdrawn' || view.state === 'expired')
		return (
			<ProposalFrame view={view}>
				<EndedPage view={view} outcome={outcome} />
			</ProposalFrame>
		);
	return (
		<ProposalFrame view={view}>
			<Letter view={view} title={title} />
			<Changes view={view} />
			{view.snapshot.options.length > 1 ? <Comparison view={view} /> : null}
			{view.snapshot.options.map((option, at) => (
				<OptionSection key={option.key} view={view} option={option} number={at + 1} />
			))}
			<AnswerSection view={view} outcome={outcome} />
		</ProposalFrame>
	);
}

export const meta = noindexMeta;
