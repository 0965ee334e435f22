import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { LoadingRows } from '../states';
import { keepFilter, readSavedFilter, settleSearch } from './saved-filter';

/** Restores the search that this browser has saved (SELECTION-8). */
export function SavedSearch() {
	const { t } = useTranslation('hotel-list');
	const { today } = useRoot();
	const navigate = useNavigate();
	useEffect(() => {
		// The list itself applies this tab's setting for demonstrations.
		const demos = { areWanted: false, byDefault: false };
		const { search, saved } = settleSearch(new URLSearchParams(), { saved: readSavedFilter(), today, demos });
		keepFilter(saved);
		navigate(`/hotels${search === '' ? '' : `?${search}`}`, { replace: true });
	}, [navigate, today]);
	return (
		<main id="content" className="trade">
			<LoadingRows count={6} label={t('loading')} />
		</main>
	);
}
