import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Warns for 5 seconds, or until it is corrected, that the selected period has no price at the selected level (LEAD-7); submitting the form
 * reports it again.
 */
export function useNoPriceToast(isMissing: boolean): void {
	const { t } = useTranslation(['booking', 'enquiry']);
	useEffect(() => {
		if (!isMissing) return;
		let isOver = false;
		let close = () => {};
		void import('../toast/show-toast').then(
			({ showToast, TOAST_MS }) => {
				if (isOver) return;
				close = showToast(t('enquiry:error.noPrice'), { milliseconds: TOAST_MS.property, dismiss: t('dismiss') });
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
