import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useRoot } from '~/components/root/use-root';
import { savedFlags } from '../../feature/flag-store';
import { keepFilter, readSavedFilter, settleSearch } from './saved-filter';

/**
 * Saves the last search in this browser permanently, restores it where the address has no search (SELECTION-8), and shows or hides
 * demonstration hotels by this tab's settings (SELECTION-10).
 * @param areDemosByDefault whether the installation shows them
 * @param hasHotels a search that finds nothing is not saved
 */
export function useSavedFilter(areDemosByDefault: boolean, hasHotels: boolean): void {
	const { search } = useLocation();
	const navigate = useNavigate();
	const { today } = useRoot();
	useEffect(() => {
		const query = new URLSearchParams(search);
		const demos = { areWanted: savedFlags(areDemosByDefault).demoHotels, byDefault: areDemosByDefault };
		const next = settleSearch(query, { saved: readSavedFilter(), today, demos });
		if (hasHotels || next.saved === '') keepFilter(next.saved);
		if (next.search !== query.toString())
			navigate(next.search === '' ? '/hotels' : `/hotels?${next.search}`, { replace: true, preventScrollReset: true });
	}, [search, areDemosByDefault, hasHotels, navigate, today]);
}
