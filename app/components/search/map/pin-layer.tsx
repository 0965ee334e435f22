import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Pin } from './pins';

export type PinState = 'free' | 'seen' | 'lit' | 'open';

type PinLayerProps = {
	map: MapLibreMap;
	/** In reading order. */
	pins: readonly Pin[];
	/** Houses in the middle of a cluster that are open or whose card is pointed at, over all others. */
	above: readonly Pin[];
	stateOf: (pin: Pin) => PinState;
	/** A pin was pressed; `isByKey` where the keyboard did it. */
	onChoose: (pin: Pin, isByKey: boolean) => void;
	/** The pin under the pointer or in focus. */
	onPoint: (pin: Pin | null) => void;
	/** The pins that the focus goes to once they are there, by one of their places; null: it stays. */
	focusAt: number | null;
	onFocused: () => void;
};

/** Steps of the keys between pins, in reading order. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The pins of the map as buttons over it (SEARCH-24): one stop of the Tab key, arrows walk through those in sight. They lie in the element in
 * which the map listens, so that a drag or a wheel on a pin moves the map.
 */
export function PinLayer(props: PinLayerProps) {
	const { map, pins, above, stateOf, onChoose, onPoint, focusAt, onFocused } = props;
	const { t } = useTranslation('results-map');
	const layer = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState<string | null>(null);
	const all = [...pins, ...above];
	const shown = useRef(all);
	shown.current = all;
	const stop = pins.some(({ key }) => key === current) ? current : pins[0]?.key;

	const place = useRef(() => {
		shown.current.forEach(({ longitude, latitude }, index) => {
			const element = layer.current?.children[index];
			if (!(element instanceof HTMLElement)) return;
			const { x, y } = map.project([longitude, latitude]);
			element.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
		});
	});
	useLayoutEffect(() => place.current());
	useEffect(() => {
		const follow = () => place.current();
		map.on('move', follow);
		map.on('resize', follow);
		return () => {
			map.off('move', follow);
			map.off('resize', follow);
		};
	}, [map]);

	useEffect(() => {
		const element = layer.current;
		if (!element) return;
		const key = (event: KeyboardEvent) => {
			const buttons = [...element.querySelectorAll<HTMLElement>('button')];
			const { activeElement } = document;
			const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
			const step = STEPS[event.key];
			const to =
				step !== undefined ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : null;
			if (to === null) return;
			// The map beneath would move by the same key.
			event.stopPropagation();
			event.preventDefault();
			buttons[to]?.focus({ preventScroll: true });
		};
		element.addEventListener('keydown', key);
		return () => element.removeEventListener('keydown', key);
	}, []);

	const focused = useRef(onFocused);
	focused.current = onFocused;
	// With other pins alone: between the end of a move and its pins there are still those that go.
	useEffect(() => {
		if (focusAt === null || map.isMoving()) return;
		const index = pins.findIndex(({ at }) => at.includes(focusAt));
		const button = layer.current?.children[index];
		if (!(button instanceof HTMLElement)) return;
		button.focus({ preventScroll: true });
		focused.current();
	}, [map, pins, focusAt]);

	// What is heard is what is seen, with words between it that the map has no room for.
	const wordsOf = (pin: Pin) => {
		const { name, label, price, codes } = pin;
		const rest = [price.slice(label.length), stateOf(pin) === 'seen' ? `, ${t('pin.seen')}` : ''].join('');
		const unheard = rest ? <span className="sr-only">{rest}</span> : null;
		if (name !== '')
			return (
				<>
					<span className="sr-only">{`${name}, `}</span>
					{label || t('pin.onRequest')}
					{unheard}
				</>
			);
		return (
			<>
				<b>{codes.length}</b> <span className="sr-only">{t('pin.houses', { count: codes.length })}</span>{' '}
				{label ? (
					<span>
						{t('pin.from')} <strong>{label}</strong>
						{unheard}
					</span>
				) : (
					<span className="sr-only">{t('pin.onRequest')}</span>
				)}
			</>
		);
	};
	return createPortal(
		<div ref={layer} role="toolbar" aria-label={t('pins')} className="map-pins tabular">
			{pins.map((pin) => (
				<button
					key={pin.key}
					type="button"
					tabIndex={pin.key === stop ? 0 : -1}
					aria-expanded={pin.name === '' ? undefined : stateOf(pin) === 'open'}
					data-state={stateOf(pin)}
					className={pin.name === '' ? 'map-pin map-cluster' : 'map-pin'}
					onClick={(event) => onChoose(pin, event.detail === 0)}
					onFocus={() => {
						setCurrent(pin.key);
						onPoint(pin);
					}}
					onBlur={() => onPoint(null)}
					onPointerEnter={() => onPoint(pin)}
					onPointerLeave={() => onPoint(null)}
				>
					{wordsOf(pin)}
				</button>
			))}
			{above.map((pin) => (
				<span key={`above ${pin.key}`} aria-hidden="true" data-state={stateOf(pin)} className="map-pin">
					{wordsOf(pin)}
				</span>
			))}
		</div>,
		map.getCanvasContainer(),
	);
}
