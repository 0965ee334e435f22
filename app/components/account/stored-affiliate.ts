import { useEffect } from 'react';

const KEY = 'affiliateId';

/** Stores the affiliate that brought this browser; the first one wins (AGENCY-8). */
export function useStoredAffiliate(affiliateId: string | null): void {
	useEffect(() => {
		if (affiliateId === null) return;
		try {
			if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, affiliateId);
		} catch {
			// Storage may be closed to us; the address carries the programme anyway.
		}
	}, [affiliateId]);
}

/** The affiliate that brought this browser first; null for none. */
export function storedAffiliate(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}
