/** Marks the gzipped form of an answer whose tag is strong: other bytes, another tag. */
const GZIP_MARK = '-gzip';

/** The tag of the gzipped form; a weak tag stands for both. */
export function gzipTag(etag: string): string {
	return etag.startsWith('W/') ? etag : `${etag.slice(0, -1)}${GZIP_MARK}"`;
}

/** True when `If-None-Match` names this tag, in whatever form the client holds it (RFC 9110, weak comparison). */
export function isKnownTag(ifNoneMatch: string | null, etag: string): boolean {
	if (ifNoneMatch === null) return false;
	if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
	const bare = bareTag(etag);
	return ifNoneMatch.split(',').some((each) => bareTag(each.trim()) === bare);
}

function bareTag(tag: string): string {
	return tag.replace(/^W\//, '').replace(new RegExp(`${GZIP_MARK}"$`), '"');
}
