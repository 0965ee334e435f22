import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** P§5, P§9: shown for 5 seconds. */
const SHOWN_MS = 5000;

/** Says at once that a chosen period has no price at the chosen level (P§5); the form says it again where it is sent. */
export function NoPriceToast({ isMissing }: { isMissing: boolean }) {
	const { t } = useTranslation('enquiry');
	const [isShown, setShown] = useState(false);
	useEffect(() => {
		setShown(isMissing);
		if (!isMissing) return;
		const timer = setTimeout(() => setShown(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isMissing]);
	return (
		<div
			role="status"
			className="pointer-events-none fixed inset-x-5 bottom-5 z-50 flex justify-end lg:left-auto lg:w-110"
		>
			{isShown ? (
				<p className="on-dark bg-main px-5 py-4 text-[0.9375rem]/6 text-on-main shadow-popover">{t('error.noPrice')}</p>
			) : null}
		</div>
	);
}
