import { Link, useLocation } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { type TradeButton, tradeButton } from '../trade-button';
import { shopAddress } from './shop-address';

type WayToRatesProps = {
	roomId: string;
	/** The room's name, for screen readers. */
	name: string;
	/** Whether the rates are open in the page; null: they open over it. */
	isExpanded: boolean | null;
	onToggle?: () => void;
	look?: TradeButton;
	children: ReactNode;
};

/** 'See Rates' and 'Enquire': a separate address over the page; rates open in the page where it has room for them. */
export function WayToRates({ roomId, name, isExpanded, onToggle, look = 'line', children }: WayToRatesProps) {
	const { pathname, search } = useLocation();
	const inPage =
		isExpanded === null || !onToggle
			? {}
			: {
					role: 'button',
					'aria-expanded': isExpanded,
					onClick(event: MouseEvent) {
						if (event.metaKey || event.ctrlKey || event.shiftKey) return;
						event.preventDefault();
						onToggle();
					},
					onKeyDown(event: { key: string; preventDefault: () => void }) {
						if (event.key !== ' ') return;
						event.preventDefault();
						onToggle();
					},
				};
	return (
		<Link
			to={shopAddress(pathname, roomId, search)}
			preventScrollReset
			data-way-to-rates
			className={tradeButton(look)}
			{...inPage}
		>
			{children}
			<span className="sr-only"> {name}</span>
		</Link>
	);
}
