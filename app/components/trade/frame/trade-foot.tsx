import { useMatches, useNavigate } from '@remix-run/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Hint } from '../hint';
import { KeyCap } from '../key-cap';
import { PROPERTY_KEYS } from '../property/property-keys';
import { type KeyHint, type Shortcuts, useShortcuts } from '../shortcuts';
import type { ShortcutDialogProps } from './shortcut-dialog';
import { tradePages } from './trade-pages';

type Keys = readonly KeyHint[];

type Handle = { keys?: Keys | ((data: unknown) => Keys); isProperty?: boolean } | undefined;

const PAIRS = {
	dashboard: 'd',
	supervisorDashboard: 'd',
	adminDashboard: 'd',
	inbox: 'd',
	hotelDesk: 'r',
	deskToday: 't',
	deskCalendar: 'k',
	deskProperties: 'p',
	hotelCalendar: 'k',
	hotelRates: 't',
	hotelPage: 'p',
	hotelInbox: 'm',
	hotels: 'h',
	chalets: 'c',
	conversations: 'm',
} as const;

/** Foot of every page of the trade: the keys that act here, and the help with all of them. A route names its own in `handle.keys`, or works them out of what it has loaded; the properties' routes, which consumers load too, say `isHouse`. */
export default function TradeFoot() {
	const { t } = useTranslation('trade');
	const { user } = useRoot();
	const navigate = useNavigate();
	const own = useMatches().flatMap(({ handle, data }) => {
		// A page that could not be loaded is not there: its keys do nothing.
		if (data === undefined) return [];
		const { keys = [], isProperty = false } = (handle as Handle) ?? {};
		return isProperty ? PROPERTY_KEYS : typeof keys === 'function' ? keys(data) : keys;
	});
	const [Dialog, setDialog] = useState<ComponentType<ShortcutDialogProps> | null>(null);
	const pages = user ? tradePages(user) : null;
	const isHotel = user?.isHotelStaff ?? false;
	const places = [...(pages?.dashboards.slice(0, 1) ?? []), ...(pages?.others ?? [])].flatMap(({ name, to }) => {
		const place = isHotel && name === 'inbox' ? 'hotelInbox' : name;
		const letter = PAIRS[place as keyof typeof PAIRS];
		return letter ? [{ keys: ['G', letter.toUpperCase()], text: `trade:keys.go.${place}`, letter, to }] : [];
	});
	const open = () =>
		import('./shortcut-dialog').then(
			(module) => setDialog(() => module.ShortcutDialog),
			() => undefined,
		);
	const going: Record<string, () => void> = { '?': () => void open() };
	for (const { letter, to } of places) going[`g ${letter}`] = () => navigate(to);
	useShortcuts(going satisfies Shortcuts);
	const everywhere: KeyHint[] = [{ keys: ['/'], text: 'trade:keys.search' }, ...places];
	return (
		<footer className="trade-foot hidden xl:text-[0.78125rem]/4.5 xl:relative xl:flex xl:min-h-9 xl:items-center xl:gap-6 xl:border-t xl:border-hair xl:bg-work xl:py-1.5 xl:px-(--trade-margin) xl:text-ink2">
			{/* One line: keys without room are in the list of all. */}
			<ul className="flex min-w-0 h-6 flex-1 flex-wrap gap-x-5 overflow-hidden [&>li]:flex [&>li]:h-6 [&>li]:items-center [&>li]:gap-1 [&>li]:whitespace-nowrap [&_span]:ml-0.5">
				{[...everywhere.slice(0, 1), ...own, ...(isHotel ? places.slice(0, -1) : places.slice(-1))].map((hint) => (
					<Hint key={hint.text} hint={hint} />
				))}
			</ul>
			<p className="whitespace-nowrap">{t('hours')}</p>
			<button
				type="button"
				onClick={open}
				className="flex min-h-7 shrink-0 items-center gap-1.5 border-l border-hair pl-6 hover:text-ink"
			>
				<KeyCap>?</KeyCap>
				{t('keys.all')}
			</button>
			{Dialog ? <Dialog everywhere={everywhere} own={own} onClose={() => setDialog(null)} /> : null}
		</footer>
	);
}
