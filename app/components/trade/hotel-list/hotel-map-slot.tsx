import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasWebGl2 } from '../../map/has-web-gl2';
import type { HotelMapProps } from './hotel-map';
import { MapState } from './map-state';

type HotelMapSlotProps = Omit<HotelMapProps, 'onReady' | 'onFail'>;

/**
 * The place of the map beside the list (SELECTION-11). The map itself, and MapLibre with it, loads when this is rendered for the first
 * time. The list has the same content, so a browser that cannot draw the map loses nothing.
 */
export function HotelMapSlot(props: HotelMapSlotProps) {
	const { t } = useTranslation('hotel-list');
	const [Live, setLive] = useState<ComponentType<HotelMapProps> | null>(null);
	const [state, setState] = useState<'loading' | 'ready' | 'unable' | 'missing'>('loading');
	useEffect(() => {
		// The server's build drops what follows, and with it MapLibre.
		if (import.meta.env.SSR) return;
		if (!hasWebGl2()) {
			setState('unable');
			return;
		}
		let isCurrent = true;
		import('./hotel-map').then(
			(module) => isCurrent && setLive(() => module.default),
			() => isCurrent && setState('missing'),
		);
		return () => {
			isCurrent = false;
		};
	}, []);
	return (
		<section
			aria-label={t('map.title')}
			aria-describedby="hotel-map-note"
			className="relative isolate h-88 overflow-clip rounded-card border border-hair bg-light1 min-[70rem]:sticky min-[70rem]:top-4 min-[70rem]:col-start-2 min-[70rem]:row-start-1 min-[70rem]:h-[min(calc(100dvh-6rem),56rem)]"
		>
			<p id="hotel-map-note" className="sr-only">
				{t('map.sameInList')}
			</p>
			{Live && state !== 'unable' ? (
				<Live {...props} onReady={() => setState('ready')} onFail={() => setState('unable')} />
			) : null}
			{state === 'ready' ? null : <MapState>{t(`map.${state}`)}</MapState>}
		</section>
	);
}
