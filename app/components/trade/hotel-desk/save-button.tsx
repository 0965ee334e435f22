import { useTranslation } from 'react-i18next';
import { tradeButton } from '../trade-button';

/** Saves a form of the page's draft; `intent` says which form it is. */
export function SaveButton({ intent, isSaving }: { intent: 'texts' | 'pictures' | 'rows'; isSaving: boolean }) {
	const { t } = useTranslation('hotel-page');
	return (
		<button
			type="submit"
			name="intent"
			value={intent}
			className={tradeButton('dark')}
			aria-disabled={isSaving || undefined}
		>
			{t(isSaving ? 'saving' : 'save')}
		</button>
	);
}
