/** Our name at the local issuer, and the audience of the access tokens that it gives for our API. */
export const OIDC_CLIENT_ID = 'firnlicht-agents';
export const OIDC_AUDIENCE = 'urn:firnlicht:api';
/** How the local issuer calls a sign-in with a second factor (`acr`). */
export const SECOND_FACTOR_ACR = 'urn:firnlicht:second-factor';
