import type { Settings } from '../env';
import type { OidcClient } from './oidc-strategy';

/** What this deployment is to its issuer; null where nobody can sign in. */
export function oidcClient(settings: Settings): OidcClient | null {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
	return issuer && clientId ? { issuer, clientId, clientSecret } : null;
}
