import { STALE_AFTER_MS } from '../../calendar-sync/calendar-limits';
import { addDays, type PlainDate } from '../../date/plain-date';
import { REGISTRATION_ENDS_DAYS, REGISTRATION_NUMBERS } from '../../property/registration-number';
import type { RiskKind } from './week-risk';

/** A property whose prices end within this many days is told. */
export const PRICED_DAYS = 120;
const WEEK = 7;
/** Mails that were parked longer ago are history. */
const MAIL_DAYS = 30;
const DAY = 86_400_000;

/** SQL that narrows a finder to some subjects; '' for all. */
type Among = (subject: string) => string;

const countries = Object.keys(REGISTRATION_NUMBERS)
	.map((country) => `'${country}'`)
	.join(', ');

const OF_PROPERTY = "'propertyId', p.id, 'property', p.name";
const OF_LEAD = "'leadId', l.id, 'property', p.name, 'lastName', l.client_last_name";

/**
 * SQL for each kind of risk: `subject`, the number of what it is about, and `detail`, the JSON of `WeekRisk`, in the properties `p` of `:operator`, the most
 * pressing first.
 */
const FINDERS: Readonly<Record<RiskKind, (among: Among) => string>> = {
	clash: (
		among,
	) => `select b.no as subject, json_object(${OF_PROPERTY}, 'calendar', c.name, 'lastName', l.client_last_name,
			'checkIn', b.check_in, 'checkOut', b.check_out) as detail
		from property p join night_block b on b.property_no = p.no and b.ended_at is null and b.check_out > :today
		join channel_stay s on s.block_no = b.no and s.settled_at is null join channel_calendar c on c.no = s.calendar_no
		join property_night n on n.property_no = p.no and n.night >= b.check_in and n.night < b.check_out
		join lead l on l.no = n.lead_no
		where p.operator_no = :operator ${among('b.no')} group by b.no order by b.check_in, b.no`,
	option: (among) => `select l.no as subject, json_object(${OF_LEAD}, 'expiresAt', l.expires_at) as detail
		from property p join lead l on l.property_no = p.no and l.status = 'confirmedOption'
		where p.operator_no = :operator and l.expires_at > :now and l.expires_at < :optionsUntil ${among('l.no')}
		order by l.expires_at, l.no`,
	stale: (
		among,
	) => `select c.no as subject, json_object(${OF_PROPERTY}, 'calendar', c.name, 'readAt', c.read_at) as detail
		from property p join channel_calendar c on c.property_no = p.no and c.ended_at is null
		where p.operator_no = :operator and coalesce(c.read_at, c.created_at) < :staleBefore ${among('c.no')}
		order by c.read_at, c.no`,
	registration: (among) => `select p.no as subject, json_object(${OF_PROPERTY}, 'country', place.country_code,
			'number', p.registration_number, 'until', p.registration_until) as detail
		from property p join place on place.no = p.place_no
		where p.operator_no = :operator and (p.is_unregistered or place.country_code in (${countries})
			and p.registration_until < :registeredUntil) ${among('p.no')}
		order by p.is_unregistered desc, p.registration_until, p.rank, p.no`,
	job: (
		among,
	) => `select j.no as subject, json_object('leadId', l.id, 'lastName', l.client_last_name, 'nameEn', j.name_en,
			'nameDe', j.name_de, 'day', j.day) as detail
		from property p join lead l on l.property_no = p.no join concierge_job j on j.lead_no = l.no
		where p.operator_no = :operator and j.state in ('requested', 'offered', 'accepted') and j.day between :today and :jobsUntil
			${among('j.no')} order by j.day, j.no`,
	instalment: (among) => `select i.no as subject, json_object(${OF_LEAD}, 'dueDate', i.due_date) as detail
		from property p join lead l on l.property_no = p.no and l.status = 'confirmedBooking' join instalment i on i.lead_no = l.no
		where p.operator_no = :operator and i.job_no is null and i.due_date < :today
			and i.minor > i.received_minor + i.waived_minor ${among('i.no')} order by i.due_date, i.no`,
	mail: (among) => `select m.no as subject, json_object(${OF_LEAD}, 'at', m.created_at) as detail
		from property p join lead l on l.property_no = p.no join mail_outbox m on m.lead_no = l.no
		where p.operator_no = :operator and m.state in ('dead', 'uncertain') and m.created_at > :mailsSince ${among('m.no')}
		order by m.created_at desc, m.no`,
	prices: (among) => `select no as subject, json_object('propertyId', id, 'property', name, 'lastDay', last_day,
			'season', json(season)) as detail from (select p.no, p.id, p.name, p.is_unregistered,
			(select max(r.check_out) from stay_rate r where r.property_no = p.no and r.price_minor is not null
				and r.check_out >= :today) as last_day,
			(select json_array(u.first_night, u.last_night) from stay_rule u where u.property_no = p.no and u.last_night >= :today
				and not exists (select 1 from stay_rate r where r.property_no = p.no and r.price_minor is not null
					and r.check_in <= u.last_night and r.check_out > u.first_night) order by u.first_night limit 1) as season
			from property p where p.operator_no = :operator ${among('p.no')})
		where last_day is null or last_day < :pricedUntil or season is not null order by last_day, no`,
	texts: (
		among,
	) => `select p.no as subject, json_object(${OF_PROPERTY}, 'language', iif(exists (select 1 from property_text t
			where t.property_no = p.no and t.language = 'en'), 'de', 'en')) as detail
		from property p where p.operator_no = :operator ${among('p.no')}
			and (select count(*) from property_text t where t.property_no = p.no) < 2 order by p.rank, p.no`,
	pictures: (among) => `select p.no as subject, json_object(${OF_PROPERTY}, 'count', count(*)) as detail
		from property p join property_picture q on q.property_no = p.no and coalesce(q.alt_en, '') = ''
		where p.operator_no = :operator ${among('p.no')} group by p.no order by p.rank, p.no`,
};

/** The statement that finds the risks of a kind in the properties of an operator; `among` narrows it to the stored ones that a page shows. */
export function findRisks(
	kind: RiskKind,
	{ operatorNo, today, now }: { operatorNo: number; today: PlainDate; now: number },
	{ limit, isStored = false }: { limit: number; isStored?: boolean },
) {
	const stored: Among = (subject) => `and ${subject} in (select r.subject_no from operator_risk r
		where r.operator_no = :operator and r.kind = '${kind}' and r.position <= :limit)`;
	const args: Readonly<Record<string, string | number>> = {
		...{ operator: operatorNo, today, now, limit },
		...{ optionsUntil: now + WEEK * DAY, staleBefore: now - STALE_AFTER_MS, mailsSince: now - MAIL_DAYS * DAY },
		...{ registeredUntil: addDays(today, REGISTRATION_ENDS_DAYS), jobsUntil: addDays(today, WEEK) },
		pricedUntil: addDays(today, PRICED_DAYS),
	};
	const sql = `select subject, detail from (${FINDERS[kind](isStored ? stored : () => '')}) limit :limit`;
	return {
		sql,
		args: Object.fromEntries(Object.entries(args).filter(([name]) => new RegExp(`:${name}\\b`).test(sql))),
	};
}
