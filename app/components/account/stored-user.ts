import { useEffect } from 'react';

const KEY = 'user';

/** A name and a role, nothing else: there for the tabs to know of each other (decisions 39). */
type StoredUser = { name: string; role: string };

/**
 * Keeps the signed-in user in local storage while his pages are open, and leaves them when another tab signs out (P§4 "Sign-out in one
 * browser tab is broadcast to others, which remove the stored user"): the page on which a sign-out ends removes him, so the others hear
 * of it when the session is over.
 */
export function useStoredUser(user: StoredUser | null): void {
	const text = user && JSON.stringify({ name: user.name, role: user.role } satisfies StoredUser);
	useEffect(() => {
		try {
			if (text) localStorage.setItem(KEY, text);
			else localStorage.removeItem(KEY);
		} catch {
			return;
		}
		if (!text) return;
		const onStorage = (event: StorageEvent) => {
			if (event.key === KEY && event.newValue === null) location.assign('/');
		};
		addEventListener('storage', onStorage);
		return () => removeEventListener('storage', onStorage);
	}, [text]);
}
