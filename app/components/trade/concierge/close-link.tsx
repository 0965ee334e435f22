import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';

/** Leads from what lies beside the board back to it. */
export function CloseLink({ to }: { to: string }) {
	const { t } = useTranslation('concierge');
	return (
		<Link
			to={to}
			preventScrollReset
			className="-mr-2.5 ml-auto grid size-11 place-items-center"
			aria-label={t('close')}
		>
			<Icon name="close" size={18} />
		</Link>
	);
}
