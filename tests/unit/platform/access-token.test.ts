import { describe, expect, test } from 'vitest';
import { isAccessToken } from '~/platform/sign-in/access-token';

const CLIENT = 'firnlicht-site';
const token = (typ: unknown) =>
	`${Buffer.from(JSON.stringify({ alg: 'RS256', ...(typ === undefined ? {} : { typ }) })).toString('base64url')}.e30.x`;

describe('an access token (ACCESS-34)', () => {
	test.each([
		['one that calls itself so', 'at+jwt', { aud: 'api' }, true],
		['the whole type', 'application/at+jwt', { aud: 'api' }, true],
		['one that says nothing', undefined, { aud: 'api' }, true],
		['a JWT', 'JWT', { aud: 'api' }, true],
		['one for more than one party, as it says itself', 'at+jwt', { aud: ['api', CLIENT] }, true],
		['one for our client', 'JWT', { aud: CLIENT }, false],
		['one for our client too', 'JWT', { aud: ['api', CLIENT] }, false],
		['one with a nonce', 'JWT', { aud: 'api', nonce: 'n' }, false],
		['one with a hash of an access token', 'JWT', { aud: 'api', at_hash: 'h' }, false],
		['an id token of Cognito', 'JWT', { aud: 'api', token_use: 'id' }, false],
		['an access token of Cognito', 'JWT', { aud: 'api', token_use: 'access' }, true],
		['an id token of Keycloak', 'JWT', { aud: 'api', typ: 'ID' }, false],
		['a refresh token of Keycloak', 'JWT', { aud: 'api', typ: 'Refresh' }, false],
		['an access token of Keycloak', 'JWT', { aud: 'api', typ: 'Bearer' }, true],
		['a logout token', 'logout+jwt', { aud: 'api' }, false],
		['something else', 'secevent+jwt', { aud: 'api' }, false],
	])('%s', (_, typ, claims, expected) => {
		expect(isAccessToken(token(typ), claims, CLIENT)).toBe(expected);
	});
});
