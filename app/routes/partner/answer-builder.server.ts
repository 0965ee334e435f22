import { json, redirect } from '@remix-run/cloudflare';
import type { BuilderAnswer, BuilderFailure } from '~/components/proposal/builder/builder-answer';
import type { AppLoadContext } from '~/context';
import { clockInZone } from '~/domain/date/clock-in-zone';
import { duplicateProposal } from '~/domain/proposal/duplicate-proposal.server';
import { applyEdit, keepPrice, takePrice } from '~/domain/proposal/edit-proposal';
import { endProposalLink } from '~/domain/proposal/end-proposal-link.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import { loadBuilder } from '~/domain/proposal/load-builder.server';
import { findProposalLink } from '~/domain/proposal/proposal-link.server';
import { builderPath } from '~/domain/proposal/proposal-path';
import { isEditable } from '~/domain/proposal/proposal-transitions';
import type { TypedProposal } from '~/domain/proposal/read-proposal-form';
import { saveTypedProposal } from '~/domain/proposal/save-typed-proposal.server';
import { keptClientMinor } from '~/domain/proposal/send-checks';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { sendTestMail } from '~/domain/proposal/send-test-mail.server';
import { readTypedForm } from '~/domain/proposal/typed-proposal';
import { DomainError, statusOf } from '~/platform/errors';
import { countOf, textOf } from '../forms/answer-verb.server';
import { proposalLetters } from './proposal-letters.server';

type Question = { ctx: AppLoadContext; id: string; form: FormData };

type Told = BuilderAnswer extends infer Answer
	? Answer extends unknown
		? Omit<Answer, 'at' | 'clock'>
		: never
	: never;

/**
 * Saves the draft that a form holds, with the change that a button of the form without script makes, and then does what the button asks for:
 * sends, tests, duplicates. What was not saved comes back.
 */
export async function answerBuilder({ ctx, id, form }: Question) {
	const intent = textOf(form, 'intent') || 'save';
	const answer = (told: Told, status = 200) =>
		json({ ...told, at: ctx.now, clock: clockInZone(ctx.now).time } as BuilderAnswer, { status });
	if (intent === 'link') return answer({ outcome: 'link', link: await findProposalLink({ ctx, id }).catch(noLink) });
	if (intent === 'endLink') {
		const link = await endProposalLink({ ctx, id }).catch(noLink);
		return answer({ outcome: 'link', link, ...(link ? { isNew: true as const } : {}) });
	}
	const duplicate = async () => redirect(builderPath((await duplicateProposal({ ctx, id })).id), 303);
	const typed = await edited({ ctx, id, form }, intent);
	let written: number | undefined;
	try {
		// What is approved or withdrawn has no draft to save.
		if (intent === 'duplicate' && !isEditable((await findProposal(ctx, id)).state)) return await duplicate();
		const saved = await saveTypedProposal({ ctx, seen: { id, revision: countOf(form, 'seen') }, typed });
		if (saved.outcome === 'invalid') return answer({ ...saved, typed }, 400);
		const { revision } = saved;
		written = revision;
		if (intent === 'duplicate') return await duplicate();
		const by = intent === 'sendMail' ? 'mail' : intent === 'sendLink' ? 'link' : null;
		if (by) {
			const sent = await sendProposal({ ctx, seen: { id, revision }, by });
			if (sent.outcome === 'obstacles') return answer({ ...sent, revision }, 409);
			return answer({ ...sent, by, revision: revision + 1 });
		}
		if (intent === 'test') {
			await sendTestMail({ ctx, id });
			return answer({ outcome: 'tested', revision });
		}
		return answer({ ...saved });
	} catch (error) {
		if (!(error instanceof DomainError) || error.code === 'forbidden') throw error;
		// The address of another agency's proposal, or of none, is no failed save.
		if (error.code === 'not-found') await findProposal(ctx, id);
		if (error.reason === 'changed-meanwhile') {
			const { revision } = await findProposal(ctx, id);
			return answer({ outcome: 'conflict', revision, typed }, 409);
		}
		const revision = written === undefined ? {} : { revision: written };
		return answer({ outcome: 'failed', reason: failureOf(error), typed, ...revision }, statusOf(error));
	}
}

function noLink(error: unknown): null {
	if (error instanceof DomainError && error.code === 'conflict') return null;
	throw error;
}

function failureOf({ code, reason }: DomainError): BuilderFailure {
	if (reason === 'no-such-move') return reason;
	if (code === 'too-many-requests') return 'too-many';
	return code === 'not-found' ? 'missing' : 'other';
}

/** The draft after a button of the form without script: another order, an option more or less, a price decided, a letter to begin with. */
async function edited({ ctx, id, form }: Question, intent: string): Promise<TypedProposal> {
	const typed = readTypedForm(form);
	const [, what = '', about = ''] = /^(take|keep|letter):(.+)$/.exec(intent) ?? [];
	if (what === 'letter') {
		const letters = await proposalLetters(ctx, id);
		const letter = letters.find(
			({ key, language }) => key === about && (language ?? typed.language) === typed.language,
		);
		const name = [typed.clientFirstName, typed.clientLastName].filter(Boolean).join(' ');
		return letter ? { ...typed, greeting: letter.text.replaceAll('{{client}}', name) } : typed;
	}
	if (what === '') return applyEdit(typed, intent);
	const option = (await loadBuilder({ ctx, id })).options.find(({ leadId }) => leadId === about);
	const fields = typed.options.find(({ leadId }) => leadId === about);
	if (!option?.now || !fields) return typed;
	const nowMinor = option.now.priceMinor;
	const clientMinor = keptClientMinor(option, fields);
	if (what === 'take' || clientMinor === null) return takePrice(typed, about, nowMinor);
	return keepPrice(typed, about, { nowMinor, clientMinor });
}
