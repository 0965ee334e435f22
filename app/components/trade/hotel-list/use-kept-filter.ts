import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { useRoot } from '~/root';
import { QUERY_NAMES } from './list-view';

const KEPT = 'hotelSearchFilter';

/**
 * Keeps the last search in this browser for good, and brings it back where the address asks for nothing (H§4); dates that are over are
 * dropped (decisions 19). `?reset` forgets it.
 */
export function useKeptFilter(): void {
	const [query] = useSearchParams();
	const navigate = useNavigate();
	const { today } = useRoot();
	const asked = searchOf(query).toString();
	const isReset = query.has('reset');
	useEffect(() => {
		try {
			if (isReset) {
				localStorage.removeItem(KEPT);
				navigate('/hotels', { replace: true, preventScrollReset: true });
			} else if (asked !== '') localStorage.setItem(KEPT, asked);
			else {
				const kept = searchOf(new URLSearchParams(localStorage.getItem(KEPT) ?? ''));
				if ((kept.get('checkInDate') ?? '') < today) {
					kept.delete('checkInDate');
					kept.delete('checkOutDate');
				}
				if (kept.size > 0) navigate(`/hotels?${kept}`, { replace: true, preventScrollReset: true });
			}
		} catch {
			// Storage may be closed; every search then begins anew.
		}
	}, [asked, isReset, navigate, today]);
}

function searchOf(query: URLSearchParams): URLSearchParams {
	const search = new URLSearchParams();
	for (const name of QUERY_NAMES) for (const value of query.getAll(name)) if (value !== '') search.append(name, value);
	return search;
}
