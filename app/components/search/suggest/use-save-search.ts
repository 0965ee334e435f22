import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { SearchView } from '../search-view';
import { saveLastSearch } from './last-searches';

/** Saves a search that found something among the last ones of this browser. */
export function useSaveSearch({ count, chips, destination, views }: SearchView): void {
	const path = views.list;
	const { language } = useRoot();
	const { t } = useTranslation('search');
	const filters = chips.map(({ text }) => text).filter((text) => text !== destination);
	const isSearch = count > 0 && chips.length > 0;
	const label = destination ?? t('line.alps');
	const detail = filters.join(' · ');
	useEffect(() => {
		if (isSearch) saveLastSearch({ path, label, detail, language });
	}, [isSearch, path, label, detail, language]);
}
