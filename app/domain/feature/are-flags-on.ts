import type { RequestContext } from '~/context';
import { bareHost } from '../brand/bare-host';

/** Whether the feature flags begin on (PAGE-24): off production, or where the flags are enabled. */
export function areFlagsOn({ settings, origin }: Pick<RequestContext, 'settings' | 'origin'>): boolean {
	return !settings.PRODUCTION_HOSTS.has(bareHost(new URL(origin).host)) || settings.FEATURE_FLAGS;
}
