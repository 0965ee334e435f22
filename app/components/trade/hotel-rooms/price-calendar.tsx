import { Link, useLocation } from '@remix-run/react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { SHORT_WEEKDAYS } from '~/domain/date/month-names';
import { addDays, daysBetween, type PlainDate, partsOf, plainDate, weekday } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { groupDigits } from '~/domain/money/group-digits';
import type { CalendarDay } from '~/domain/offer/near-stays.server';
import type { Party } from '~/domain/offer/party';
import { wholeParty, writeParties } from '~/domain/offer/requested-parties';
import { callSite } from '~/platform/call-site';
import { ErrorBox, LoadingRows } from '../states';
import { tradeButton } from '../trade-button';
import { usePartyWords } from './party-words';
import { WhyNotText } from './why-not-text';

export type PriceCalendarProps = {
	hotelId: string;
	period: { checkIn: string; checkOut: string };
	parties: readonly Party[];
	paymentProfile: string;
};

/** Days that are shown before the arrival of the address. */
const BEFORE = 14;
/** As many as the route answers. */
const DAYS = 60;

/**
 * What a hotel costs a party by day of arrival (OFFER-31), sixty days at once: each a link to the same stay from that day on, or the reason
 * why there is none. Loaded by dynamic import only.
 */
export default function PriceCalendar({ hotelId, period, parties, paymentProfile }: PriceCalendarProps) {
	const { t } = useTranslation('rooms');
	const { today } = useRoot();
	const language = useRoot().language as Language;
	const words = usePartyWords();
	const id = useId();
	const checkIn = plainDate(period.checkIn);
	const nights = daysBetween(checkIn, plainDate(period.checkOut));
	const [from, setFrom] = useState(() => firstDay(checkIn, plainDate(today)));
	const { days, isFault, askAgain } = usePrices({ hotelId, from, nights, parties, paymentProfile });
	const whole = wholeParty(parties);
	const currency = days?.find(({ stay, night }) => stay ?? night);
	const least = Math.min(...(days ?? []).flatMap(({ stay }) => stay?.minor ?? []));
	const move = (by: number) => {
		const next = addDays(from, by);
		setFrom(next < today ? plainDate(today) : next);
	};
	return (
		<div className="px-4.5 pb-4" aria-busy={days === null && !isFault}>
			<header className="flex flex-wrap items-end justify-between gap-3 pt-3 pb-3">
				<div className="min-w-0">
					<h3 id={id}>{t('prices.title', { nights: t('nights', { count: nights }) })}</h3>
					<p className="trade-note">
						{t('prices.note', {
							party: words({ adults: whole.adults, children: whole.childrenAges.length, ages: whole.childrenAges }),
							currency: (currency?.stay ?? currency?.night)?.currency ?? '',
						})}
					</p>
				</div>
				<p className="flex gap-2">
					<button type="button" className={tradeButton('line')} disabled={from <= today} onClick={() => move(-DAYS)}>
						{t('prices.earlier')}
					</button>
					<button type="button" className={tradeButton('line')} onClick={() => move(DAYS)}>
						{t('prices.later')}
					</button>
				</p>
			</header>
			{isFault ? (
				<ErrorBox
					title={t('prices.fault')}
					action={
						<button type="button" className={tradeButton('line')} onClick={askAgain}>
							{t('prices.again')}
						</button>
					}
				/>
			) : days === null ? (
				<LoadingRows count={6} label={t('prices.loading')} />
			) : (
				<ul aria-labelledby={id} className="grid grid-cols-2 gap-1.5 sm:grid-cols-4 lg:grid-cols-7">
					{/* Under its weekday, where a week is a row. */}
					{Array.from({ length: days[0] ? (weekday(days[0].day) + 6) % 7 : 0 }, (_, at) => (
						<li key={at} aria-hidden="true" className="max-lg:hidden" />
					))}
					{days.map((day) => (
						<Day
							key={day.day}
							day={day}
							nights={nights}
							language={language}
							isChosen={day.day === checkIn}
							isCheapest={day.stay?.minor === least}
						/>
					))}
				</ul>
			)}
		</div>
	);
}

function firstDay(checkIn: PlainDate, today: PlainDate): PlainDate {
	const first = addDays(checkIn, -BEFORE);
	return first < today ? today : first;
}

type DayProps = { day: CalendarDay; nights: number; language: Language; isChosen: boolean; isCheapest: boolean };

function Day({ day: { day, stay, night, whyNot }, nights, language, isChosen, isCheapest }: DayProps) {
	const { t } = useTranslation('rooms');
	const { search, pathname } = useLocation();
	const look = `flex min-h-19 flex-col rounded-control border px-2 py-1.5 ${isChosen ? 'border-accent bg-selected' : 'border-hair'}`;
	const date = `${SHORT_WEEKDAYS[language][weekday(day)] ?? ''} ${formatDate(day, language, { hasYear: partsOf(day).day === 1 && partsOf(day).month === 1 })}`;
	const amount = (minor: number) => groupDigits(minor, 0);
	const nightPrice = night ? (
		<small className="tabular text-note text-ink2">{t('prices.night', { price: amount(night.minor) })}</small>
	) : null;
	if (!stay)
		return (
			<li className={`${look} bg-row text-ink2`}>
				<span className="text-note">{date}</span>
				<span className="text-note">{whyNot ? <WhyNotText reason={whyNot} /> : t('prices.none')}</span>
				{nightPrice}
			</li>
		);
	const query = new URLSearchParams(search);
	const checkOut = addDays(day, nights);
	query.set('tab', 'rooms');
	query.set('checkInDate', day);
	query.set('checkOutDate', checkOut);
	return (
		<li className={`relative hover:border-ink ${look}`}>
			<Link
				to={`${pathname}?${query}`}
				preventScrollReset
				aria-current={isChosen ? 'date' : undefined}
				className="flex flex-col after:absolute after:inset-0"
			>
				<span className="text-note text-ink2">{date}</span>
				<b className={`tabular font-semibold ${isCheapest ? 'text-ok' : ''}`}>
					{amount(stay.minor)}
					<span className="sr-only"> {formatDateRange(day, checkOut, language)}</span>
				</b>
			</Link>
			{nightPrice}
			{isCheapest ? <small className="text-note text-ok">{t('prices.cheapest')}</small> : null}
		</li>
	);
}

type Question = { hotelId: string; from: PlainDate; nights: number; parties: readonly Party[]; paymentProfile: string };

function usePrices({ hotelId, from, nights, parties, paymentProfile }: Question) {
	const query = new URLSearchParams({
		checkInDate: from,
		checkOutDate: addDays(from, nights),
		rooms: writeParties(parties),
		paymentProfile,
	}).toString();
	const address = `/hotels/${hotelId}/prices?${query}`;
	const [answer, setAnswer] = useState<{ address: string; days: CalendarDay[] | null }>({ address: '', days: null });
	const [turn, setTurn] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks once more
	useEffect(() => {
		const stop = new AbortController();
		callSite(address, { signal: stop.signal })
			.then(async (response) => (response.ok ? ((await response.json()) as CalendarDay[]) : null))
			.catch(() => null)
			.then((days) => {
				if (!stop.signal.aborted) setAnswer({ address, days });
			});
		return () => stop.abort();
	}, [address, turn]);
	const isThere = answer.address === address;
	return {
		days: isThere ? answer.days : null,
		isFault: isThere && answer.days === null,
		askAgain() {
			setAnswer({ address: '', days: null });
			setTurn((now) => now + 1);
		},
	};
}
