const KEY = 'user';

/** A name and a role, nothing else: there for the tabs to know of each other (decisions 39). */
export type StoredUser = { name: string; role: string };

/**
 * Keeps the signed-in user in local storage while his pages are open, and leaves them when another tab signs out (P§4 "Sign-out in one
 * browser tab is broadcast to others, which remove the stored user"): the page on which a sign-out ends removes him, so the others hear
 * of it when the session is over.
 */
export function storeUser(user: StoredUser | null): void {
	try {
		if (user) localStorage.setItem(KEY, JSON.stringify({ name: user.name, role: user.role } satisfies StoredUser));
		else localStorage.removeItem(KEY);
	} catch {
		return;
	}
	if (!user) return;
	addEventListener('storage', ({ key, newValue }) => {
		if (key === KEY && newValue === null) location.assign('/');
	});
}
