import { type RefObject, useEffect, useRef } from 'react';
import { propertyCode } from '~/domain/shortlist/property-code';
import { isMotionReduced } from '../../map/is-motion-reduced';
import type { CardView } from '../card-view';
import type { ChosenHouse } from './chosen-house';
import type { SheetHeight } from './sheet-heights';

/** Milliseconds without a move after which a swipe has ended. */
const PAUSE_MS = 120;

/** Pixels before the first card of the row. */
const MARGIN = 20;

type CardRow = {
	list: RefObject<HTMLElement>;
	cards: readonly CardView[];
	chosen: ChosenHouse | null;
	onChoose: (chosen: ChosenHouse) => void;
	height: SheetHeight;
	/** A pin was pressed while no card is in sight. */
	onShow: () => void;
};

/** Keeps the row of cards and the map in step: the card at the left is the dark pin, and a pin brings its card. */
export function useCardRow({ list, cards, chosen, onChoose, height, onShow }: CardRow): void {
	const latest = useRef({ chosen, onChoose, onShow, height });
	latest.current = { chosen, onChoose, onShow, height };

	useEffect(() => {
		const { chosen } = latest.current;
		const [first] = cards;
		if (height !== 'card' || !first || cards.some(({ id }) => propertyCode(id) === chosen?.code)) return;
		if (chosen?.by === 'pointer' || chosen?.by === 'key') return;
		const code = propertyCode(first.id);
		latest.current.onChoose({ code, codes: [code], by: 'start' });
	}, [cards, height]);

	useEffect(() => {
		const row = list.current?.querySelector('ul');
		if (height !== 'card' || !row) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		// A row that moves because another list has come would take the map away from its visitor.
		let isTouched = false;
		const touch = () => {
			isTouched = true;
		};
		const settle = () => {
			if (!isTouched) return;
			const items = [...row.children].filter((item) => item instanceof HTMLElement);
			const left = row.scrollLeft + MARGIN;
			const distances = items.map((item) => Math.abs(item.offsetLeft - left));
			const card = cards[distances.indexOf(Math.min(...distances))];
			const code = card ? propertyCode(card.id) : null;
			if (code !== null && code !== latest.current.chosen?.code)
				latest.current.onChoose({ code, codes: [code], by: 'swipe' });
		};
		const scroll = () => {
			clearTimeout(timer);
			timer = setTimeout(settle, PAUSE_MS);
		};
		const stop = new AbortController();
		const options = { passive: true, signal: stop.signal };
		for (const sign of ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])
			row.addEventListener(sign, touch, options);
		row.addEventListener('scroll', scroll, options);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [list, cards, height]);

	useEffect(() => {
		if (!chosen || chosen.by === 'swipe' || chosen.by === 'start') return;
		if (latest.current.height === 'title') latest.current.onShow();
		const at = cards.findIndex(({ id }) => propertyCode(id) === chosen.code);
		const item = list.current?.querySelector('ul')?.children[at];
		if (!(item instanceof HTMLElement)) return;
		item.parentElement?.scrollTo({
			left: item.offsetLeft - MARGIN,
			behavior: isMotionReduced() ? 'instant' : 'smooth',
		});
		if (chosen.by === 'key') item.querySelector('a')?.focus({ preventScroll: true });
	}, [list, cards, chosen]);
}
