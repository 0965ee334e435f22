import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { daysBetween } from '~/domain/date/plain-date';
import { houseName } from '~/domain/lead/property-name';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import type { DeskToday } from '~/domain/operator-desk/today/load-desk-today.server';
import { Amount } from '../../amount';
import { Timestamp } from '../../page/timestamp';
import { VerbForm } from '../../page/verb-form';
import { tradeButton } from '../../trade-button';
import { Clock } from './clock';
import { Moment } from './moment';

const DAY = 24 * 3_600_000;

/** Options that end, payments that are due, and what has happened since the team went home. */
export function MoneyAndTime({ today, since }: { today: DeskToday; since: number }) {
	const { t } = useTranslation('operator-today');
	const { language } = useRoot();
	return (
		<section className="mt-8">
			<h2>{t('money.title')}</h2>
			<div className="today-boxes">
				<Box
					title={t('money.options')}
					note={t('money.optionsAhead')}
					none={t('money.noOptions')}
					isNone={today.options.length === 0}
				>
					{today.options.map((option) => (
						<li key={option.id} className="today-money">
							<Clock at={option.expiresAt} from={option.expiresAt - 3 * DAY} now={today.now} />
							<Link to={deskBookingPath(option.id)} prefetch="intent" className="min-w-0">
								<b className="block truncate font-semibold">
									{option.firstName} {option.lastName}
								</b>
								<span className="trade-note block">
									{houseName(option.property)}, {formatDateRange(option.checkIn, option.checkOut, language)}
								</span>
							</Link>
							{option.totalMinor === null ? null : (
								<Amount money={{ minor: option.totalMinor, currency: option.currency }} />
							)}
							<Prolong option={option} />
						</li>
					))}
				</Box>
				<Box
					title={t('money.payments')}
					note={t('money.paymentsAhead')}
					none={t('money.noPayments')}
					isNone={today.payments.length === 0}
				>
					{today.payments.map((payment) => {
						const days = daysBetween(today.today, payment.dueDate);
						return (
							<li key={`${payment.id} ${payment.dueDate} ${payment.kind}`} className="today-money">
								<span>
									<b className={`block font-semibold ${days < 0 ? 'text-urgent' : ''}`}>
										{days < 0
											? t('money.late', { count: -days })
											: days === 0
												? t('money.today')
												: t('money.inDays', { count: days })}
									</b>
									<span className="trade-note">{formatDate(payment.dueDate, language, { hasYear: false })}</span>
								</span>
								<Link to={`${deskBookingPath(payment.id)}#payments`} prefetch="intent" className="min-w-0">
									<b className="block truncate font-semibold">
										{payment.firstName} {payment.lastName}
									</b>
									<span className="trade-note block">
										{houseName(payment.property)}, {formatDateRange(payment.checkIn, payment.checkOut, language)}
									</span>
								</Link>
								<Amount money={{ minor: payment.openMinor, currency: payment.currency }} />
								<Remind payment={payment} now={today.now} />
							</li>
						);
					})}
				</Box>
				<Box
					title={<Timestamp at={since}>{(moment) => t('money.since', { moment })}</Timestamp>}
					note={null}
					none={t('money.nothingNew')}
					isNone={today.events.length === 0}
				>
					{today.events.map((event) => (
						<li key={`${event.id} ${event.at}`} className="today-event">
							<span className="trade-note">
								<Moment at={event.at} now={today.now} />
							</span>
							<Link to={deskBookingPath(event.id)} prefetch="intent" className="min-w-0">
								<b className="block font-semibold">{t(`events.${event.toStatus as Told}`)}</b>
								<span className="trade-note block">
									{event.firstName} {event.lastName}, {houseName(event.property)},{' '}
									{formatDateRange(event.checkIn, event.checkOut, language)}
								</span>
							</Link>
						</li>
					))}
				</Box>
			</div>
		</section>
	);
}

/** A small list of later ends of an option, as far as its arrival allows them. */
function Prolong({ option }: { option: DeskToday['options'][number] }) {
	const { t } = useTranslation('operator-today');
	const last = Date.parse(`${option.checkIn}T00:00:00Z`);
	const ends = [1, 2, 3].filter((days) => option.expiresAt + days * DAY <= last);
	if (ends.length === 0) return null;
	return (
		<details className="today-act">
			<summary
				className={tradeButton('line', 'w-fit')}
				aria-label={t('money.prolongOf', { name: `${option.firstName} ${option.lastName}` })}
			>
				{t('money.prolong')}
			</summary>
			<VerbForm
				fields={{ intent: 'extend', id: option.id, version: option.version }}
				className="mt-2 flex flex-wrap gap-2"
			>
				{ends.map((days) => (
					<button
						key={days}
						type="submit"
						name="end"
						value={option.expiresAt + days * DAY}
						className={tradeButton('line')}
					>
						{t('money.longer', { count: days })}
					</button>
				))}
			</VerbForm>
		</details>
	);
}

/** Has a payment reminded of, or says in its place when that was; it is reminded of once in a day. */
function Remind({ payment, now }: { payment: DeskToday['payments'][number]; now: number }) {
	const { t } = useTranslation('operator-today');
	const { remindedAt, isStopped } = payment;
	if (isStopped) return <p className="today-act trade-note">{t('money.stopped')}</p>;
	const said =
		remindedAt === null ? null : (
			<span className="trade-note">
				{t('money.reminded')} <Moment at={remindedAt} now={now} />
			</span>
		);
	if (remindedAt !== null && remindedAt > now - DAY) return <p className="today-act">{said}</p>;
	return (
		<VerbForm fields={{ intent: 'remind', id: payment.id }} className="today-act flex flex-wrap items-center gap-3">
			<button
				type="submit"
				className={tradeButton('line')}
				aria-label={t('money.remindOf', { name: `${payment.firstName} ${payment.lastName}` })}
			>
				{t('money.remind')}
			</button>
			{said}
		</VerbForm>
	);
}

type Told =
	| 'requestedOption'
	| 'requestedBooking'
	| 'confirmedBooking'
	| 'cancelledOption'
	| 'cancelledBooking'
	| 'expiredOption';

type BoxProps = { title: ReactNode; note: string | null; none: string; isNone: boolean; children: ReactNode };

function Box({ title, note, none, isNone, children }: BoxProps) {
	return (
		<section className="trade-card">
			<h3 className="today-box-head font-sans text-[0.9375rem]/6 tracking-[0]">
				{title}
				{note ? <small className="trade-note ml-auto">{note}</small> : null}
			</h3>
			{isNone ? <p className="trade-note border-t border-hair px-4.5 py-4">{none}</p> : <ul>{children}</ul>}
		</section>
	);
}
