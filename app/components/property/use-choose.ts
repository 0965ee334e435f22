import { useNavigate, useNavigation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { lateParts } from '../ui/late';

/**
 * Turns links that ask for another stay into changes in place: the address changes, the page neither jumps nor adds to
 * the history. A click that is meant to open a tab does.
 */
export function useChoose() {
	const navigate = useNavigate();
	const isChoosing = useNavigation().state === 'loading';
	const choose = (event: MouseEvent<HTMLElement>) => {
		const link = (event.target as HTMLElement).closest('a');
		const query = link?.getAttribute('href')?.replace(/#.*$/, '');
		if (!query?.startsWith('?') || event.button !== 0) return;
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		void lateParts().then(() => navigate(query, { preventScrollReset: true, replace: true }));
	};
	return { choose, isChoosing };
}
