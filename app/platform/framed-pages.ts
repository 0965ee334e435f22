const PREVIEW = /^\/partner\/proposals\/[^/]+\/preview$/;

/** Pages that a page of ours frames: the preview of a proposal. All others are framed by no page. */
export function isFramedByUs(pathname: string): boolean {
	return PREVIEW.test(pathname);
}
