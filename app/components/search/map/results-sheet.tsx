import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { CardView } from '../card-view';
import type { ChosenHouse } from './chosen-house';
import { heightBeside, nextHeight } from './sheet-heights';
import { useCardRow } from './use-card-row';
import { useSheetDrag } from './use-sheet-drag';
import { useSheetHeight } from './use-sheet-height';

export type ResultsSheetProps = {
	/** The sheet, and the element that holds its cards. */
	section: RefObject<HTMLElement>;
	list: RefObject<HTMLElement>;
	cards: readonly CardView[];
	chosen: ChosenHouse | null;
	onChoose: (chosen: ChosenHouse) => void;
};

/**
 * The list as a sheet over the map, at three heights (SEARCH-25): by a finger, by its button, by the arrow keys on it. Loaded by dynamic
 * import only (`results-sheet-slot.tsx`).
 */
export default function ResultsSheet({ section, list, cards, chosen, onChoose }: ResultsSheetProps) {
	const { t } = useTranslation('results-map');
	const [height, setHeight] = useSheetHeight(section);
	const handle = useRef<HTMLButtonElement>(null);
	useSheetDrag(section, height, setHeight);
	useCardRow({ list, cards, chosen, onChoose, height, onShow: () => setHeight('card') });

	useEffect(() => {
		const element = section.current;
		if (!element) return;
		const key = (event: KeyboardEvent) => {
			if (event.key !== 'Escape' || event.defaultPrevented) return;
			if (height === 'full') {
				setHeight('card');
				handle.current?.focus({ preventScroll: true });
			} else if (chosen?.by === 'key')
				document.querySelector<HTMLElement>('.map-pins [tabindex="0"]')?.focus({ preventScroll: true });
		};
		element.addEventListener('keydown', key);
		return () => element.removeEventListener('keydown', key);
	}, [section, height, setHeight, chosen]);

	return (
		<>
			<button
				ref={handle}
				type="button"
				className="sheet-handle"
				aria-label={t(`sheet.${nextHeight(height) === 'full' ? 'full' : height === 'full' ? 'title' : 'card'}`)}
				onClick={() => setHeight(nextHeight(height))}
				onKeyDown={(event) => {
					const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
					if (by === null) return;
					event.preventDefault();
					setHeight(heightBeside(height, by));
				}}
			/>
			{height === 'full' ? (
				<button
					type="button"
					className="sheet-map shadow-popover"
					onClick={() => {
						setHeight('card');
						handle.current?.focus({ preventScroll: true });
					}}
				>
					<Icon name="map" size={18} />
					{t('sheet.map')}
				</button>
			) : null}
		</>
	);
}
