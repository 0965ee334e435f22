import { useTranslation } from 'react-i18next';
import type { ApiScope } from '~/domain/api-key/api-scope';

type ScopeName<Scope> = Scope extends `${infer What}:${infer Way}` ? `${What}-${Way}` : never;

/** What a scope lets a key do, in words. */
export function useScopeText() {
	const { t } = useTranslation('api-keys');
	// A colon would name another file of texts.
	return (scope: ApiScope) => t(`scope.${scope.replace(':', '-') as ScopeName<ApiScope>}`);
}
