import { forgetPerson } from './forget-person';

const KEY = 'user';

/** A name and a role, nothing else: there for the tabs to know of each other (ACCESS-14). */
export type StoredUser = { name: string; role: string };

/**
 * Stores the signed-in user in local storage while his pages are open, and leaves them when another tab signs out (ACCESS-14). The page on
 * which a sign-out ends removes the user, and all that the pages of one have stored, so that other tabs are notified when the session is over.
 */
export function storeUser(user: StoredUser | null): void {
	try {
		if (user) localStorage.setItem(KEY, JSON.stringify({ name: user.name, role: user.role } satisfies StoredUser));
		else forgetPerson([localStorage, sessionStorage], location.pathname);
	} catch {
		return;
	}
	if (!user) return;
	addEventListener('storage', ({ key, newValue }) => {
		if (key !== KEY || newValue !== null) return;
		// This tab's own storage; the local one is cleared already.
		forgetPerson([sessionStorage], '/');
		location.assign('/');
	});
}
