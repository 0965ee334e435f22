import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { calendarsPath } from '~/domain/calendar-sync/calendars-path';
import { formatDate } from '~/domain/date/format-date';
import { formatDateRange } from '~/domain/date/format-date-range';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { type PlainDate, plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { houseName } from '~/domain/lead/property-name';
import { deskBookingPath } from '~/domain/operator-desk/bookings/booking-path';
import { propertyPath } from '~/domain/operator-desk/property/property-path';
import { arrivalGap, type DeskStay } from '~/domain/operator-desk/today/stay-strip';
import type { WeekRisk } from '~/domain/operator-desk/today/week-risk';
import { registrationState } from '~/domain/property/registration-number';
import { Icon } from '../../../ui/icon';
import { VerbForm } from '../../page/verb-form';
import { Moment } from './moment';

const MOST_ARRIVALS = 2;

type WeekRiskListProps = {
	risks: readonly WeekRisk[];
	properties: number;
	/** There are more of a kind than are shown. */
	hasMore: boolean;
	stays: readonly DeskStay[];
	today: PlainDate;
	/** Of the last check, and now, in milliseconds. */
	checkedAt: number;
	now: number;
};

/** What would go wrong within a week, each with its consequence and the one page that mends it; at the end what is in order. */
export function WeekRiskList({ risks, properties, hasMore, stays, today, checkedAt, now }: WeekRiskListProps) {
	const { t } = useTranslation('operator-today');
	const { language } = useRoot();
	const unknown = stays.filter((stay) => stay.checkIn >= today && arrivalGap(stay, today) !== null);
	return (
		<aside className="today-risks" aria-labelledby="risks">
			<h2 id="risks">{t('risks.title')}</h2>
			<ul>
				{unknown.slice(0, MOST_ARRIVALS).map((stay) => (
					<Risk
						key={stay.id}
						isPressing
						title={t(`risks.arrival.${arrivalGap(stay, today) ?? 'time'}`, {
							day: formatDate(stay.checkIn, language, { weekday: 'plain', hasYear: false }),
						})}
						text={`${houseName(stay.property)}, ${stay.firstName} ${stay.lastName}`}
						to={deskBookingPath(stay.id)}
						link={t('risks.openStay')}
					/>
				))}
				{risks.map((risk) => (
					<RiskLine key={JSON.stringify(risk)} risk={risk} today={today} />
				))}
			</ul>
			{hasMore || unknown.length > MOST_ARRIVALS ? (
				<p className="today-risk text-ink2">
					<Link to="/partner/desk/properties" className="trade-link">
						{t('risks.more')}
					</Link>
				</p>
			) : (
				<p className="today-risk text-ink2">
					<Icon name="check" size={18} className="shrink-0" />
					{t(risks.length + unknown.length > 0 ? 'risks.else' : 'risks.none', { count: properties })}
				</p>
			)}
			<VerbForm fields={{ intent: 'check' }} className="today-risk items-baseline justify-between text-note text-ink2">
				<span>
					{t('risks.checked')} <Moment at={checkedAt} now={now} />
				</span>
				<button type="submit" className="trade-link">
					{t('risks.again')}
				</button>
			</VerbForm>
		</aside>
	);
}

function RiskLine({ risk, today }: { risk: WeekRisk; today: PlainDate }) {
	const { t } = useTranslation('operator-today');
	const { language } = useRoot();
	switch (risk.kind) {
		case 'clash':
			return (
				<Risk
					isPressing
					title={t('risks.clash', {
						period: formatDateRange(plainDate(risk.checkIn), plainDate(risk.checkOut), language as Language),
					})}
					text={t('risks.clashText', {
						...{ property: houseName(risk.property), calendar: risk.calendar, name: risk.lastName },
					})}
					to={calendarsPath(risk.propertyId)}
					link={t('risks.settle')}
				/>
			);
		case 'stale':
			return (
				<Risk
					isPressing
					title={t('risks.stale', { calendar: risk.calendar })}
					text={t('risks.staleText', { property: houseName(risk.property) })}
					to={calendarsPath(risk.propertyId)}
					link={t('risks.openCalendars')}
				/>
			);
		case 'option':
			return (
				<Risk
					title={t('risks.option', { moment: formatTimestamp(risk.expiresAt, language as Language) })}
					text={t('risks.optionText', { property: houseName(risk.property), name: risk.lastName })}
					to={deskBookingPath(risk.leadId)}
					link={t('risks.openStay')}
				/>
			);
		case 'job':
			return (
				<Risk
					isPressing
					title={t('risks.job', { service: language === 'de' ? risk.nameDe : risk.nameEn })}
					text={t('risks.jobText', {
						name: risk.lastName,
						day: formatDate(risk.day, language, { weekday: 'plain', hasYear: false }),
					})}
					to="/partner/concierge-jobs"
					link={t('risks.openServices')}
				/>
			);
		case 'instalment':
			return (
				<Risk
					isPressing
					title={t('risks.instalment', { day: formatDate(risk.dueDate, language, { hasYear: false }) })}
					text={t('risks.instalmentText', { property: houseName(risk.property), name: risk.lastName })}
					to={deskBookingPath(risk.leadId)}
					link={t('risks.openStay')}
				/>
			);
		case 'mail':
			return (
				<Risk
					isPressing
					title={t('risks.mail')}
					text={t('risks.mailText', { property: houseName(risk.property), name: risk.lastName })}
					to={deskBookingPath(risk.leadId)}
					link={t('risks.openStay')}
				/>
			);
		case 'prices':
			return (
				<Risk
					title={
						risk.season
							? t('risks.seasonPrices', { period: formatDateRange(...risk.season, language as Language) })
							: risk.lastDay
								? t('risks.prices', { day: formatDate(risk.lastDay, language) })
								: t('risks.noPrices')
					}
					text={t('risks.pricesText', { property: houseName(risk.property) })}
					to={`/partner/desk/properties/${risk.propertyId}/prices`}
					link={t('risks.setPrices')}
				/>
			);
		case 'texts':
			return (
				<Risk
					title={t(`risks.texts.${risk.language}`)}
					text={t('risks.textsText', { property: houseName(risk.property) })}
					to={propertyPath(risk.propertyId, 'texts')}
					link={t('risks.openTexts')}
				/>
			);
		case 'registration': {
			const state = registrationState(risk, today);
			return (
				<Risk
					isPressing={state !== 'valid'}
					title={t(`risks.registration.${state}`, { day: risk.until ? formatDate(risk.until, language) : '' })}
					text={t('risks.registrationText', { property: houseName(risk.property) })}
					to={propertyPath(risk.propertyId, 'registration')}
					link={t('risks.openRegistration')}
				/>
			);
		}
		case 'pictures':
			return (
				<Risk
					title={t('risks.pictures', { count: risk.count })}
					text={t('risks.picturesText', { property: houseName(risk.property) })}
					to={propertyPath(risk.propertyId, 'pictures')}
					link={t('risks.openPictures')}
				/>
			);
	}
}

type RiskProps = { title: string; text: string; to?: string; link?: string; isPressing?: boolean };

function Risk({ title, text, to, link, isPressing = false }: RiskProps) {
	return (
		<li className="today-risk">
			<Icon name="warning" size={18} className={`mt-0.5 shrink-0 ${isPressing ? 'text-soon' : 'text-ink2'}`} />
			<span>
				<b className="block font-semibold">{title}</b>
				<span className="trade-note block">{text}</span>
				{to ? (
					<Link to={to} className="trade-link text-note">
						{link}
					</Link>
				) : null}
			</span>
		</li>
	);
}
