import { Link } from '@remix-run/react';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { monthOf } from '~/domain/date/month';
import { LONG_MONTHS, LONG_WEEKDAYS } from '~/domain/date/month-names';
import { maxPlainDate, type PlainDate, toEpochDay } from '~/domain/date/plain-date';
import type { ChosenStay } from '~/domain/property/choose-stay';
import { partyOf } from '~/domain/property/party-of';
import type { Property } from '~/domain/property/property';
import { yearWeeks } from '~/domain/property/year-weeks';
import { serviceLevelAt, serviceLevelLabel, serviceLevelOrder } from '~/domain/stay/service-level';
import { stayStatusLabel } from '~/domain/stay/stay-status';
import { relOf } from '../ui/dated-link';
import { fetchPart } from '../ui/fetch-part';
import { Icon } from '../ui/icon';
import { SeasonTable } from './season-table';
import { Section } from './section';
import type { StayLists } from './stay-lists';
import { type StayTab, StayTabs } from './stay-tabs';
import { useStayWords } from './stay-words';
import { useChoose } from './use-choose';
import { useRovingCells } from './use-roving-cells';
import { type ChosenCell, PRICE_STEPS, yearStripHtml } from './year-strip-html';

/** Where the strip is wider than the page, it opens with this much of it, in pixels, before the chosen week. */
const SHOWN_BEFORE = 96;

/** From this price on, in minor units, the numbers in the cells are set smaller. */
const LONG_PRICE = 10_000_000;

type AvailabilitiesProps = { property: Property; chosen: ChosenStay; enquirePath: string };

/** The coming year of a property; with script also any week of a month, and short stays. */
export function Availabilities(props: AvailabilitiesProps) {
	const { property, chosen } = props;
	const { t } = useTranslation(['property', 'house']);
	const { language, today } = useRoot();
	const [tab, setTab] = useState<StayTab>('dates');
	const [Lists, setLists] = useState<ComponentType<Parameters<typeof StayLists>[0]> | null>(null);
	const [month, setMonth] = useState(() =>
		monthOf(maxPlainDate(chosen.period?.checkIn ?? (today as PlainDate), today as PlainDate)),
	);
	const show = (next: StayTab) => {
		setTab(next);
		if (next === 'dates' || Lists) return;
		fetchPart(() => import('./stay-lists'), ['stay-calendar']).then(
			(module) => setLists(() => module.StayLists),
			() => setTab('dates'),
		);
	};
	if (property.stays.length === 0) {
		return (
			<Section id="availabilities" title={t('sections.availabilities')}>
				<p className="text-ink2">{t(property.isUnregistered ? 'stay.notBookable' : 'house:year.none')}</p>
			</Section>
		);
	}
	return (
		<Section id="availabilities" title={t('sections.availabilities')}>
			<StayTabs
				label={t('house:year.ways')}
				tab={tab}
				onTab={show}
				tabs={[
					{ key: 'dates', label: t('house:year.year') },
					{
						key: 'week',
						label: (
							<>
								{t('house:year.week')}
								<span className="max-lg:hidden">
									{' '}
									{t('house:year.inMonth', { month: LONG_MONTHS[language][Number(month.slice(5)) - 1] })}
								</span>
							</>
						),
					},
					{ key: 'short', label: t('house:year.short') },
				]}
			>
				<div hidden={tab !== 'dates'}>
					<Year {...props} />
				</div>
				{tab !== 'dates' && Lists ? (
					<Lists {...{ property, chosen, month }} list={tab} onMonth={setMonth} onWeeks={() => setTab('week')} />
				) : null}
			</StayTabs>
		</Section>
	);
}

/** The coming year, week by week and level by level, and the same as prices by season. */
function Year({ property, chosen, enquirePath }: AvailabilitiesProps) {
	const { t } = useTranslation(['property', 'common', 'house']);
	const { language, today } = useRoot();
	const { stays, levels, currency } = property;
	const { choose, isChoosing } = useChoose();
	const words = useStayWords(property, chosen);
	const [looked, setLooked] = useState<string | null>(null);
	const scroller = useRef<HTMLDivElement>(null);
	const weeks = useMemo(() => yearWeeks(stays, levels, today as PlainDate), [stays, levels, today]);
	const { period } = chosen;
	const cell: ChosenCell = period
		? { checkInDay: toEpochDay(period.checkIn), nights: period.nights, level: serviceLevelOrder(chosen.serviceLevel) }
		: null;
	const row = yearStripHtml(weeks, cell, {
		language,
		currency,
		guests: partyOf(chosen),
		closed: t('house:year.closed'),
		priceOnRequest: t('stay.priceOnRequest'),
		holidays: t('house:year.holidays', { returnObjects: true }),
	});
	useRovingCells(scroller, row);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another strip has its chosen week elsewhere
	useEffect(() => {
		const element = scroller.current;
		const week = element?.querySelector('a[aria-current], th.c');
		if (!element || !week || element.scrollWidth <= element.clientWidth) return;
		element.scrollLeft += week.getBoundingClientRect().left - element.getBoundingClientRect().left - SHOWN_BEFORE;
	}, [row]);
	const look = (event: { target: EventTarget }) => {
		setLooked((event.target as HTMLElement).closest('a')?.getAttribute('aria-label') ?? null);
	};
	const shown = looked?.split(', ') ?? [words.range, words.level, words.price, words.status];
	const day = LONG_WEEKDAYS[language][weeks.changeDay];
	return (
		<>
			<p className="text-ink2 text-pretty!">{t('house:year.hint', { day, currency })}</p>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keyboard themselves */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: one handler for the links inside */}
			<div
				ref={scroller}
				onClick={choose}
				onPointerOver={look}
				onPointerLeave={() => setLooked(null)}
				onFocus={look}
				onBlur={() => setLooked(null)}
				className={`no-scrollbar relative mt-6 overflow-x-auto py-1 transition-opacity duration-150 max-lg:-mx-5 max-lg:px-5 lg:mt-8 lg:overflow-visible ${isChoosing ? 'opacity-60' : ''}`}
			>
				<div className="year-strip year-tones flex w-max lg:w-auto lg:flex-wrap">
					<div aria-hidden="true" className="year-names">
						{levels.map((level) => {
							const name = serviceLevelAt(level);
							return <span key={level}>{name ? serviceLevelLabel(name, language) : null}</span>;
						})}
					</div>
					<div
						className={`contents ${(weeks.range?.most ?? 0) >= LONG_PRICE ? '[--digits:0.625rem]' : ''}`}
						// biome-ignore lint/security/noDangerouslySetInnerHtml: written by yearStripHtml out of numbers and our own words
						dangerouslySetInnerHTML={{ __html: row }}
					/>
				</div>
			</div>
			<div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 xl:pl-33">
				<div className="flex min-h-13 flex-wrap items-center bg-main text-small text-on-main max-lg:w-full">
					<p
						aria-hidden="true"
						className="flex grow items-center gap-x-7 px-5 py-3 max-lg:grid max-lg:grid-cols-2 max-lg:pt-4"
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
					{chosen.error === null && period ? (
						<Link
							to={enquirePath}
							rel={relOf(enquirePath)}
							prefetch="intent"
							preventScrollReset
							className="on-dark flex min-h-13 items-center gap-2.5 px-5 font-semibold text-accent-on-dark hover:text-on-main max-lg:hidden [@media(scripting:enabled)]:hidden"
						>
							{t('common:nav.enquireNow')}
							<Icon name="arrow" size={18} />
						</Link>
					) : null}
				</div>
				<Legend
					least={weeks.range ? words.amount(weeks.range.least) : null}
					most={weeks.range ? words.amount(weeks.range.most) : null}
				/>
			</div>
			<SeasonTable property={property} chosen={chosen} today={today as PlainDate} onChoose={choose} />
		</>
	);
}

function Legend({ least, most }: { least: string | null; most: string | null }) {
	const { t } = useTranslation(['property', 'house']);
	const { language } = useRoot();
	return (
		<ul
			aria-label={t('house:year.legend')}
			className="flex flex-wrap items-center gap-x-7 gap-y-2 text-small text-ink2"
		>
			{least && most ? (
				<li className="year-tones tabular flex flex-wrap items-center gap-x-2.5 gap-y-1">
					{least}
					<span className="flex gap-0.5">
						{Array.from({ length: PRICE_STEPS }, (_, step) => (
							<b key={step} className={`h${step} h-4 w-6`} />
						))}
					</span>
					{most}
				</li>
			) : null}
			{(['sold', 'on_request'] as const).map((status) => (
				<li key={status} className="year-tones flex items-center gap-2.5">
					<b className={`size-4.5 ${status === 'sold' ? 's' : 'n r'}`} />
					{stayStatusLabel(status, language)}
				</li>
			))}
		</ul>
	);
}
