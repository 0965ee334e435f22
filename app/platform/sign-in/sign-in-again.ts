/** Query name: a form was sent without a session, and its page is opened again after the sign-in. */
export const RESUME_NAME = 'resume';

/** The sign-in for a user who had sent a form from a page; the page then restores what was typed. */
export function signInAgainPath(page: URL): string {
	return `/signin?to=${encodeURIComponent(resumedPath(page))}`;
}

/** The address at which a page restores what was typed. */
export function resumedPath(page: URL): string {
	const search = new URLSearchParams(page.search);
	search.delete('_data');
	search.set(RESUME_NAME, '1');
	return `${page.pathname}?${search}`;
}
