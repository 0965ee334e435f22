import type { Settings } from '../env';
import type { OidcClient } from './oidc-strategy';

/** What this deployment is to its issuer; null without a sign-in. */
export function oidcClient(settings: Settings): OidcClient | null {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
	return issuer && clientId ? { issuer, clientId, clientSecret } : null;
}

/** Whether people can sign in here at all: the deployment has an issuer, and the brand's hosts load sessions. */
export function isSignInOffered(settings: Settings, brand: { isUserSessionLoaded: boolean }): boolean {
	return brand.isUserSessionLoaded && oidcClient(settings) !== null;
}
