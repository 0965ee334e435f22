import { type PointerEvent, useRef } from 'react';
import { type PlainDate, plainDate } from '~/domain/date/plain-date';

/** A finger that goes less far, in px, has tapped. */
const TAP = 8;

type PhoneHandleProps = {
	side: 'start' | 'end';
	/** Place of the end among the days of its week, in percent. */
	at: number;
	/** The finger is over a day. */
	onMove: (day: PlainDate) => void;
	/** It was lifted there. */
	onDone: () => void;
	onCancel: () => void;
};

/**
 * Moves an end of chosen nights, a block or a hold with a finger: 44 px high and wide, most of it inside. A tap is for what lies below it. The form takes
 * the same dates without it, so that it is hidden from screen readers (OPERATOR-29).
 */
export function PhoneHandle({ side, at, onMove, onDone, onCancel }: PhoneHandleProps) {
	const begun = useRef<{ x: number; y: number; day: PlainDate | null } | null>(null);
	const move = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
		const own = begun.current;
		if (!own) return;
		if (own.day === null && Math.hypot(clientX - own.x, clientY - own.y) < TAP) return;
		const day = dayAt(clientX, clientY);
		if (!day || day === own.day) return;
		own.day = day;
		onMove(day);
	};
	return (
		<i
			aria-hidden="true"
			className="phone-handle"
			data-side={side}
			style={{ left: `${at}%` }}
			// Neither does the page scroll, nor does another property come.
			onTouchStart={(event) => event.stopPropagation()}
			onPointerDown={(event) => {
				event.stopPropagation();
				event.currentTarget.setPointerCapture(event.pointerId);
				begun.current = { x: event.clientX, y: event.clientY, day: null };
			}}
			onPointerMove={move}
			onPointerUp={(event) => {
				const own = begun.current;
				begun.current = null;
				if (!own) return;
				if (own.day) onDone();
				else below(event)?.click();
			}}
			onPointerCancel={() => {
				begun.current = null;
				onCancel();
			}}
		/>
	);
}

function dayAt(x: number, y: number): PlainDate | null {
	for (const each of document.elementsFromPoint(x, y))
		if (each instanceof HTMLElement && each.dataset.day) return plainDate(each.dataset.day);
	return null;
}

function below({ clientX, clientY }: PointerEvent<HTMLElement>): HTMLElement | null {
	const found = document.elementsFromPoint(clientX, clientY).map((each) => each.closest<HTMLElement>('button, a'));
	return found.find((each) => each !== null) ?? null;
}
