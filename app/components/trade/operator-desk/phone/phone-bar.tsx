import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { calendarsPath } from '~/domain/calendar-sync/calendars-path';
import type { Language } from '~/domain/language/language';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import type { BlockBar, CalendarStay } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import type { BarSpan } from '../calendar-geometry';
import { barWords, isBlock, leftOf } from '../calendar-words';

type PhoneBarProps = {
	bar: CalendarStay;
	/** Public id of the property whose nights they are. */
	propertyId: string;
	span: BarSpan;
	now: number;
	/** Guests or the time left stand in the widest part. */
	isEnd: boolean;
	onBlock: (bar: BlockBar) => void;
};

/** The part of a stay in one week. */
export function PhoneBar({ bar, propertyId, span, now, isEnd, onBlock }: PhoneBarProps) {
	const { t } = useTranslation('operator-calendar');
	const label = barWords(t, useRoot().language as Language, bar);
	const left = isEnd ? leftOf(t, bar, now) : null;
	const looks = {
		className: 'desk-bar phone-bar',
		'data-kind': bar.kind,
		'data-cut-left': span.isCutLeft || undefined,
		'data-cut-right': span.isCutRight || undefined,
		'aria-label': label,
		style: { left: `${span.left}%`, width: `calc(${span.width}% - 2px)` },
	};
	const text = (
		<span className="desk-bar-text">
			{bar.name}
			{isEnd && bar.kind === 'confirmedBooking' && 'pax' in bar ? `, ${t('phone.guests', { count: bar.pax })}` : ''}
		</span>
	);
	if (isBlock(bar) && bar.kind !== 'channel')
		return (
			<button type="button" {...looks} onClick={() => onBlock(bar)}>
				{text}
				{left === null ? null : (
					<span className="desk-left" aria-hidden="true">
						{left}
					</span>
				)}
			</button>
		);
	return (
		<Link to={bar.kind === 'channel' ? calendarsPath(propertyId) : deskBookingPath(bar.id)} {...looks}>
			{text}
			{left === null ? null : (
				<span className="desk-left" aria-hidden="true">
					{left}
				</span>
			)}
		</Link>
	);
}
