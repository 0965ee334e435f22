import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { duration } from '~/domain/date/duration';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, type PlainDate } from '~/domain/date/plain-date';
import { formatPercent } from '~/domain/language/format-number';
import { formatAmount } from '~/domain/money/format-amount';
import type { CancellationTier } from '~/domain/property/cancellation-schedule';
import type { StayFigures } from '~/domain/property/stay-figures';
import { timeAxis } from '~/domain/property/time-axis';
import type { Period } from '~/domain/stay/stay-rate';

/** Minimum width of a text, in percent of the axis. */
const ROOM = { point: 14, stay: 8.5 };

type TermsAxisProps = {
	figures: StayFigures;
	period: Period;
	/** Null without a price: the axis shows shares instead of amounts. */
	amount: ((minor: number) => string) | null;
	range: string;
};

type Point = { date: PlainDate; title: string; above: string; amount: string; below: string; isHollow: boolean };

/**
 * Payments, deposit and stay on one time axis to scale, the cancellation tiers under it; vertical below 1000 px.
 * A filled dot is money that moves, a hollow one is only blocked, the bar is the stay.
 */
export function TermsAxis({ figures, period, amount, range }: TermsAxisProps) {
	const { t } = useTranslation(['property', 'house']);
	const points = usePoints(figures, period, amount);
	const { bookingDate, tiers } = figures;
	const axis = timeAxis({
		bookingDate,
		...period,
		points: points.map(({ date }) => date),
		tierStarts: tiers.map(({ from }) => from),
		room: ROOM,
	});
	return (
		<>
			<ol className="relative mt-8 xl:mt-12 xl:h-37 max-xl:border-l-2 max-xl:border-main max-xl:pl-6 max-xl:ml-1.5 max-xl:space-y-6">
				<li aria-hidden="true" className="absolute inset-x-0 top-14 hidden h-0.5 bg-main xl:block" />
				{points.map((point, index) => (
					<li
						key={point.title + point.above}
						className="tabular relative xl:static"
						style={
							{
								'--at': `${axis.points[index]?.at}%`,
								'--text': `${axis.points[index]?.textAt}%`,
							} as object
						}
					>
						<span
							className={`absolute size-3 rounded-full max-xl:-left-[1.9375rem] max-xl:top-1.5 xl:left-(--at) xl:top-[3.1875rem] xl:-ml-px ${point.isHollow ? 'border-2 border-accent bg-paper' : 'bg-main'}`}
						/>
						<div className="xl:absolute xl:left-(--text) xl:top-0">
							<b className="block text-small font-semibold">{point.title}</b>
							<span className="block text-label text-ink2 max-xl:hidden">{point.above}</span>
						</div>
						<div className="xl:absolute xl:left-(--text) xl:top-18">
							<span className="amount block text-[1.1875rem]/7 xl:text-[1.25rem]/7">{point.amount}</span>
							<span className="block text-small text-ink2 xl:text-label">{point.below}</span>
						</div>
					</li>
				))}
				<li className="tabular relative xl:static" style={{ '--at': `${axis.stayAt}%` } as object}>
					<span className="absolute bg-accent max-xl:-left-[1.9375rem] max-xl:top-1.5 max-xl:size-3 xl:left-(--at) xl:right-0 xl:top-[3.0625rem] xl:h-4 xl:min-w-3" />
					<div className="xl:absolute xl:right-0 xl:top-0 xl:text-right">
						<b className="block text-small font-semibold">{range}</b>
						<span className="block text-label text-ink2">{t('house:terms.yourStay')}</span>
					</div>
				</li>
			</ol>
			<ul className="mt-8 flex flex-col gap-0.5 xl:mt-4 xl:flex-row">
				{tiers.map((tier, index) => (
					<Tier
						key={tier.from}
						tier={tier}
						index={index}
						count={tiers.length}
						width={axis.tiers[index] ?? 0}
						amount={amount}
					/>
				))}
			</ul>
		</>
	);
}

type TierProps = {
	tier: CancellationTier;
	index: number;
	count: number;
	width: number;
	amount: TermsAxisProps['amount'];
};

const TONES = ['bg-light1', 'bg-light2', 'bg-accent/45', 'bg-accent/65'];

function Tier({ tier, index, count, width, amount }: TierProps) {
	const { t } = useTranslation(['property', 'house']);
	const { language } = useRoot();
	const share = formatPercent(tier.retainedRatio * 100, language);
	const until = formatDate(tier.until, language);
	const from = formatDate(tier.from, language);
	const title =
		index === count - 1
			? t('house:terms.cancelFrom', { date: from })
			: index === 0
				? t('house:terms.cancelUntil', { date: until })
				: t('house:terms.cancelBetween', { from, until });
	const tone = index === 0 ? TONES[0] : index === count - 1 ? TONES[2] : TONES[1];
	return (
		<li
			className={`tabular px-4 py-3.5 text-small max-xl:basis-auto! xl:min-w-56 ${tone}`}
			style={{ flex: `0 1 ${width}%` }}
		>
			<b className="block font-semibold">{title}</b>
			<span className="text-label">
				{tier.retainedRatio === 0
					? t('house:terms.keptNothing')
					: amount
						? t('house:terms.kept', { amount: amount(tier.retainedMinor), share })
						: t('house:terms.keptShare', { share })}
			</span>
		</li>
	);
}

/** The dates of the axis in words; the booking, the next steps, and the deposit where it is due later. */
function usePoints(figures: StayFigures, { checkIn }: Period, amount: TermsAxisProps['amount']): Point[] {
	const { t } = useTranslation(['property', 'house']);
	const { language } = useRoot();
	const { bookingDate, payments, deposit } = figures;
	const before = (date: PlainDate, asWeeks: boolean) => {
		const days = daysBetween(date, checkIn);
		const { unit, count } = asWeeks ? duration(days) : { unit: 'days' as const, count: days };
		return t(`house:terms.${unit}`, { count });
	};
	const points: Point[] = payments.map(({ dueDate, ratio, minor }) => {
		const share = formatPercent(ratio * 100, language);
		const isBooking = dueDate === bookingDate;
		const isArrival = dueDate === checkIn;
		return {
			date: dueDate,
			title: formatDate(dueDate, language),
			above: isBooking ? t('house:terms.booking') : t('house:terms.before', { duration: before(dueDate, false) }),
			amount: amount ? amount(minor) : share,
			below: isBooking
				? t('house:terms.withBooking', { share })
				: isArrival
					? t('house:terms.atCheckIn', { share })
					: t('house:terms.beforeCheckIn', { share, duration: before(dueDate, true) }),
			isHollow: false,
		};
	});
	if (deposit.kind !== 'unknown' && deposit.date > bookingDate) {
		points.push({
			date: deposit.date,
			title: formatDate(deposit.date, language),
			above: t('house:terms.before', { duration: before(deposit.date, false) }),
			amount: formatAmount(deposit.amount),
			below: t(deposit.kind === 'blocked' ? 'house:terms.depositBlocked' : 'house:terms.depositCashed'),
			isHollow: deposit.kind === 'blocked',
		});
	}
	return points.toSorted((a, b) => daysBetween(b.date, a.date));
}
