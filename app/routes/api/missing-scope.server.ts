import type { ApiCall } from '~/domain/api/api-call';
import type { ApiKeyUse } from '~/domain/api-key/api-scope';
import { english } from '~/platform/problem-details';

/** The refusal of a key for which the call is not (KEY-2); null for everyone else. */
export function missingScope({ scope }: Pick<ApiCall, 'scope'>, key: ApiKeyUse | null): Response | null {
	if (key === null || (scope !== undefined && key.scopes.includes(scope))) return null;
	const title = scope ? `This API key lacks the scope ${scope}.` : 'This call cannot be made with an API key.';
	return english({ status: 403, code: 'missing_scope', title });
}
