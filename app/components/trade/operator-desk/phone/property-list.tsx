import { useSearchParams } from '@remix-run/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '~/domain/date/plain-date';
import type { DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { ICON_BUTTON } from '../../parts/icon-button';
import { CalendarFilters, type TypedFree } from '../calendar-filters';
import type { Rows } from '../calendar-picks';
import { bedsWords, holdsNights } from '../calendar-words';

/** Nights that the list shows of each property. */
const SHOWN_NIGHTS = 14;

type PropertyListProps = {
	calendar: DeskCalendar;
	typed: TypedFree;
	rows: Rows;
	/** The property that is shown. */
	row: number;
	/** How many properties the list shows by now; its end asks for more. */
	listed: number;
	onMore: () => void;
	onChoose: (row: number) => void;
	onClose: () => void;
};

/** The properties that are found, by place, with the next fourteen nights of each, and what narrows them. */
export function PropertyList({ calendar, typed, rows, row, listed, onMore, onChoose, onClose }: PropertyListProps) {
	const { from, all } = calendar;
	const { t } = useTranslation('operator-calendar');
	const zoom = useSearchParams()[0].get('zoom') ?? '';
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	const end = useRef<HTMLLIElement>(null);
	const more = useRef(onMore);
	more.current = onMore;
	useEffect(() => dialog.current?.showModal(), []);
	const nights = Array.from({ length: SHOWN_NIGHTS }, (_, at) => addDays(from, at));
	const shown = rows.slice(0, listed).flatMap((property, at) => (property ? [{ property, at }] : []));
	// What was asked for last is there.
	const hasMore = listed < all && shown.length >= listed;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with what is listed
	useEffect(() => {
		if (!end.current) return;
		const watch = new IntersectionObserver((entries) => {
			if (entries.some(({ isIntersecting }) => isIntersecting)) more.current();
		});
		watch.observe(end.current);
		return () => watch.disconnect();
	}, [listed, hasMore]);
	return (
		<dialog ref={dialog} className="phone-list" aria-labelledby={id} onClose={onClose}>
			<header>
				<h2 id={id} className="text-t2">
					{t('phone.list')}
				</h2>
				<button type="button" className={ICON_BUTTON} aria-label={t('form.close')} onClick={onClose}>
					<Icon name="close" size={20} />
				</button>
			</header>
			<CalendarFilters {...{ calendar, typed, zoom }} />
			<p className="trade-note phone-count">
				<span>{t('properties', { count: all })}</span>
				<span>{t('phone.nights', { count: SHOWN_NIGHTS })}</span>
			</p>
			<ul>
				{shown.map(({ property, at }, index) => (
					<li key={property.id}>
						{shown[index - 1]?.property.place === property.place ? null : <h3>{property.place}</h3>}
						<button type="button" aria-current={at === row || undefined} onClick={() => onChoose(at)}>
							<span className="phone-picture">
								{property.picture ? <Picture picture={property.picture} sizes="56px" isInList /> : null}
							</span>
							<span className="min-w-0 grow">
								<strong className="block truncate">{property.name}</strong>
								<small className="desk-note">{bedsWords(t, property)}</small>
							</span>
							<span className="phone-strip" aria-hidden="true">
								{nights.map((night) => {
									const bar = property.bars.find(({ checkIn, checkOut }) => checkIn <= night && night < checkOut);
									return <i key={night} data-kind={bar && (holdsNights(bar) ? bar.kind : 'requestedBooking')} />;
								})}
							</span>
						</button>
					</li>
				))}
				{hasMore ? <li ref={end} aria-hidden="true" className="h-px" /> : null}
			</ul>
		</dialog>
	);
}
