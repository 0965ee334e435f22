import { Form, Link, useNavigate } from '@remix-run/react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVICE_LEVELS } from '#db/schema/enums';
import { useRoot } from '~/components/root/use-root';
import { formatDateRange } from '~/domain/date/format-date-range';
import { addDays, parsePlainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { countFilters, MOST_FILTER_GUESTS, type TypedFilter } from '~/domain/operator-desk/calendar/calendar-filter';
import { DAYS_BEFORE } from '~/domain/operator-desk/calendar/calendar-window';
import type { DeskCalendar } from '~/domain/operator-desk/calendar/load-desk-calendar.server';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Icon, type IconName } from '../../ui/icon';
import { useOneOpenFacet } from '../hotel-list/use-one-open-facet';
import { Checks } from '../parts/checks';
import { FIELD_BOX } from '../parts/field-label';
import { NoScriptSubmit } from '../parts/no-script-submit';
import { tradeButton } from '../trade-button';

/** The dates of the filter as they were typed, and what is wrong with them. */
export type TypedFree = Pick<TypedFilter, 'typedFree' | 'freeError'>;

type CalendarFiltersProps = {
	calendar: Pick<DeskCalendar, 'from' | 'filter' | 'all' | 'whole' | 'choices'>;
	typed: TypedFree;
	/** As it stands in the address; '' for days. */
	zoom: string;
};

/** What narrows the properties of the calendar: place, a period in which they are free, guests, service level and words (OPERATOR-27). */
export function CalendarFilters({ calendar, typed, zoom }: CalendarFiltersProps) {
	const { t } = useTranslation('operator-calendar');
	const language = useRoot().language as Language;
	const { from, filter, all, whole, choices } = calendar;
	const { places, free, guests, level } = filter;
	const form = useRef<HTMLFormElement>(null);
	const closeFacets = useOneOpenFacet(form);
	const navigate = useNavigate();
	const [isFolded, setFolded] = useState(true);
	const error = useId();
	const count = countFilters(filter);
	const named = choices.filter(({ key }) => places.includes(key));
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		closeFacets();
		setFolded(true);
		navigate({ search: `?${addressOf(event.currentTarget, free?.checkIn ?? null)}` }, { preventScrollReset: true });
	};
	const apply = (
		<button type="submit" className={tradeButton('dark')}>
			{t('filter.apply')}
		</button>
	);
	return (
		<Form
			ref={form}
			method="get"
			role="search"
			className="desk-filters"
			data-folded={isFolded && typed.freeError === null ? '' : undefined}
			onSubmit={onSubmit}
		>
			<div className="desk-fold">
				<button type="button" className={tradeButton()} aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
					<Icon name="filter" size={18} />
					{count > 0 ? t('filter.found', { count: all, whole }) : t('properties', { count: all })}
					{count > 0 ? <span className="desk-filter-count">{t('filter.count', { count })}</span> : null}
				</button>
			</div>
			<div className="desk-filter-parts">
				<Facet icon="pin" title={t('filter.place')} value={placesWords()} isChosen={places.length > 0}>
					<Checks
						name="place"
						options={choices.map(({ key, name, count: own }) => ({ key, name: `${name} (${own})` }))}
						chosen={places}
					/>
					{apply}
				</Facet>
				<Facet
					icon="calendar"
					title={t('filter.free')}
					value={free ? formatDateRange(free.checkIn, free.checkOut, language) : t('filter.any')}
					isChosen={free !== null}
					isOpen={typed.freeError !== null}
				>
					<div className="grid grid-cols-2 gap-3">
						{(['free', 'until'] as const).map((name) => {
							const value = name === 'free' ? typed.typedFree.first : typed.typedFree.end;
							return (
								<label key={name} className={FIELD_BOX}>
									<span>{t(name === 'free' ? 'filter.first' : 'filter.end')}</span>
									<input
										key={value}
										type="date"
										name={name}
										defaultValue={value}
										className="trade-field"
										{...(typed.freeError ? { 'aria-invalid': true, 'aria-describedby': error } : {})}
									/>
								</label>
							);
						})}
					</div>
					{typed.freeError ? (
						<p id={error} role="alert" className="trade-note font-semibold text-err">
							{t(`filter.errors.${typed.freeError}`)}
						</p>
					) : null}
					{apply}
				</Facet>
				<Facet
					icon="person"
					title={t('filter.guestsAndService')}
					value={guestsWords()}
					isChosen={guests !== null || level !== null}
				>
					<label className={FIELD_BOX}>
						<span>{t('filter.guests')}</span>
						<input
							key={guests}
							type="number"
							name="guests"
							inputMode="numeric"
							min={1}
							max={MOST_FILTER_GUESTS}
							defaultValue={guests ?? ''}
							placeholder={t('filter.any')}
							className="trade-field"
						/>
					</label>
					<label className={FIELD_BOX}>
						<span>{t('filter.level')}</span>
						<select key={level} name="level" defaultValue={level ?? ''} className="trade-field">
							<option value="">{t('filter.anyLevel')}</option>
							{SERVICE_LEVELS.map((each) => (
								<option key={each} value={each}>
									{serviceLevelLabel(each, language)}
								</option>
							))}
						</select>
					</label>
					{apply}
				</Facet>
				<label className={`${FIELD_BOX} desk-find`}>
					<span className="sr-only">{t('find')}</span>
					<input
						key={filter.words}
						type="search"
						name="q"
						maxLength={80}
						defaultValue={filter.words}
						placeholder={t('find')}
						className="trade-field"
					/>
				</label>
				<input type="hidden" name="from" value={from} />
				{zoom ? <input type="hidden" name="zoom" value={zoom} /> : null}
				<NoScriptSubmit>{t('show')}</NoScriptSubmit>
			</div>
		</Form>
	);

	function placesWords(): string {
		const [first, ...others] = named;
		if (!first) return t('filter.any');
		return others.length === 0 ? first.name : t('filter.chosen', { count: named.length });
	}

	function guestsWords(): string {
		const words = [
			guests === null ? null : t('filter.orMore', { count: guests }),
			level === null ? null : serviceLevelLabel(level, language),
		].filter((each) => each !== null);
		return words.length > 0 ? words.join(', ') : t('filter.any');
	}
}

/** The same days of all properties. */
export function ClearFilters({ from, zoom, className }: { from: string; zoom: string; className: string }) {
	const { t } = useTranslation('operator-calendar');
	const query = new URLSearchParams({ from, ...(zoom && zoom !== 'day' ? { zoom } : {}) });
	return (
		<Link to={{ search: `?${query}` }} preventScrollReset className={className}>
			{t('filter.clear')}
		</Link>
	);
}

/** The query of the form without its empty fields. Another period leads to its days. */
function addressOf(form: HTMLFormElement, before: string | null): URLSearchParams {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form))
		if (typeof value === 'string' && value.trim() !== '') query.append(name, value);
	const first = parsePlainDate(query.get('free'));
	if (first && first !== before) query.set('from', addDays(first, -DAYS_BEFORE));
	return query;
}

type FacetProps = {
	icon: IconName;
	title: string;
	value: string;
	isChosen?: boolean;
	isOpen?: boolean;
	children: ReactNode;
};

/** A filter that opens below its button. */
function Facet({ icon, title, value, isChosen = false, isOpen = false, children }: FacetProps) {
	return (
		<details name="desk-facet" className="desk-facet" open={isOpen} data-chosen={isChosen || undefined}>
			<summary>
				<Icon name={icon} size={16} className="shrink-0" />
				<span>
					{title} <b>{value}</b>
				</span>
				<Icon name="chevronDown" size={14} className="shrink-0" />
			</summary>
			<div>{children}</div>
		</details>
	);
}
