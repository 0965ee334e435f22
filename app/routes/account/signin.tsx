import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { SignInError } from '~/components/account/sign-in-error';
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

/**
 * `/signin`: redirects to the issuer and stores `to`. `?prompt=create` requests a new account, `?factor=second` an admin's second factor. Signed-in users are redirected at once;
 * without an issuer it shows the partners' entry page.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { t } = serverTexts(context);
	const { searchParams } = new URL(request.url);
	const to = safePath(searchParams.get('to'));
	const title = t('account:signIn');
	const isStepUp = searchParams.get('factor') === 'second';
	if (context.actor && !(isStepUp && context.actor.stepUp)) throw redirect(to === '/' ? homeOf(context.actor) : to);
	const client = oidcClient(context.settings);
	if (!client || !context.brand.isUserSessionLoaded) return json({ title, isOffered: false, to });
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
	return json({ title, isOffered: true, to }, { status: 503 });
}

export default function SignIn() {
	const { isOffered, to } = useLoaderData<typeof loader>();
	return isOffered ? <SignInError to={to} reason="issuerAway" /> : <PartnerAccess />;
}

export const meta = noindexMeta;
