import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { BAR_TABS, HOTEL_TAB_NAME, type HotelTab } from '~/domain/hotel/hotel-tabs';
import { Icon, type IconName, LineDrawing } from '../ui/icon';

type TabsProps = {
	tabs: readonly HotelTab[];
	tab: HotelTab;
	/** Query of the page, which the tabs preserve. */
	query: string;
	/** The number of items in a tab. */
	counts?: Partial<Record<HotelTab, number>>;
};

/** The address of a tab: the page's own query, with it. */
export function tabAddress(query: string, tab: HotelTab): string {
	const next = new URLSearchParams(query);
	next.set(HOTEL_TAB_NAME, tab);
	next.delete('_data');
	return `?${next}`;
}

/** The parts of a hotel's page in a line, from 800 px on; each is an address. */
export function HotelTabs({ tabs, tab, query, counts = {} }: TabsProps) {
	const { t } = useTranslation('hotel');
	return (
		<nav aria-label={t('tabs.label')} className="hotel-tabs">
			{tabs.map((each) => (
				<Link
					key={each}
					to={tabAddress(query, each)}
					preventScrollReset
					replace
					aria-current={each === tab ? 'page' : undefined}
					data-tab={each}
				>
					{t(`tabs.${each}`)}
					{counts[each] ? <span className="hotel-count">{counts[each]}</span> : null}
				</Link>
			))}
		</nav>
	);
}

const ICONS: Record<HotelTab, IconName> = {
	hotel: 'house',
	rooms: 'list',
	sales: 'person',
	enquiry: 'share',
	mice: 'grid',
};

/** The same at the bottom of narrow screens. */
export function HotelBottomBar({ tabs, tab, query }: TabsProps) {
	const { t } = useTranslation('hotel');
	const shown = tabs.filter((each) => BAR_TABS.has(each));
	if (shown.length < 2) return null;
	return (
		<nav aria-label={t('tabs.label')} className="hotel-bar">
			{shown.map((each) => (
				<Link
					key={each}
					to={tabAddress(query, each)}
					replace
					aria-current={each === tab ? 'page' : undefined}
					data-tab={each}
				>
					{each === 'rooms' ? (
						<BedSign />
					) : each === 'enquiry' ? (
						<MessagesSign />
					) : (
						<Icon name={ICONS[each]} size={20} />
					)}
					{t(each === 'rooms' ? 'tabs.roomsShort' : `tabs.${each}`)}
				</Link>
			))}
		</nav>
	);
}

function BedSign() {
	return (
		<LineDrawing path="M4 18v-5.500h16V18M4 12.500V7m16 11v2M4 18v2M6.500 12.500V9h5v3.500m1-3.500h4.500a1.500 1.500 0 0 1 1.500 1.500v2" />
	);
}

function MessagesSign() {
	return <LineDrawing path="M4 5h16v11H10l-4 4v-4H4z" />;
}
