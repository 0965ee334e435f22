import { type RefObject, useEffect, useRef } from 'react';
import { restingHeight, SHEET_HEIGHTS, type SheetHeight } from './sheet-heights';

/** Pixels before a press becomes a drag. */
const SLOP = 6;

type Drag = { id: number; x: number; y: number; from: number; last: { y: number; time: number }; velocity: number };

/** Lets a finger move the sheet: by its head, and while it shows no more than a row of cards by all of it. */
export function useSheetDrag(
	section: RefObject<HTMLElement>,
	height: SheetHeight,
	onHeight: (height: SheetHeight) => void,
): void {
	const rest = useRef(onHeight);
	rest.current = onHeight;
	useEffect(() => {
		const sheet = section.current;
		if (!sheet) return;
		const stop = new AbortController();
		const { signal } = stop;
		let drag: Drag | null = null;
		let isMoving = false;
		const end = () => {
			drag = null;
			isMoving = false;
			delete sheet.dataset.dragged;
			sheet.style.removeProperty('--drag');
		};
		sheet.addEventListener(
			'pointerdown',
			({ target, isPrimary, button, pointerId, clientX: x, clientY: y, timeStamp: time }) => {
				if (!isPrimary || button !== 0 || !(target instanceof Element) || target.closest('select, .sheet-map')) return;
				if (height === 'full' && !target.closest('.sheet-handle, .results-head')) return;
				drag = { id: pointerId, x, y, from: offsetOf(sheet, height), last: { y, time }, velocity: 0 };
			},
			{ signal },
		);
		// The pointer of a mouse may leave the sheet before it is a drag.
		document.addEventListener(
			'pointermove',
			({ pointerId, clientX: x, clientY: y, timeStamp: time }) => {
				if (!drag || pointerId !== drag.id) return;
				const by = y - drag.y;
				if (!isMoving) {
					if (Math.abs(x - drag.x) > Math.max(SLOP, Math.abs(by))) return end();
					if (Math.abs(by) < SLOP) return;
					isMoving = true;
					sheet.setPointerCapture(pointerId);
					sheet.dataset.dragged = '';
				}
				drag.velocity = (y - drag.last.y) / Math.max(1, time - drag.last.time);
				drag.last = { y, time };
				sheet.style.setProperty('--drag', `${Math.max(-drag.from, by)}px`);
			},
			{ signal },
		);
		document.addEventListener(
			'pointerup',
			({ pointerId, clientY, timeStamp }) => {
				if (!drag || pointerId !== drag.id) return;
				if (isMoving) {
					const { from, y, last, velocity } = drag;
					// A finger that has rested before it left throws nothing.
					const speed = timeStamp - last.time > 80 ? 0 : velocity;
					rest.current(restingHeight(offsetsOf(sheet), from + clientY - y, speed));
					// The end of a drag is no press of what lies beneath.
					const swallow = (event: Event) => {
						event.preventDefault();
						event.stopPropagation();
					};
					sheet.addEventListener('click', swallow, { capture: true, once: true });
					setTimeout(() => sheet.removeEventListener('click', swallow, { capture: true }));
				}
				end();
			},
			{ signal },
		);
		document.addEventListener('pointercancel', end, { signal });
		// A picture or a link would be dragged away by a mouse.
		sheet.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
		return () => {
			stop.abort();
			end();
		};
	}, [section, height]);
}

/** How far down the sheet stands at each height, by the heights that its style names. */
function offsetsOf(sheet: HTMLElement): Record<SheetHeight, number> {
	const [title, card, full] = SHEET_HEIGHTS.map((height) => offsetOf(sheet, height));
	return { title: title ?? 0, card: card ?? 0, full: full ?? 0 };
}

function offsetOf(sheet: HTMLElement, height: SheetHeight): number {
	if (height === 'full') return 0;
	const size = Number.parseFloat(getComputedStyle(sheet).getPropertyValue(`--sheet-${height}`));
	const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
	return Math.max(0, sheet.offsetHeight - size * rem);
}
