import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { KeyCap } from '../key-cap';
import { useShortcuts } from '../shortcuts';
import { tradeButton } from '../trade-button';

const CACHED = 'hotelMap';

/** Whether the map is shown beside the list, as last set in this browser. The server shows none. */
export function useMapChoice(): [isShown: boolean, toggle: () => void] {
	const [isShown, setShown] = useState(false);
	useEffect(() => {
		try {
			setShown(localStorage.getItem(CACHED) === 'shown');
		} catch {
			// Storage may be closed; the map then begins hidden.
		}
	}, []);
	const toggle = useCallback(() => {
		setShown(!isShown);
		try {
			if (isShown) localStorage.removeItem(CACHED);
			else localStorage.setItem(CACHED, 'shown');
		} catch {
			// The choice then holds for this page.
		}
	}, [isShown]);
	return [isShown, toggle];
}

/** 'Show map' and 'Hide map' (SELECTION-11), also by the key M. */
export function HotelMapToggle({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
	const { t } = useTranslation('hotel-list');
	useShortcuts({ m: onToggle });
	return (
		<button
			type="button"
			onClick={onToggle}
			aria-expanded={isShown}
			className={tradeButton('line', 'ml-auto min-h-9 noscript:hidden')}
		>
			<Icon name="map" size={16} />
			{t(isShown ? 'hideMap' : 'showMap')} <KeyCap>M</KeyCap>
		</button>
	);
}
