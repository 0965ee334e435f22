import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_WEEKDAYS, SHORT_MONTHS } from '~/domain/date/month-names';
import { type PlainDate, toEpochDay } from '~/domain/date/plain-date';
import type { ChosenStay } from '~/domain/property/choose-stay';
import type { House } from '~/domain/property/house';
import { monthsOf, WEEKS_SHOWN, yearWeeks } from '~/domain/property/year-weeks';
import { serviceLevelAt, serviceLevelLabel, serviceLevelOrder } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';
import { useRoot } from '~/root';
import { SeasonTable } from './season-table';
import { Section } from './section';
import { useStayWords } from './stay-words';
import { useChoose } from './use-choose';
import { useRovingCells } from './use-roving-cells';
import { type ChosenCell, yearRowsHtml } from './year-strip-html';

/** Where space is short, the strip opens with two weeks before the chosen one. */
const COLUMNS_BEFORE = 2;

const percent = (weeks: number) => `${(weeks / WEEKS_SHOWN) * 100}%`;

/** The coming year of a house, week by week and level by level, and the same as prices by season. */
export function Availabilities({ house, chosen }: { house: House; chosen: ChosenStay }) {
	const { t } = useTranslation('property');
	const { language, today } = useRoot();
	const { stays, levels, currency } = house;
	const { choose, isChoosing } = useChoose();
	const words = useStayWords(house, chosen);
	const [looked, setLooked] = useState<string | null>(null);
	const scroller = useRef<HTMLDivElement>(null);
	const area = useRef<HTMLDivElement>(null);
	const weeks = useMemo(() => yearWeeks(stays, levels, today as PlainDate), [stays, levels, today]);
	const { period, adults, children } = chosen;
	const cell: ChosenCell = period
		? { checkInDay: toEpochDay(period.checkIn), nights: period.nights, level: serviceLevelOrder(chosen.serviceLevel) }
		: null;
	const closed = t('year.closed');
	const priceOnRequest = t('stay.priceOnRequest');
	const rows = yearRowsHtml(weeks, cell, { language, currency, guests: { adults, children }, closed, priceOnRequest });
	const columns = period
		? weeks.starts.flatMap((start, column) =>
				start + 6 >= (cell?.checkInDay ?? 0) && start < (cell?.checkInDay ?? 0) + period.nights ? [column] : [],
			)
		: [];
	const first = columns[0];
	useRovingCells(scroller, rows.join());
	useEffect(() => {
		const element = scroller.current;
		if (element && first !== undefined && element.scrollWidth > element.clientWidth) {
			const weekWidth = (area.current?.clientWidth ?? 0) / WEEKS_SHOWN;
			element.scrollLeft = (first - COLUMNS_BEFORE) * weekWidth;
		}
	}, [first]);
	const look = (event: { target: EventTarget }) => {
		setLooked((event.target as HTMLElement).closest('a')?.getAttribute('aria-label') ?? null);
	};
	const shown = looked?.split(', ') ?? [words.range, words.level, words.price, words.status];
	if (stays.length === 0) {
		return (
			<Section id="availabilities" title={t('sections.availabilities')}>
				<p className="text-ink2">{t('year.none')}</p>
			</Section>
		);
	}
	const day = LONG_WEEKDAYS[language][weeks.changeDay];
	return (
		<Section id="availabilities" title={t('sections.availabilities')}>
			<p className="text-ink2">{t('year.hint', { day })}</p>
			<div ref={scroller} className="no-scrollbar mt-6 overflow-x-auto py-1 max-lg:-mr-5 lg:mt-8">
				<div className="flex w-max min-w-full">
					<div className="sticky left-0 z-2 w-30 shrink-0 bg-paper pr-3 pt-8 text-label font-medium lg:w-33 lg:text-small">
						{levels.map((level) => {
							const name = serviceLevelAt(level);
							return (
								<p key={level} aria-hidden="true" className="mb-0.75 flex h-11 items-center">
									{name ? serviceLevelLabel(name, language) : null}
								</p>
							);
						})}
					</div>
					{/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard themselves */}
					{/* biome-ignore lint/a11y/noStaticElementInteractions: one handler for the links inside */}
					<div
						ref={area}
						onClick={choose}
						onPointerOver={look}
						onPointerLeave={() => setLooked(null)}
						onFocus={look}
						onBlur={() => setLooked(null)}
						className={`relative min-w-[calc(52*2.75rem)] grow transition-opacity duration-150 lg:min-w-[calc(52*1.75rem)] xl:min-w-[calc(52*1.5rem)] ${isChoosing ? 'opacity-60' : ''}`}
					>
						<div aria-hidden="true" className="relative h-8 text-label text-ink2">
							{monthsOf(weeks.starts).map(({ column, length, month, year, hasYear }) => (
								<span
									key={column}
									className="absolute top-0 h-6 whitespace-nowrap border-l border-line2 pl-1.5 leading-6"
									style={{ left: percent(column), width: percent(length) }}
								>
									<span className="sticky left-32">
										{SHORT_MONTHS[language][month - 1]}
										<b className={`pl-1 font-semibold text-ink ${hasYear ? '' : 'lg:hidden'}`}>{year}</b>
									</span>
								</span>
							))}
						</div>
						{rows.map((html, index) => {
							const level = serviceLevelAt(weeks.rows[index]?.level ?? -1);
							return (
								// biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, these are links
								<div
									key={levels[index]}
									role="group"
									aria-label={level ? t('year.strip', { level: serviceLevelLabel(level, language) }) : undefined}
									className="year-row mb-0.75"
									// biome-ignore lint/security/noDangerouslySetInnerHtml: written by yearRowHtml out of numbers and our own words
									dangerouslySetInnerHTML={{ __html: html }}
								/>
							);
						})}
						{first !== undefined ? (
							<div
								aria-hidden="true"
								className="pointer-events-none absolute -bottom-0.5 top-7 border-x-2 border-main"
								style={{ left: `calc(${percent(first)} - 2px)`, width: `calc(${percent(columns.length)} + 2px)` }}
							/>
						) : null}
					</div>
				</div>
			</div>
			<div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 lg:pl-33">
				<p
					aria-hidden="true"
					className="flex min-h-13 items-center gap-x-7 bg-main px-5 py-3 text-small text-on-main max-lg:grid max-lg:w-full max-lg:grid-cols-2 max-lg:py-4"
				>
					{shown.filter(Boolean).map((part, index, all) => (
						<span
							key={part}
							className={`tabular max-lg:even:text-right ${index === 0 || /\d$|[A-Z]{3}$/.test(part) ? 'font-semibold' : ''} ${index === all.length - 1 ? 'text-dim' : ''}`}
						>
							{part}
						</span>
					))}
				</p>
				<Legend
					least={weeks.range ? words.amount(weeks.range.least) : null}
					most={weeks.range ? words.amount(weeks.range.most) : null}
				/>
			</div>
			<SeasonTable house={house} today={today as PlainDate} />
		</Section>
	);
}

function Legend({ least, most }: { least: string | null; most: string | null }) {
	const { t } = useTranslation('property');
	const { language } = useRoot();
	return (
		<ul aria-label={t('year.legend')} className="flex flex-wrap items-center gap-x-7 gap-y-2 text-small text-ink2">
			{least && most ? (
				<li className="tabular flex items-center gap-2.5">
					{least}
					<span className="h-3 w-24 bg-linear-to-r from-light1 via-accent/75 via-65% to-accent-ink lg:w-33" />
					{most}
				</li>
			) : null}
			<li className="year-row flex! h-auto! items-center gap-2.5!">
				<b className="s size-4" />
				{stayStatusLabel('sold', language)}
			</li>
			<li className="year-row flex! h-auto! items-center gap-2.5!">
				<b className="r size-4 [--h:25]!" />
				{stayStatusLabel('on_request', language)}
			</li>
		</ul>
	);
}
