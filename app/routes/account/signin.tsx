import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { SignInError } from '~/components/account/sign-in-error';
import { SignInStep } from '~/components/account/sign-in-step';
import { noindexMeta } from '~/components/layout/page-meta';
import { PartnerAccess } from '~/components/layout/partner-access';
import { FACTOR_SECONDS, secondFactorRule } from '~/domain/access/second-factor';
import { homeOf } from '~/domain/user/home-of';
import { serverTexts } from '~/locales/server';
import { logFault } from '~/platform/log';
import { oidcClient } from '~/platform/sign-in/oidc-client';
import { beginSignIn } from '~/platform/sign-in/oidc-strategy';
import { safePath, writeState } from '~/platform/sign-in/sign-in-state';

export const handle = { i18n: ['account'] };

/** What the button takes along. */
const GOES_ALONG: ReadonlySet<string> = new Set(['to', 'prompt', 'factor']);

/**
 * Whether a page of another site leads here. A typed address, a bookmark and a link of a mail program are the person's own doing (`none`), and so is a
 * link of ours. Programs and old browsers do not say.
 */
function isFromElsewhere({ headers }: Request): boolean {
	const site = headers.get('sec-fetch-site');
	return site === 'cross-site' || site === 'same-site';
}

/**
 * `/signin`: redirects to the issuer and stores `to`. `?prompt=create` requests a new account, `?factor=second` an admin's second factor. Signed-in users are redirected at once;
 * without an issuer it shows the partners' entry page. A link of another site shows a button first: where the issuer knows the person, the redirect alone would
 * begin a session (ACCESS-35).
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const { searchParams } = new URL(request.url);
	const to = safePath(searchParams.get('to'));
	const title = t('account:signIn');
	const isStepUp = searchParams.get('factor') === 'second';
	if (context.actor && !(isStepUp && context.actor.stepUp)) throw redirect(to === '/' ? homeOf(context.actor) : to);
	const client = oidcClient(context.settings);
	if (!client || !context.brand.isUserSessionLoaded) return json({ title, step: 'closed', to, go: '' } as const);
	if (isFromElsewhere(request)) {
		const go = `/signin?${new URLSearchParams([...searchParams].filter(([name]) => GOES_ALONG.has(name)))}`;
		return json({ title, step: 'confirm', to, go } as const);
	}
	const state = await writeState({ to, startedAt: context.now, isStepUp }, context.settings.FORM_SECRET);
	const prompt = searchParams.get('prompt') === 'create' ? 'create' : null;
	const rule = secondFactorRule(context.settings);
	const stepUp = isStepUp && rule !== 'off' ? { acr: rule.acr, maxAgeSeconds: FACTOR_SECONDS } : null;
	const leading = await beginSignIn(client, { origin: context.origin, state, prompt, stepUp }).catch(
		(error: unknown) => {
			logFault('the issuer of the sign-in is away', error);
			return null;
		},
	);
	if (leading) throw leading;
	return json({ title, step: 'failed', to, go: '' } as const, { status: 503 });
}

export default function SignIn() {
	const { step, to, go } = useLoaderData<typeof loader>();
	if (step === 'confirm') return <SignInStep to={go} />;
	return step === 'failed' ? <SignInError to={to} reason="issuerAway" /> : <PartnerAccess />;
}

export const meta = noindexMeta;
