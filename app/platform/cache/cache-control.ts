/**
 * Cache policies by name; a route chooses one in its `headers` export, and without a choice an answer is private.
 * `publicPage` is what the page cache keeps; browsers ask again each time and usually hear 304.
 */
export const CACHE_CONTROL = {
	publicPage: 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400',
	personal: 'private, no-store',
} as const;

export const FRESH_SECONDS = 60;
export const STALE_SECONDS = 86_400;

/** The same for a page with a form: to be read it is everybody's, the answer to a sending is the sender's alone, as is what the page itself says is one person's. */
export const formPageHeaders = ({
	actionHeaders,
	loaderHeaders,
	errorHeaders,
}: {
	actionHeaders: Headers;
	loaderHeaders?: Headers;
	errorHeaders: Headers | undefined;
}) => {
	const retryAfter = actionHeaders.get('retry-after');
	return {
		...(actionHeaders.has('cache-control') || loaderHeaders?.has('cache-control')
			? { 'cache-control': CACHE_CONTROL.personal }
			: publicPageHeaders({ errorHeaders })),
		...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
	};
};

/** The `headers` export of a consumer page that anybody may see alike. Errors are never kept. */
export const publicPageHeaders = ({ errorHeaders }: { errorHeaders: Headers | undefined }) => ({
	'cache-control': errorHeaders ? CACHE_CONTROL.personal : CACHE_CONTROL.publicPage,
});
