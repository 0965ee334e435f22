import { Link } from '@remix-run/react';
import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarsPath } from '~/domain/calendar-sync/calendars-path';
import { addDays, daysBetween, type PlainDate, plainDate } from '~/domain/date/plain-date';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import type { BlockBar, CalendarStay } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { type BarSpan, rem } from './calendar-geometry';
import { isBlock } from './calendar-words';

type BarProps = {
	bar: CalendarStay;
	/** Public id of the property whose nights they are. */
	propertyId: string;
	span: BarSpan;
	/** Width of a day, in px at a root font of 16. */
	day: number;
	/** Of all that the bar stands for, for screen readers. */
	label: string;
	/** What is left of a held option or a hold. */
	left: string | null;
	/** Beside the name there is room for guests and the time left. */
	isWide: boolean;
	/** With script the keys of the grid reach it. */
	isInGrid: boolean;
	onBlock: (bar: BlockBar) => void;
	onStretch: (bar: BlockBar, checkOut: PlainDate) => void;
};

/** A stay on the calendar: who has the nights or asks for them, or why they are kept. */
export function CalendarBar({
	bar,
	propertyId,
	span,
	day,
	label,
	left,
	isWide,
	isInGrid,
	onBlock,
	onStretch,
}: BarProps) {
	const { t } = useTranslation('operator-calendar');
	const looks = {
		className: 'desk-bar',
		'data-kind': bar.kind,
		'data-bar': bar.id,
		'data-cut-left': span.isCutLeft || undefined,
		'data-cut-right': span.isCutRight || undefined,
		title: label,
		...(isInGrid ? { tabIndex: -1 } : {}),
	};
	const name = left === null ? label : `${label}, ${left}`;
	const text = <span className="desk-bar-text">{bar.name}</span>;
	const isOwn = isBlock(bar) && bar.kind !== 'channel';
	return (
		// biome-ignore lint/a11y/useSemanticElements: it lies across days, as a cell of a table cannot
		// biome-ignore lint/a11y/useFocusableInteractive: what is in it takes the focus
		<span
			role="gridcell"
			className="desk-stay"
			data-stay
			style={{ left: rem(span.left * day), width: rem(span.width * day) }}
		>
			{isOwn ? (
				<button type="button" {...looks} aria-label={name} onClick={() => onBlock(bar)}>
					{text}
					{left === null ? null : (
						<span className="desk-left" aria-hidden="true">
							{left}
						</span>
					)}
				</button>
			) : isBlock(bar) ? (
				<Link to={calendarsPath(propertyId)} {...looks} aria-label={name}>
					{text}
				</Link>
			) : (
				<Link to={deskBookingPath(bar.id)} {...looks} aria-label={name}>
					{text}
					{isWide && bar.kind !== 'confirmedOption' ? (
						<span className="desk-guests" aria-hidden="true">
							{bar.kind === 'confirmedBooking' ? bar.pax : t('asked')}
						</span>
					) : null}
					{left === null ? null : (
						<span className="desk-left" aria-hidden="true">
							{left}
						</span>
					)}
				</Link>
			)}
			{isOwn && !span.isCutRight && isInGrid ? <EndHandle {...{ bar, day, onStretch }} /> : null}
		</span>
	);
}

/** Moves the end of an own block with the pointer; keys do it with Alt and an arrow. */
function EndHandle({ bar, day, onStretch }: { bar: BlockBar } & Pick<BarProps, 'day' | 'onStretch'>) {
	const begun = useRef<{ x: number; wide: number } | null>(null);
	const nights = daysBetween(plainDate(bar.checkIn), plainDate(bar.checkOut));
	const moved = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
		const stay = currentTarget.parentElement;
		if (!begun.current || !stay) return null;
		const { x, wide } = begun.current;
		return { stay, days: Math.max(1 - nights, Math.round((clientX - x) / wide)), wide };
	};
	return (
		<i
			aria-hidden="true"
			className="desk-handle"
			onPointerDown={(event) => {
				const stay = event.currentTarget.parentElement;
				if (!stay || event.button !== 0) return;
				event.stopPropagation();
				event.preventDefault();
				event.currentTarget.setPointerCapture(event.pointerId);
				// As wide as a day is by the reader's size of text.
				const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
				begun.current = { x: event.clientX, wide: day * scale };
			}}
			onPointerMove={(event) => {
				const at = moved(event);
				if (at) at.stay.style.setProperty('--stretch', `${at.days * at.wide}px`);
			}}
			onPointerUp={(event) => {
				const at = moved(event);
				begun.current = null;
				at?.stay.style.removeProperty('--stretch');
				if (at && at.days !== 0) onStretch(bar, addDays(plainDate(bar.checkOut), at.days));
			}}
			onPointerCancel={(event) => {
				begun.current = null;
				event.currentTarget.parentElement?.style.removeProperty('--stretch');
			}}
		/>
	);
}
