import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useRoot } from '~/components/root/use-root';
import { savedFlags } from '../../feature/flag-store';
import { keepFilter, readSavedFilter, settleSearch } from './saved-filter';

/**
 * Keeps the last search in this browser for good, brings it back where the address asks for nothing (SELECTION-8), and has hotels for
 * demonstrations shown or hidden as this tab's settings say (SELECTION-10).
 * @param areDemosByDefault whether the installation shows them
 */
export function useSavedFilter(areDemosByDefault: boolean): void {
	const { search } = useLocation();
	const navigate = useNavigate();
	const { today } = useRoot();
	useEffect(() => {
		const query = new URLSearchParams(search);
		const demos = { areWanted: savedFlags(areDemosByDefault).demoHotels, byDefault: areDemosByDefault };
		const next = settleSearch(query, { saved: readSavedFilter(), today, demos });
		keepFilter(next.saved);
		if (next.search !== query.toString())
			navigate(next.search === '' ? '/hotels' : `/hotels?${next.search}`, { replace: true, preventScrollReset: true });
	}, [search, areDemosByDefault, navigate, today]);
}
