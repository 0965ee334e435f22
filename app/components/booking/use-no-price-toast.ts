import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Says for 5 seconds, or until it is mended, that a chosen period has no price at the chosen level (LEAD-7); the form says it again where it is sent. */
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
