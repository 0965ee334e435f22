import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Icon } from '../../ui/icon';
import { TradeIcon } from '../trade-icon';
import { tradePages } from './trade-pages';

const TODAY = '/partner/dashboard';
const LEADS = '/partner/dashboard#leads';
const COMMISSION = '/partner/dashboard/commission';

/** The places of an agent's work at the lower edge of a phone. */
export function TradeDock() {
	const { t } = useTranslation('trade');
	const { user } = useRoot();
	const { pathname, hash } = useLocation();
	if (!user || !tradePages(user).dashboards.some(({ name }) => name === 'commission')) return null;
	const here =
		pathname === TODAY
			? hash === '#leads'
				? LEADS
				: TODAY
			: pathname.startsWith(`${TODAY}/leads/`)
				? LEADS
				: pathname;
	const places = [
		{ to: TODAY, text: t('dock.today'), icon: <Icon name="house" size={20} /> },
		{ to: LEADS, text: t('dock.leads'), icon: <Icon name="list" size={20} /> },
		{ to: '/search', text: t('dock.chalets'), icon: <Icon name="search" size={20} /> },
		{ to: COMMISSION, text: t('dock.commission'), icon: <TradeIcon name="card" size={20} /> },
	];
	return (
		<nav
			aria-label={t('dock.label')}
			className="trade-dock text-[0.75rem]/4 sticky bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-hair bg-work pb-[env(safe-area-inset-bottom)] text-ink2 lg:hidden"
		>
			{places.map(({ to, text, icon }) => (
				<Link
					key={to}
					to={to}
					className="relative grid min-h-14 place-content-center justify-items-center gap-0.5 aria-[current]:text-ink aria-[current]:font-semibold aria-[current]:before:absolute aria-[current]:before:-top-px aria-[current]:before:inset-x-0 aria-[current]:before:border-t-2 aria-[current]:before:border-accent"
					aria-current={to === here ? 'page' : undefined}
				>
					{icon}
					{text}
				</Link>
			))}
		</nav>
	);
}
