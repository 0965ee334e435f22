import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { noindexMeta } from '~/components/layout/page-meta';
import type { AnswerError, ClientOutcome } from '~/components/proposal/client/client-form';
import { LateClientPage } from '~/components/proposal/client/client-late';
import { ClientOpening } from '~/components/proposal/client/client-opening';
import { REASONS } from '~/components/proposal/client/client-reasons';
import type { AppLoadContext } from '~/context';
import { writeToAgency } from '~/domain/mail-thread/write-to-agency.server';
import { approveProposal, declineProposal, takeApprovalBack } from '~/domain/proposal/answer-proposal.server';
import { recordOpening } from '~/domain/proposal/client-proposal.server';
import { payFromProposal } from '~/domain/proposal/pay-from-proposal.server';
import { serverTexts } from '~/locales/server';
import { DomainError, statusOf } from '~/platform/errors';
import { countOf, textOf } from '../forms/answer-verb.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { clientView } from './client-view.server';
import { PRIVATE_PAGE } from './private-page';

export const handle = { isClient: true };

/** `/p/{token}`: what a client reads of a proposal, and answers. Its title names no person, for tabs and previews. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	let isEnded = false;
	const view = await clientView(context, params.proposal ?? '', request).catch((error) => {
		isEnded = error instanceof DomainError && error.reason === 'link-ended';
		if (statusOf(error) === 404) return null;
		throw error;
	});
	const headers = { ...PRIVATE_PAGE, 'content-language': context.language };
	const title = t(view ? 'proposal:tab' : isEnded ? 'proposal:linkEnded' : 'proposal:missing');
	const page = { view, isEnded, title, description: t('proposal:previewText') };
	const isOver = isEnded || view?.state === 'expired' || view?.state === 'withdrawn';
	return json(page, { status: isOver ? 410 : view ? 200 : 404, headers });
}

type Outcome = NonNullable<ClientOutcome>;

/** Letters that come back with a refusal: more than a field takes, so that nothing typed is lost. */
const MOST_TYPED = 20_000;

export async function action({ context, params, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const typed = Object.fromEntries(
		['option', 'name', 'question', 'words', 'reason', 'terms'].map((name) => [
			name,
			textOf(form, name).slice(0, MOST_TYPED),
		]),
	);
	const answer = (outcome: Pick<Outcome, 'done' | 'errors' | 'minutes'>, status = 200) =>
		json<Outcome>({ ...outcome, typed, at: context.now }, { status, headers: PRIVATE_PAGE });
	const errors = missingFields(form);
	if (Object.keys(errors).length > 0) return answer({ done: null, errors }, 400);
	try {
		if (textOf(form, 'intent') === 'pay') {
			const to = { ctx: context, token: params.proposal ?? '', instalmentId: textOf(form, 'instalment') };
			return redirect(await payFromProposal(to), { status: 303, headers: PRIVATE_PAGE });
		}
		const done = await give(context, params.proposal ?? '', form);
		return answer({ done, errors: {} }, done === null ? 400 : 200);
	} catch (error) {
		const { word, status, retryAfterSeconds = 60 } = formErrorOf(error, WORDS);
		const errors = word === 'question-long' ? { question: word } : { form: word };
		return answer({ done: null, errors, minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) }, status);
	}
}

const WORDS: Readonly<Record<string, AnswerError>> = {
	'question-long': 'question-long',
	over: 'over',
	'changed-meanwhile': 'changed-meanwhile',
	'no-such-move': 'no-such-move',
	'not-found': 'no-such-move',
	'nothing-open': 'nothing-open',
	'too-many-requests': 'limited',
	unavailable: 'failed',
	invalid: 'name',
};

/** Gives an answer of the page's forms; what was done, null for what is none of them. Throws as the verbs do. */
async function give(ctx: AppLoadContext, token: string, form: FormData): Promise<Outcome['done']> {
	const to = { ctx, token, version: countOf(form, 'version') };
	switch (textOf(form, 'intent')) {
		case 'opened':
			{
				const agentId = await recordOpening({ ctx, token });
				if (agentId) ctx.waitUntil(ctx.services.tellNews([agentId]));
			}
			return 'opened';
		case 'approve':
			await approveProposal({ ...to, optionKey: textOf(form, 'option'), name: textOf(form, 'name') });
			return 'approved';
		case 'ask':
			await writeToAgency({ ...to, question: textOf(form, 'question'), key: textOf(form, 'key') });
			return 'asked';
		case 'decline':
			await declineProposal({ ...to, reason: declineReason(ctx, form) });
			return 'declined';
		case 'takeBack':
			await takeApprovalBack(to);
			return 'takenBack';
		default:
			return null;
	}
}

/** The reason that was chosen, in the proposal's language, and the client's own words. */
function declineReason(ctx: AppLoadContext, form: FormData): string {
	const chosen = REASONS.find((reason) => reason === textOf(form, 'reason'));
	const { t } = serverTexts(ctx);
	return [chosen ? t(`proposal:answer.reasons.${chosen}`) : '', textOf(form, 'words')].filter(Boolean).join('. ');
}

function missingFields(form: FormData): Outcome['errors'] {
	const intent = textOf(form, 'intent');
	if (intent === 'ask') return textOf(form, 'question') === '' ? { question: 'question' } : {};
	if (intent !== 'approve') return {};
	return {
		...(textOf(form, 'option') === '' ? { option: 'option' as const } : {}),
		...(textOf(form, 'name') === '' ? { name: 'name' as const } : {}),
		...(form.has('terms') ? {} : { terms: 'terms' as const }),
	};
}

export default function Proposal() {
	const loaded = useLoaderData<typeof loader>();
	const view = loaded.view;
	return (
		<>
			<LateClientPage />
			{view?.path && view.state !== 'withdrawn' && <ClientOpening path={view.path} />}
		</>
	);
}

export const meta = noindexMeta;

/** Those of the loader; a page that failed is as private. */
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) =>
	loaderHeaders.has('referrer-policy') ? loaderHeaders : PRIVATE_PAGE;
