import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { filterParts } from '~/domain/operator-desk/calendar/calendar-filter';
import type { DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { DaysNav } from '../grid/days-nav';
import { SEGMENTS } from '../parts/segments';
import { useShortcuts } from '../shortcuts';
import { CalendarFilters, type TypedFree } from './calendar-filters';
import { ZOOMS, type Zoom } from './calendar-geometry';

/** A step of the arrows: four weeks, so that a change-over day stays where it was. */
const STEP_DAYS = 28;

type CalendarToolbarProps = { calendar: DeskCalendar; typed: TypedFree; zoom: Zoom };

/** Which properties and days the calendar shows, and how wide a day is. */
export function CalendarToolbar({ calendar, typed, zoom }: CalendarToolbarProps) {
	const { t } = useTranslation('operator-calendar');
	const { from, filter, after } = calendar;
	const toolbar = useRef<HTMLDivElement>(null);
	const navigate = useNavigate();
	const [query] = useSearchParams();
	const atZoom = (to: Zoom) => {
		const next = new URLSearchParams(query);
		if (to === 'day') next.delete('zoom');
		else next.set('zoom', to);
		return { search: `?${next}` };
	};
	// Keys may come faster than the page that the last one asked for.
	const wanted = useRef(zoom);
	useEffect(() => {
		wanted.current = zoom;
	}, [zoom]);
	const zoomBy = (step: 1 | -1) => () => {
		const to = ZOOMS[ZOOMS.indexOf(wanted.current) + step];
		if (!to) return;
		wanted.current = to;
		navigate(atZoom(to), { preventScrollReset: true, replace: true });
	};
	const press = (selector: string) => () => {
		const found = toolbar.current?.querySelector<HTMLElement>(selector);
		if (found instanceof HTMLInputElement) found.focus();
		else found?.click();
	};
	useShortcuts({
		...{ '+': zoomBy(-1), '-': zoomBy(1) },
		...{ t: press('[data-to="today"]'), d: press('[name="from"][type="date"]'), f: press('[name="q"]') },
	});
	const kept = zoom === 'day' ? '' : zoom;
	return (
		<div ref={toolbar} className="grid-toolbar">
			<CalendarFilters {...{ calendar, typed }} zoom={kept} />
			<div className="desk-time">
				<DaysNav
					from={from}
					step={STEP_DAYS}
					today={null}
					query={[...filterParts(filter), ['after', after > 0 ? String(after) : ''], ['zoom', kept]]}
					texts={{
						...{ label: t('days'), goTo: t('goTo'), go: t('go') },
						...{ earlier: t('earlier'), today: t('today'), later: t('later') },
					}}
				/>
				<div className="grid-scripted desk-zoom">
					<nav aria-label={t('zoom.label')} className={SEGMENTS}>
						{ZOOMS.map((each) => (
							<Link
								key={each}
								to={atZoom(each)}
								preventScrollReset
								replace
								aria-current={each === zoom ? 'true' : undefined}
							>
								{t(`zoom.${each}`)}
							</Link>
						))}
					</nav>
				</div>
			</div>
		</div>
	);
}
