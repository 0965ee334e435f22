import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button';

/** Ends this browser's session; its other tabs are notified at once (ACCESS-14). Works without script. */
export function SignOutButton({ className, label }: { className?: string; label?: string }) {
	const { t } = useTranslation('common');
	return (
		<form method="post" action="/signout">
			<button type="submit" className={className ?? buttonClass('outline')}>
				{label ?? t('account.signOut')}
			</button>
		</form>
	);
}
