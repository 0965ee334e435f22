import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { JoiningAccountStep } from '~/components/hotel/joining/joining-account';
import { JoiningForm } from '~/components/hotel/joining/joining-form';
import { JoiningFrame } from '~/components/hotel/joining/joining-frame';
import { JoiningSteps } from '~/components/hotel/joining/joining-steps';
import { noindexMeta } from '~/components/layout/page-meta';
import { useRoot } from '~/components/root/use-root';
import { buttonClass } from '~/components/ui/button';
import { Picture } from '~/components/ui/picture';
import type { AppLoadContext } from '~/context';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { INVITATION_DAYS, invitationPath } from '~/domain/hotel/hotel-invitation';
import { askToJoin } from '~/domain/hotel/joining/ask-to-join.server';
import { fillInJoining } from '~/domain/hotel/joining/fill-in-joining.server';
import { joiningAccount } from '~/domain/hotel/joining/joining-account';
import {
	JOINING_FIELDS,
	type JoiningErrors,
	type JoiningFields,
	readJoining,
} from '~/domain/hotel/joining/read-joining';
import { type OpenedInvitation, openInvitation } from '~/domain/hotel/open-invitation.server';
import type { Language } from '~/domain/language/language';
import { freshSession } from '~/domain/session/fresh-session';
import { serverTexts } from '~/locales/server';
import { statusOf } from '~/platform/errors';
import { sessionCookie } from '~/platform/sign-in/session-cookie';
import { textOf } from '../forms/answer-verb.server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';
import { INVITATION_COOKIE, RETURN_PATH, RETURN_SECONDS } from './invitation-return';

export const handle = { i18n: ['invitation', 'account'], isTrade: true, hasToken: true };

/** Do not leak the token in the address, and store nothing of it. */
const PRIVATE = { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' };

/** The page of an invitation's link: what joining means, the form, the account, and what became of it. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const invitation = await openInvitation(context, params.token ?? '').catch((error) => {
		if (statusOf(error) === 404) return null;
		throw error;
	});
	const { actor } = context;
	if (!invitation) return json({ invitation, title: t('invitation:lapsed') }, { status: 410, headers: PRIVATE });
	const { state } = invitation;
	const isOver = state === 'used' || state === 'expired' || state === 'revoked';
	const isEditing = new URL(request.url).searchParams.get('step') === 'details';
	const title = t(isOver ? `invitation:over.${state}.title` : 'invitation:title', { hotel: invitation.hotelName });
	const headers = new Headers(PRIVATE);
	// The account has become the hotel's since its session was read.
	if (state === 'joined' && actor?.hotelId === null)
		for (const [name, value] of Object.entries(freshSession(context))) headers.append(name, value);
	const step = state === 'started' && !isEditing ? ('account' as const) : ('details' as const);
	const isAsked = (state === 'open' || state === 'started') && step === 'details';
	return json(
		{
			title,
			invitation,
			step,
			countries: isAsked ? Object.entries(await context.services.countryNames(context.language)) : [],
			account: actor && { email: actor.email, is: joiningAccount(actor) },
		},
		{ status: isOver ? 410 : 200, headers },
	);
}

type Answer = {
	fields: JoiningFields | null;
	errors: JoiningErrors;
	problem: 'failed' | 'limited' | 'taken' | null;
};

export async function action({ context, params, request }: ActionFunctionArgs) {
	const token = params.token ?? '';
	const form = await readFormData(request);
	return textOf(form, 'intent') === 'join' ? join(context, token) : fillIn(context, token, form);
}

async function fillIn(ctx: AppLoadContext, token: string, form: FormData) {
	const names = Object.keys(JOINING_FIELDS) as (keyof JoiningFields)[];
	const fields = Object.fromEntries(names.map((name) => [name, textOf(form, name).slice(0, 4000)])) as JoiningFields;
	const read = readJoining(fields, form.has('terms'));
	if ('errors' in read)
		return json<Answer>({ fields, errors: read.errors, problem: null }, { status: 400, headers: PRIVATE });
	try {
		await fillInJoining({ ctx, token, joining: read.value });
	} catch (error) {
		const words = { 'invitation-over': 'over', unavailable: 'failed', 'too-many-requests': 'limited' } as const;
		const { word, status } = formErrorOf(error, words);
		if (word === 'over') return redirect(invitationPath(token));
		return json<Answer>({ fields, errors: {}, problem: word }, { status, headers: PRIVATE });
	}
	const cookie = sessionCookie(INVITATION_COOKIE, token, { origin: ctx.origin, seconds: RETURN_SECONDS });
	return redirect(invitationPath(token), { headers: { 'set-cookie': cookie } });
}

async function join(ctx: AppLoadContext, token: string) {
	try {
		await askToJoin({ ctx, token });
	} catch (error) {
		const words = {
			'invitation-over': 'over',
			forbidden: 'over',
			'account-taken': 'taken',
			unavailable: 'failed',
		} as const;
		const { word, status } = formErrorOf(error, words);
		if (word === 'over') return redirect(invitationPath(token));
		return json<Answer>({ fields: null, errors: {}, problem: word }, { status, headers: PRIVATE });
	}
	return redirect(invitationPath(token), { headers: freshSession(ctx) });
}

export default function Invitation() {
	const data = useLoaderData<typeof loader>();
	return (
		<JoiningFrame>
			{data.invitation && 'step' in data ? (
				<Opened
					{...{ invitation: data.invitation, step: data.step, account: data.account, countries: data.countries }}
				/>
			) : (
				<Unknown />
			)}
		</JoiningFrame>
	);
}

type OpenedProps = {
	invitation: OpenedInvitation;
	step: 'details' | 'account';
	/** Code and name; none where the form is not shown. */
	countries: [string, string][];
	account: Parameters<typeof JoiningAccountStep>[0]['account'];
};

function Opened({ invitation, ...rest }: OpenedProps) {
	const { state } = invitation;
	switch (state) {
		case 'used':
		case 'expired':
		case 'revoked':
			return <Over state={state} />;
		case 'pending':
		case 'joined':
		case 'refused':
			return <Asked invitation={invitation} state={state} />;
		default:
			return <Joining {...{ invitation, ...rest }} />;
	}
}

function Joining({ invitation, step, account, countries }: OpenedProps) {
	const { t } = useTranslation('invitation');
	const { brand } = useRoot();
	const language = useRoot().language as Language;
	const answer = useActionData<Answer>();
	const { hotelName, contactName, agent, agency, picture, expiresAt } = invitation;
	const names = { hotel: hotelName, agent, agency, brand: brand.name };
	const problem = answer?.problem ?? null;
	return (
		<div className="grid items-start gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
			<div>
				<p className="text-small font-medium text-accent-ink">{contactName ?? hotelName}</p>
				<h1 className="mt-2 max-w-3xl text-[2.125rem]/[2.375rem] lg:text-[3rem]/[3.25rem]">{t('title', names)}</h1>
				<p className="mt-5 max-w-2xl text-lead">{t('text', names)}</p>
				<div className="mt-8">
					<JoiningSteps current={step} />
				</div>
				<div className="mt-8 lg:mt-10">
					{step === 'account' ? (
						<JoiningAccountStep
							hotel={hotelName}
							account={account}
							back={RETURN_PATH}
							problem={problem === 'taken' ? 'taken' : problem && 'failed'}
						/>
					) : (
						<JoiningForm
							fields={answer?.fields ?? invitation.fields}
							countries={countries}
							errors={answer?.errors ?? {}}
							problem={problem === 'taken' ? null : problem}
						/>
					)}
				</div>
			</div>
			<aside className="grid gap-6">
				{picture ? (
					<Picture
						picture={picture}
						sizes="(width >= 62.5rem) 416px, 100vw"
						isFirst
						className="aspect-3/2 rounded-[8px]"
					/>
				) : null}
				<section className="rounded-[8px] border border-line bg-sheet px-5 py-6 lg:px-8">
					<h2 className="text-h4">{t('means')}</h2>
					<ul className="mt-4 grid gap-3">
						{(['direct', 'terms', 'people', 'free'] as const).map((point) => (
							<li key={point} className="flex gap-3 border-b border-line pb-3 last:border-0 last:pb-0">
								<span className="tick mt-2.5" />
								{t(`points.${point}`, names)}
							</li>
						))}
					</ul>
				</section>
				<section>
					<h2 className="text-h4">{t('next')}</h2>
					<p className="mt-2 text-ink2">{t('nextText', names)}</p>
					<p className="mt-2 text-ink2">{t('until', { moment: formatTimestamp(expiresAt, language) })}</p>
				</section>
			</aside>
		</div>
	);
}

/** For the account that has asked: we look at it, it is let in, or it is not. */
function Asked({ invitation, state }: { invitation: OpenedInvitation; state: 'pending' | 'joined' | 'refused' }) {
	const { t } = useTranslation('invitation');
	const { brand } = useRoot();
	const names = { hotel: invitation.hotelName, brand: brand.name };
	return (
		<div className="min-h-[24rem] max-w-3xl">
			<h1 className="text-[2.125rem]/[2.375rem] lg:text-[3rem]/[3.25rem]">{t(`asked.${state}.title`, names)}</h1>
			<p className="mt-5 text-lead">{t(`asked.${state}.text`, names)}</p>
			{invitation.reason ? (
				<blockquote className="mt-5 border-l-[3px] border-accent pl-4 whitespace-pre-line">
					{invitation.reason}
				</blockquote>
			) : null}
			{state === 'pending' ? (
				<div className="mt-8">
					<JoiningSteps current="confirmation" />
				</div>
			) : (
				<a
					href={state === 'joined' ? '/partner/hotel' : `mailto:${brand.email}`}
					className={buttonClass('dark', 'mt-8')}
				>
					{t(`asked.${state}.go`, names)}
				</a>
			)}
		</div>
	);
}

/** In the place of an invitation whose link is over. */
function Over({ state }: { state: 'used' | 'expired' | 'revoked' }) {
	const { t } = useTranslation('invitation');
	const { brand } = useRoot();
	return (
		<div className="min-h-[24rem] max-w-3xl">
			<h1 className="text-[2.125rem]/[2.375rem] lg:text-[3rem]/[3.25rem]">{t(`over.${state}.title`)}</h1>
			<p className="mt-5 text-lead">{t(`over.${state}.text`, { days: INVITATION_DAYS })}</p>
			<div className="mt-8 flex flex-wrap gap-4">
				<a href={`mailto:${brand.email}`} className={buttonClass('dark')}>
					{t('write', { brand: brand.name })}
				</a>
				{state === 'used' ? (
					<a href="/signin?to=/partner/hotel" className={buttonClass('outline')}>
						{t('account.signIn')}
					</a>
				) : null}
			</div>
		</div>
	);
}

/** Replaces an invitation that was superseded, or never existed. */
function Unknown() {
	const { t } = useTranslation('invitation');
	const { brand } = useRoot();
	return (
		<div className="min-h-[24rem] max-w-3xl">
			<h1 className="text-[2.125rem]/[2.375rem] lg:text-[3rem]/[3.25rem]">{t('lapsed')}</h1>
			<p className="mt-5 text-lead">{t('lapsedText', { days: INVITATION_DAYS })}</p>
			<a href={`mailto:${brand.email}`} className={buttonClass('dark', 'mt-8')}>
				{t('write', { brand: brand.name })}
			</a>
		</div>
	);
}

export const meta = noindexMeta;

/** Those of the loader. */
export const headers = ({ loaderHeaders, actionHeaders }: { loaderHeaders: Headers; actionHeaders: Headers }) => {
	const from = actionHeaders.has('referrer-policy') ? actionHeaders : loaderHeaders;
	return from.has('referrer-policy') ? from : PRIVATE;
};
