import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long a notice is shown (PAGE-20). */
const SHOWN_MS = 3000;

/** A short notice at the lower right edge that comes with the page; with script it goes by itself, unless the focus is in it. */
export function Notice({ text, isError = false }: { text: string; isError?: boolean }) {
	const { t } = useTranslation();
	const [isShown, setShown] = useState(true);
	const [isHeld, setHeld] = useState(false);
	useEffect(() => {
		if (isHeld || isError) return;
		const timer = setTimeout(() => setShown(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isHeld, isError]);
	return (
		<div className="toasts" role={isError ? 'alert' : 'status'}>
			{isShown ? (
				<div className="toast">
					<p>{text}</p>
					<button
						type="button"
						aria-label={t('account.close')}
						onFocus={() => setHeld(true)}
						onClick={() => setShown(false)}
						className="[@media(scripting:none)]:hidden"
					>
						×
					</button>
				</div>
			) : null}
		</div>
	);
}
