import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long a notice is shown (PAGE-20). */
const SHOWN_MS = 3000;

/** A short notice at the lower right edge that comes with the page; with script it goes by itself, unless the focus is in it. */
export function Notice({ text, isFault = false }: { text: string; isFault?: boolean }) {
	const { t } = useTranslation();
	const [isShown, setShown] = useState(true);
	const [isHeld, setHeld] = useState(false);
	useEffect(() => {
		if (isHeld || isFault) return;
		const timer = setTimeout(() => setShown(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [isHeld, isFault]);
	return (
		<div className="toasts" role={isFault ? 'alert' : 'status'}>
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
