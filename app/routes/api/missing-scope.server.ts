import type { ApiCall } from '~/domain/api/api-call';
import type { ApiGrant } from '~/domain/api-key/api-scope';
import { english } from '~/platform/problem-details';

const WORDS = { key: 'API key', token: 'access token' } as const;

/** The refusal of a key (KEY-2) or an access token (ACCESS-34) for which the call is not; null for everyone else. */
export function missingScope({ scope }: Pick<ApiCall, 'scope'>, grant: ApiGrant | null): Response | null {
	if (grant === null || (scope !== undefined && grant.scopes.includes(scope))) return null;
	const word = WORDS[grant.by];
	const title = scope ? `This ${word} lacks the scope ${scope}.` : `This call cannot be made with an ${word}.`;
	return english({ status: 403, code: 'missing_scope', title });
}
