import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { showToast, TOAST_MS } from '../toast/show-toast';

/** Says for 5 seconds that a chosen period has no price, wherever on the page it was chosen; the panel goes on saying it. */
export function useChosenStayToast(chosen: ChosenStay): void {
	const { t } = useTranslation('property');
	useEffect(() => {
		if (chosen.error !== 'noPrice') return;
		showToast(t('fault.noPrice'), { milliseconds: TOAST_MS.property, dismiss: t('fault.dismiss') });
	}, [chosen, t]);
}
