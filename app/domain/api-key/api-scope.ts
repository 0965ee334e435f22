import { API_SCOPES } from '#db/schema/trade-enums';

export type ApiScope = (typeof API_SCOPES)[number];

/** The key of a request: its public id and what it may do. */
export type ApiKeyUse = { id: string; scopes: readonly ApiScope[] };

/** What a program may do: by the scopes of its key, or of its access token. */
export type ApiGrant = { by: 'key' | 'token'; scopes: readonly ApiScope[] };

export function isApiScope(text: string): text is ApiScope {
	return API_SCOPES.some((scope) => scope === text);
}
