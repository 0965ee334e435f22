import { json, redirect } from '@remix-run/cloudflare';
import { bankErrorText } from '~/components/onboarding/bank-error-text';
import type { AppLoadContext } from '~/context';
import { domainOf } from '~/domain/agency/email-domain';
import { joinAgency } from '~/domain/agency/join-agency.server';
import { registerAgency } from '~/domain/agency/register-agency.server';
import { saveBankAccount } from '~/domain/agency/save-bank-account.server';
import { saveCorporateDesign } from '~/domain/agency/save-corporate-design.server';
import { knownBrands } from '~/domain/brand/known-brands';
import { onboardingPath } from '~/domain/onboarding/onboarding-path';
import { stepAfter } from '~/domain/onboarding/onboarding-steps';
import { freshSession } from '~/domain/session/fresh-session';
import { renameUser } from '~/domain/user/rename-user.server';
import { serverTexts } from '~/locales/server';
import { DomainError } from '~/platform/errors';
import { everyRefusal, formErrorOf } from '../forms/form-error.server';

/** The state of a step after a failed write: all input, and a message for each error. */
export type RefusedStep = {
	intent: string;
	values: Record<string, string>;
	programIds: string[];
	errors: Record<string, string>;
	/** Above the fields. */
	problem: string | null;
	/** As a notice at the edge. */
	notice: string | null;
	nearest: string | null;
};

type Sending = { ctx: AppLoadContext; form: FormData; programId: string | null };

/** Writes one step of the onboarding and redirects to the next, or responds with the errors. */
export async function answerOnboarding(sending: Sending): Promise<Response> {
	const intent = String(sending.form.get('intent') ?? '');
	try {
		if (intent === 'name') return await name(sending);
		if (intent === 'agency') return await agency(sending);
		if (intent === 'join') return await join(sending);
		if (intent === 'payout') return await payout(sending);
		if (intent === 'branding') return await branding(sending);
		return refused(sending, {}, 400);
	} catch (error) {
		return failure(sending, error);
	}
}

const text = (form: FormData, field: string) => String(form.get(field) ?? '').slice(0, 1000);

async function name({ ctx, form, programId }: Sending): Promise<Response> {
	const { t } = serverTexts(ctx);
	const actor = ctx.actor;
	if (!actor) throw new DomainError('forbidden', 'Nobody is signed in');
	const input = { firstName: text(form, 'firstName'), lastName: text(form, 'lastName') };
	const result = await renameUser({ ctx, userId: actor.id, input });
	if (result.outcome === 'invalid') {
		const errors = Object.entries(result.errors).map(([field, error]) => [
			field,
			error === 'required' ? t('onboarding:required') : t('onboarding:tooLong', { count: 80 }),
		]);
		return refused({ ctx, form, programId }, { errors: Object.fromEntries(errors) }, 400);
	}
	return goOn(ctx, onboardingPath({ programId, step: null }));
}

async function agency(sending: Sending): Promise<Response> {
	const { ctx, form, programId } = sending;
	const { t } = serverTexts(ctx);
	const domain = domainOf(ctx.actor?.email ?? '');
	const result = await registerAgency({
		ctx,
		input: {
			name: text(form, 'name'),
			autoInviteEmailDomain: form.has('isInviting') ? domain : null,
			programIds: form.getAll('programIds').map(String).slice(0, 20),
			referrerName: form.has('wasReferred') ? text(form, 'referrerName') : null,
		},
	});
	if (result.outcome === 'registered') return goOn(ctx, onboardingPath({ programId, step: null }));
	const errors = Object.entries(result.errors).map(([field, error]) => [
		field,
		error === 'required'
			? t('onboarding:required')
			: error === 'tooLong'
				? t('onboarding:tooLong', { count: 120 })
				: t(`onboarding:agency.fault.${error}`),
	]);
	return refused(sending, { errors: Object.fromEntries(errors) }, 400);
}

async function join({ ctx, programId }: Sending): Promise<Response> {
	await joinAgency(ctx);
	return goOn(ctx, onboardingPath({ programId, step: null }));
}

async function payout(sending: Sending): Promise<Response> {
	const { ctx, form, programId } = sending;
	const { t } = serverTexts(ctx);
	const currency = text(form, 'currency');
	const alternative = text(form, 'alternative') || null;
	if (form.get('go') === 'requirements')
		return redirect(onboardingPath({ programId, step: 'payout', currency, alternative: null }));
	const fields: Record<string, string> = {};
	for (const [field, value] of form)
		if (field.startsWith('bank.') && typeof value === 'string') fields[field.slice('bank.'.length)] = value;
	const result = await saveBankAccount({ ctx, input: { currency, alternative, fields } });
	if (result.outcome === 'saved' && ctx.actor)
		return goOn(ctx, onboardingPath({ programId, step: stepAfter(ctx.actor, 'payout'), isBankSaved: true }));
	const errors: Record<string, string> = {};
	if (result.outcome === 'invalid') {
		if (result.currency || result.alternative) errors.currency = t('onboarding:payout.currencyRequired');
		for (const [field, error] of Object.entries(result.fields)) errors[`bank.${field}`] = bankErrorText(t, error);
	}
	return refused(sending, { errors }, 400);
}

async function branding(sending: Sending): Promise<Response> {
	const { ctx, form, programId } = sending;
	const { t } = serverTexts(ctx);
	const file = form.get('logo');
	const logo = file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : 'keep';
	const saved = await saveCorporateDesign({
		ctx,
		choice: { main: text(form, 'take') || text(form, 'main'), accentOnMain: null, theme: null },
		logo,
		version: Number(form.get('version')),
		profile: knownBrands().of(ctx.brand.key).colors,
	});
	if (saved.kind === 'saved') return goOn(ctx, onboardingPath({ programId, step: 'done' }));
	const { main } = saved.verdicts;
	const isIllegible = main?.error === 'illegible';
	return refused(
		sending,
		{
			errors: {
				...(isIllegible ? { main: t('onboarding:branding.illegible', { color: main.nearest }) } : {}),
				...(main?.error === 'noColor' ? { main: t('onboarding:branding.noColor') } : {}),
				...(saved.logo ? { logo: t(`onboarding:branding.${saved.logo}`) } : {}),
			},
			nearest: isIllegible ? main.nearest : null,
		},
		400,
	);
}

/** As a new document of a session that is read again: the welcome and the frame show the changes. */
function goOn(ctx: AppLoadContext, to: string): Response {
	return redirect(to, { headers: freshSession(ctx) });
}

function refused({ ctx, form }: Sending, parts: Partial<RefusedStep>, status: number): Response {
	const { t } = serverTexts(ctx);
	const values: Record<string, string> = {};
	for (const [field, value] of form) if (typeof value === 'string') values[field] = value.slice(0, 1000);
	const count = Object.keys(parts.errors ?? {}).length;
	const answer: RefusedStep = {
		intent: values.intent ?? '',
		values,
		programIds: form.getAll('programIds').map(String).slice(0, 20),
		errors: {},
		problem: count > 0 ? t('onboarding:payout.invalid', { count }) : null,
		notice: null,
		nearest: null,
		...parts,
	};
	return json(answer, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** The texts of refused writes; without one, the step is not for this person. */
const REFUSED = {
	...everyRefusal(null),
	unavailable: 'failed',
	'too-many-requests': 'limited',
	conflict: 'conflict',
	'changed-meanwhile': 'branding.conflict',
	'no-agency': 'payout.notAuthenticated',
} as const;

function failure(sending: Sending, error: unknown): Response {
	const { t } = serverTexts(sending.ctx);
	const { word, status } = formErrorOf(error, REFUSED);
	if (word === null) throw json({ title: t('account:noAccess.roleTitle') }, { status });
	const text = t(`onboarding:${word}`);
	if (word === 'payout.notAuthenticated') return refused(sending, { notice: text }, status);
	const isPayout = word === 'failed' && sending.form.get('intent') === 'payout';
	return refused(sending, { problem: text, notice: isPayout ? t('onboarding:payout.failed') : null }, status);
}
