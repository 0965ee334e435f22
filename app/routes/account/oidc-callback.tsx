import { json, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { SignInError } from '~/components/account/sign-in-error';
import { noindexMeta } from '~/components/layout/page-meta';
import { hasSecondFactor, secondFactorRule } from '~/domain/access/second-factor';
import { giveTestAgency } from '~/domain/agency/give-test-agency.server';
import { countryOf, deviceName } from '~/domain/session/device-name';
import { SESSION_COOKIE } from '~/domain/session/session-token';
import { startSession } from '~/domain/session/start-session.server';
import { provisionUser } from '~/domain/user/provision-user.server';
import { serverTexts } from '~/locales/server';
import { isUnavailable } from '~/platform/errors';
import { formSecrets } from '~/platform/form-secret';
import { logEvent } from '~/platform/log';
import { oidcClient } from '~/platform/sign-in/oidc-client';
import { finishSignIn, isForeignCallback, OIDC_COOKIE } from '~/platform/sign-in/oidc-strategy';
import { COOKIE_SECONDS, removedCookies, sessionCookie } from '~/platform/sign-in/session-cookie';
import { readState } from '~/platform/sign-in/sign-in-state';

export const handle = { i18n: ['account'] };

/** `/oidc-callback`: begins the session and goes to the remembered address, or to `/`. Every error offers another try. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const { settings, origin, now } = context;
	const url = new URL(request.url);
	const state = url.searchParams.get('state') ?? '';
	const remembered = await readState(state, formSecrets(settings), now).catch(() => null);
	const client = oidcClient(settings);
	const problem = (reason: 'stateOver' | 'refused' | 'locked' | 'failed', status: number) => {
		logEvent('sign-in', { outcome: reason, brand: context.brand.key }, 'warn');
		const title = serverTexts(context).t('account:fault.title');
		return json({ title, reason, to: remembered?.to ?? '/' }, { status });
	};
	if (!client) return problem('failed', 503);
	if (!remembered) return problem('stateOver', 400);
	if (url.searchParams.has('error')) return problem('refused', 403);
	try {
		const person = await finishSignIn(client, { request, origin, state });
		const { no, id, role, isLocked } = await provisionUser(context, person);
		if (isLocked) return problem('locked', 403);
		// Who was invited to a team joins that one.
		if (settings.TEST_OF !== null && !remembered.to.startsWith('/team-invitation'))
			await giveTestAgency(context, { ...person, no, id });
		const { sid: issuerSid, acr, amr, authenticatedAt } = person;
		const token = await startSession(context, {
			userNo: no,
			device: deviceName(request.headers.get('user-agent')),
			country: countryOf(request.headers.get('cf-ipcountry')),
			...{ issuerSid, acr, amr, authenticatedAt },
			replacedToken: context.sessionToken,
		});
		logEvent('sign-in', { outcome: 'done', brand: context.brand.key, user: id });
		const headers = new Headers([
			...removedCookies(request.headers.get('cookie'), [OIDC_COOKIE]).map(
				(line) => ['set-cookie', line] as [string, string],
			),
			['set-cookie', sessionCookie(SESSION_COOKIE, token, { origin, seconds: COOKIE_SECONDS })],
		]);
		if (role !== 'admin' || hasSecondFactor({ acr, amr, authenticatedAt }, secondFactorRule(settings), now))
			return redirect(remembered.to, { headers });
		const query = new URLSearchParams({ to: remembered.to, ...(remembered.isStepUp ? { missing: '' } : {}) });
		return redirect(`/second-factor?${query}`, { headers });
	} catch (error) {
		// Started in another browser, or its cookie has expired: not recoverable.
		if (isForeignCallback(error)) return problem('stateOver', 400);
		// A database that is away is no crash; the person begins again.
		if (isUnavailable(error)) return problem('failed', 503);
		// An error mail is sent; the crash reports do so, once for many of a kind. The code of the address is spent and not told.
		const text = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
		context.waitUntil(
			context.services.reportCrash({ origin: 'site', error: `Sign-in failed. ${text}`, location: '/oidc-callback' }),
		);
		return problem('failed', 502);
	}
}

export default function OidcCallback() {
	const { reason, to } = useLoaderData<typeof loader>();
	return <SignInError to={to} reason={reason} />;
}

export const meta = noindexMeta;
