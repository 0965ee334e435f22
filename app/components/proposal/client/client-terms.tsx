import { useTranslation } from 'react-i18next';
import { formatDate } from '~/domain/date/format-date';
import { alpineDay } from '~/domain/date/format-long-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { formatPercent } from '~/domain/language/format-number';
import { timeAxis } from '~/domain/property/time-axis';
import type { ClientOption, ClientView } from './client-view';
import { agentName, datesWords, depositOf, livingWord, owed, priceWords, type Texts } from './client-words';

/** Minimum width of a text, in percent of the axis. */
const ROOM = { point: 15, stay: 10 };

type TermsProps = { view: ClientView; option: ClientOption };

/**
 * Payments, deposit and stay of an option on one axis to scale, and under it what is kept of a cancelled booking; vertical below 1000 px. Dates
 * and amounts, with the shares beside them.
 */
export function ClientTerms({ view, option }: TermsProps) {
	const { t } = useTranslation(['proposal']);
	const { language } = view.snapshot;
	const points = pointsOf(t, view, option);
	const steps = option.terms.cancellation;
	return (
		<section
			id={`terms-${option.key}`}
			className="mt-10 scroll-mt-4 border-t border-line2 pt-7 print:break-inside-avoid"
		>
			<h3 className="text-h3">{t('due.title')}</h3>
			{points.length === 0 && steps.length === 0 ? (
				<p className="mt-2 text-ink2">{t('due.none', { agent: agentName(view) })}</p>
			) : (
				<>
					<p className="mt-2 text-ink2">
						{t('due.intro', {
							dates: datesWords(option, language),
							living: livingWord(t, option.living),
							price: priceWords(option),
						})}
					</p>
					<Axis view={view} option={option} points={points} />
				</>
			)}
			{option.ownTerms ? (
				<details className="mt-6">
					<summary className="inline-flex min-h-11 items-center text-small">
						<span className="text-link pb-0.5!">{t('due.own', { name: option.name })}</span>
					</summary>
					<p className="mt-2 max-w-[41rem] whitespace-pre-line text-small text-ink2">{option.ownTerms}</p>
				</details>
			) : null}
		</section>
	);
}

type Point = { date: string; title: string; above: string; amount: string; below: string; isHollow: boolean };

function Axis({ view, option, points }: TermsProps & { points: Point[] }) {
	const { t } = useTranslation(['proposal']);
	const { language, sentAt } = view.snapshot;
	const { stay, terms } = option;
	const steps = terms.cancellation;
	const axis = timeAxis({
		...{ bookingDate: alpineDay(sentAt), checkIn: stay.checkIn, checkOut: stay.checkOut, room: ROOM },
		points: points.map(({ date }) => plainDate(date)),
		tierStarts: steps.map(({ from }) => plainDate(from)),
	});
	return (
		<>
			<ol className="relative mt-7 max-xl:ml-1.5 max-xl:space-y-6 max-xl:border-l-2 max-xl:border-main max-xl:pl-6 xl:mt-10 xl:h-37">
				<li aria-hidden="true" className="absolute inset-x-0 top-14 hidden h-0.5 bg-main xl:block" />
				{points.map(({ title, above, amount, below, isHollow }, at) => (
					<li
						key={title + below}
						className="tabular relative xl:static"
						style={{ '--at': `${axis.points[at]?.at}%`, '--text': `${axis.points[at]?.textAt}%` } as object}
					>
						<span
							className={`absolute size-3 rounded-full max-xl:top-1.5 max-xl:-left-[1.9375rem] xl:top-[3.1875rem] xl:left-(--at) xl:-ml-px ${isHollow ? 'border-2 border-accent bg-paper' : 'bg-main'}`}
						/>
						<div className="xl:absolute xl:top-0 xl:left-(--text)">
							<b className="block text-small font-semibold">{title}</b>
							<span className="block text-label text-ink2">{above}</span>
						</div>
						<div className="xl:absolute xl:top-18 xl:left-(--text)">
							<span className="amount block text-[1.1875rem]/7 xl:text-[1.25rem]/7">{amount}</span>
							<span className="block text-small text-ink2 xl:text-label">{below}</span>
						</div>
					</li>
				))}
				<li className="tabular relative xl:static" style={{ '--at': `${axis.stayAt}%` } as object}>
					<span className="absolute bg-accent max-xl:top-1.5 max-xl:-left-[1.9375rem] max-xl:size-3 xl:top-[3.0625rem] xl:right-0 xl:left-(--at) xl:h-4 xl:min-w-3" />
					<div className="xl:absolute xl:top-0 xl:right-0 xl:text-right">
						<b className="block text-small font-semibold">{datesWords(option, language)}</b>
						<span className="block text-label text-ink2">{t('due.stay')}</span>
					</div>
				</li>
			</ol>
			<ul className="mt-8 flex flex-col gap-0.5 xl:mt-4 xl:flex-row">
				{steps.map((step, at) => (
					<li
						key={step.from}
						className={`tabular px-4 py-3.5 text-small max-xl:basis-auto! xl:min-w-56 ${at === 0 ? 'bg-light1' : at === steps.length - 1 ? 'bg-accent/45' : 'bg-light2'}`}
						style={{ flex: `0 1 ${axis.tiers[at] ?? 0}%` }}
					>
						<b className="block font-semibold">{stepTitle(t, steps, at, language)}</b>
						{step.keptMinor === 0
							? t('due.keptNothing')
							: t('due.kept', {
									amount: owed(step.keptMinor, option),
									share: shareWords(step.keptMinor, option, language),
								})}
					</li>
				))}
			</ul>
		</>
	);
}

type Language = ClientView['snapshot']['language'];
type Steps = ClientOption['terms']['cancellation'];

function stepTitle(t: Texts, steps: Steps, at: number, language: Language): string {
	const [from, until] = [steps[at]?.from, steps[at]?.until].map((day) => formatDate(day, language));
	if (at === 0 && steps.length > 1) return t('due.cancelUntil', { day: until });
	return at === steps.length - 1 ? t('due.cancelFrom', { day: from }) : t('due.cancelBetween', { from, until });
}

function shareWords(minor: number, { clientMinor }: ClientOption, language: Language): string {
	return formatPercent(clientMinor === 0 ? 0 : (minor / clientMinor) * 100, language);
}

/** The dates of the axis in words: the booking, the next steps, and the deposit where its day is known. */
function pointsOf(t: Texts, { snapshot: { language, sentAt } }: ClientView, option: ClientOption): Point[] {
	const deposit = depositOf(option);
	const sentOn = alpineDay(sentAt);
	const { checkIn } = option.stay;
	const before = (date: string) => {
		const count = daysBetween(plainDate(date), checkIn);
		return count <= 0 ? t('due.arrival') : t('due.before', { count });
	};
	const points = option.terms.payments.map(({ dueDate, minor }): Point => {
		const isBooking = dueDate <= sentOn;
		return {
			date: isBooking ? sentOn : dueDate,
			title: isBooking ? t('due.withBooking') : formatDate(dueDate, language),
			above: isBooking ? '' : before(dueDate),
			amount: owed(minor, option),
			below: t('due.share', { share: shareWords(minor, option, language) }),
			isHollow: false,
		};
	});
	if (deposit && deposit.date > sentOn) {
		const { date, amount, isBlocked } = deposit;
		points.push({
			...{ date, title: formatDate(date, language), above: before(date), isHollow: isBlocked },
			...{ amount, below: t(isBlocked ? 'due.deposit' : 'due.depositPaid') },
		});
	}
	return points.toSorted((a, b) => a.date.localeCompare(b.date));
}
