import type { RequestContext } from '~/context';

/** What a verb of the newsletter may know of its request. */
export type NewsletterContext = Pick<
	RequestContext,
	'settings' | 'db' | 'brand' | 'language' | 'now' | 'origin' | 'linkOrigin' | 'visitor' | 'services' | 'waitUntil'
>;
