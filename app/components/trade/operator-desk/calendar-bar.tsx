import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import type { BlockBar, CalendarStay } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import type { BarSpan } from './calendar-geometry';
import { isBlock } from './calendar-words';

type BarProps = {
	bar: CalendarStay;
	span: BarSpan;
	/** Of all that the bar stands for, for screen readers. */
	label: string;
	/** What is left of a held option or a hold. */
	left: string | null;
	/** With script the keys of the grid reach it. */
	isInGrid: boolean;
	onBlock: (bar: BlockBar) => void;
};

/** A stay on the calendar: who has the nights or asks for them, or why they are blocked. */
export function CalendarBar({ bar, span, label, left, isInGrid, onBlock }: BarProps) {
	const { t } = useTranslation('operator-calendar');
	const looks = {
		className: 'desk-bar',
		'data-kind': bar.kind,
		'data-bar': bar.id,
		'data-cut-left': span.isCutLeft || undefined,
		'data-cut-right': span.isCutRight || undefined,
		title: label,
		'aria-label': label,
		...(isInGrid ? { tabIndex: -1 } : {}),
	};
	const text = <span className="truncate">{bar.name}</span>;
	return (
		// biome-ignore lint/a11y/useSemanticElements: it lies across days, as a cell of a table cannot
		// biome-ignore lint/a11y/useFocusableInteractive: what is in it takes the focus
		<span role="gridcell" className="desk-stay" style={{ left: `${span.left}%`, width: `${span.width}%` }}>
			{isBlock(bar) ? (
				<button type="button" {...looks} onClick={() => onBlock(bar)}>
					{text}
					{left === null ? null : <span className="desk-left">{left}</span>}
				</button>
			) : (
				<Link to={deskBookingPath(bar.id)} {...looks}>
					{text}
					{left === null ? (
						<span className="desk-guests" aria-hidden="true">
							{bar.kind === 'confirmedBooking' ? bar.pax : t('asked')}
						</span>
					) : (
						<span className="desk-left">{left}</span>
					)}
				</Link>
			)}
		</span>
	);
}
