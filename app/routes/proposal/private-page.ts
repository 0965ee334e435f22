/** The token in the address leaks nowhere, and nothing of the page is stored or found. */
export const PRIVATE_PAGE = {
	'referrer-policy': 'no-referrer',
	'cache-control': 'private, no-store',
	'x-robots-tag': 'noindex',
} as const;
