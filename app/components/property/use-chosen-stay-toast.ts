import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenStay } from '~/domain/property/choose-stay';
import type { Property } from '~/domain/property/property';
import { showToast, TOAST_MS } from '../toast/show-toast';

/** Says for 5 seconds that a period has no price (PAGE-19) where it was chosen out of sight of the panel, which says it itself; not of a property of which nothing can be booked. */
export function useChosenStayToast(chosen: ChosenStay, { isUnregistered }: Pick<Property, 'isUnregistered'>): void {
	const { t } = useTranslation('property');
	useEffect(() => {
		if (isUnregistered || chosen.error !== 'noPrice' || isInSight(document.getElementById('your-stay'))) return;
		showToast(t('fault.noPrice'), { milliseconds: TOAST_MS.property, dismiss: t('fault.dismiss') });
	}, [chosen, isUnregistered, t]);
}

function isInSight(element: HTMLElement | null): boolean {
	if (!element) return false;
	const { top, bottom } = element.getBoundingClientRect();
	return bottom > 0 && top < innerHeight;
}
