import {
	type ActionFunctionArgs,
	type AppLoadContext,
	json,
	type LoaderFunctionArgs,
	redirectDocument,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NamesForm, type RefusedNames } from '~/components/account/names-form';
import { Notice } from '~/components/account/notice';
import { SessionsCard } from '~/components/account/sessions-card';
import { SignOutButton } from '~/components/account/sign-out-button';
import { useUser } from '~/components/account/use-auth';
import { FeatureSwitches } from '~/components/feature/feature-switches';
import { noindexMeta } from '~/components/layout/page-meta';
import { isTradeUser } from '~/components/trade/frame/trade-user';
import { tradeButton } from '~/components/trade/trade-button';
import { areFlagsOn } from '~/domain/feature/are-flags-on';
import { endOwnSessions } from '~/domain/session/end-session.server';
import { freshSession } from '~/domain/session/fresh-session';
import { listSessions } from '~/domain/session/list-sessions.server';
import { renameUser } from '~/domain/user/rename-user.server';
import { serverTexts } from '~/locales/server';
import { formErrorOf } from '../forms/form-error.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['account', 'flags', 'onboarding'], isTrade: true };

/** `/user`: the signed-in user with his editable names and his sessions, for the trade the three toggles of this tab, and the sign-out. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const { sessions, count } = await listSessions(context);
	const names = sessions.some(({ country }) => country !== null)
		? await context.services.countryNames(context.language).catch(() => null)
		: null;
	return json({
		areOnByDefault: areFlagsOn(context),
		title: serverTexts(context).t('account:user.title'),
		names: { firstName: context.actor?.firstName ?? '', lastName: context.actor?.lastName ?? '' },
		sessions: sessions.map((each) => ({ ...each, country: each.country && (names?.[each.country] ?? each.country) })),
		sessionCount: count,
		isSaved: query.has('saved'),
		isEnded: query.has('ended'),
	});
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { t } = serverTexts(context);
	const form = await readFormData(request);
	const end = form.get('end');
	if (typeof end === 'string') return endSessions(context, end);
	const text = (name: string) => String(form.get(name) ?? '').slice(0, 1000);
	const values = { firstName: text('firstName'), lastName: text('lastName') };
	const refused = (parts: Partial<RefusedNames>, status: number) =>
		json<RefusedNames>({ values, errors: {}, problem: null, ...parts }, { status });
	try {
		const result = await renameUser({ ctx: context, userId: context.actor?.id ?? '', input: values });
		if (result.outcome === 'renamed') return redirectDocument('/user?saved', { headers: freshSession(context) });
		const errors = Object.entries(result.errors).map(([name, error]) => [
			name,
			error === 'required' ? t('onboarding:required') : t('onboarding:tooLong', { count: 80 }),
		]);
		return refused({ errors: Object.fromEntries(errors) }, 400);
	} catch (error) {
		const { word, status } = formErrorOf(error, { unavailable: t('onboarding:failed') });
		return refused({ problem: word }, status);
	}
}

/** One session by its name, or `others`; one that is over already is what was asked for. */
async function endSessions(context: AppLoadContext, end: string) {
	try {
		await endOwnSessions({ ctx: context, id: end === 'others' ? null : end });
		return redirectDocument('/user?ended');
	} catch (error) {
		const { word, status } = formErrorOf(error, {
			unavailable: serverTexts(context).t('account:user.sessions.failed'),
		});
		return json({ sessionsProblem: word }, { status });
	}
}

export default function UserPage() {
	const { t } = useTranslation('account');
	const { areOnByDefault, names, sessions, sessionCount, isSaved, isEnded } = useLoaderData<typeof loader>();
	const answer = (useActionData<typeof action>() ?? null) as RefusedNames | { sessionsProblem: string } | null;
	const refused = answer && 'values' in answer ? answer : null;
	const problem = answer && 'sessionsProblem' in answer ? answer.sessionsProblem : null;
	const user = useUser();
	const facts = [
		['email', user.email],
		['agency', user.agency?.name],
		['role', t(`role.${user.role}`)],
	] as const;
	return (
		<main id="content" className="trade">
			<h1>{user.name || t('user.title')}</h1>
			<div className="mt-6 grid max-w-[62.5rem] items-start gap-6 xl:grid-cols-2">
				<section className="trade-card px-5 py-4">
					<dl className="mb-5">
						{facts.map(([name, value]) =>
							value ? (
								<div key={name} className="grid gap-x-6 py-1.5 sm:grid-cols-[8rem_1fr]">
									<dt className="text-ink2">{t(`user.${name}`)}</dt>
									<dd className="break-words">{value}</dd>
								</div>
							) : null,
						)}
					</dl>
					<SignOutButton className={tradeButton('line')} />
				</section>
				<NamesForm names={names} refused={refused} />
				<SessionsCard sessions={sessions} count={sessionCount} problem={problem} />
				{isTradeUser(user) ? (
					<section className="trade-card px-5 py-4">
						<h2>{t('user.settings')}</h2>
						<FeatureSwitches areOnByDefault={areOnByDefault} />
					</section>
				) : null}
			</div>
			{isSaved && !answer ? <Notice text={t('user.saved')} /> : null}
			{isEnded && !answer ? <Notice text={t('user.sessions.ended')} /> : null}
		</main>
	);
}

export const meta = noindexMeta;
