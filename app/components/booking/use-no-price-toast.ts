import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '~/locales/browser';

/**
 * Warns for 5 seconds, or until it is corrected, that the selected period has no price at the selected level (LEAD-7); submitting the form
 * reports it again.
 */
export function useNoPriceToast(isMissing: boolean): void {
	const { t } = useTranslation('booking');
	useEffect(() => {
		if (!isMissing) return;
		let isOver = false;
		let close = () => {};
		void Promise.all([import('../toast/show-toast'), loadTexts(['form-error'])]).then(
			([{ showToast, TOAST_MS }, texts]) => {
				if (isOver || !texts) return;
				close = showToast(texts.t('form-error:noPrice'), { milliseconds: TOAST_MS.property, dismiss: t('dismiss') });
			},
			// Offline: the form says it where it is sent.
			() => undefined,
		);
		return () => {
			isOver = true;
			close();
		};
	}, [isMissing, t]);
}
