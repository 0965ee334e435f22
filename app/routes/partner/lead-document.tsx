import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { COUNTRY_CODES } from '#db/schema/enums';
import { pageMeta } from '~/components/layout/page-meta';
import { Wordmark } from '~/components/layout/wordmark';
import { useRoot } from '~/components/root/use-root';
import { Amount } from '~/components/trade/amount';
import leadDetails from '~/components/trade/lead-page/lead-page.css?url';
import { leadView } from '~/components/trade/lead-page/lead-view.server';
import { tradeButton } from '~/components/trade/trade-button';
import { requireAgency } from '~/domain/access/require-actor';
import { ALPINE_ZONE, clockInZone } from '~/domain/date/clock-in-zone';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { Language } from '~/domain/language/language';
import { ENDED_STATUSES } from '~/domain/lead/dashboard/lead-dates';
import type { LeadRecord } from '~/domain/lead/find-lead.server';
import { type LeadRoom, readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { readLeadAndProperty } from '~/domain/lead/list/read-lead.server';
import { currentTerms } from '~/domain/lead/terms-if-booked';
import { countryName } from '~/domain/place/country';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { serverTexts } from '~/locales/server';
import { noLead } from './no-lead.server';

export const handle = { i18n: ['lead'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: leadDetails }];

/** `/partner/dashboard/leads/{id}/confirmation`: the stay on paper for the client: brand, facts, amounts, no commission. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { language, actor, today } = context;
	requireAgency(context);
	try {
		const { lead, property } = await readLeadAndProperty({ ctx: context, id: params.leadId ?? '' });
		const isBooked = lead.status === 'confirmedBooking';
		const terms = currentTerms(lead, property, today);
		const { t } = serverTexts(language);
		const rooms = lead.hotelNo === null ? null : await readLeadRooms({ ctx: context, id: lead.id });
		return json({
			title: t(`lead:paper.title.${titleOf(lead.status)}`),
			lead: leadView({ ...lead, agreedTerms: terms }, { language, showsCommission: false }),
			// An interest is nothing that anybody owes: its paper has a price and no dates.
			terms: ENDED_STATUSES.includes(lead.status) || lead.status === 'interest' ? null : terms,
			ends: lead.status === 'confirmedOption' && lead.expiresAt !== null ? endOf(lead, language) : null,
			arrival: isBooked && lead.property ? arrivalOf(lead, language) : null,
			agent: { name: agentName(lead), email: lead.agent?.email ?? null },
			rooms: (rooms?.rooms ?? []).map(documentRoom),
			agency: actor?.agency?.name ?? '',
		});
	} catch (error) {
		throw await noLead(context, error, params.leadId ?? '');
	}
}

const TITLES: Partial<Record<LeadStatus, 'confirmation' | 'option' | 'optionAsked' | 'bookingAsked'>> = {
	confirmedBooking: 'confirmation',
	confirmedOption: 'option',
	requestedOption: 'optionAsked',
	requestedBooking: 'bookingAsked',
};

function titleOf(status: LeadStatus) {
	return TITLES[status] ?? 'summary';
}

/** End of an option as day, clock and zone of the property: `Mon, 23 Nov 2026`, `10:46`, `CET`. */
function endOf({ expiresAt, operator }: LeadRecord, language: Language) {
	const timeZone = operator?.timeZone ?? ALPINE_ZONE;
	const instant = expiresAt ?? 0;
	const parts = new Intl.DateTimeFormat(language === 'de' ? 'de-AT' : 'en-GB', {
		timeZone,
		timeZoneName: 'short',
	}).formatToParts(instant);
	return { ...clockInZone(instant, timeZone), zone: parts.find(({ type }) => type === 'timeZoneName')?.value ?? '' };
}

/** Where guests go and when; shown only after a booking. */
function arrivalOf({ property, operator, checkIn, checkOut }: LeadRecord, language: Language) {
	if (!property?.id) return null;
	const { name, street, sector, latitude, longitude } = property;
	const country = COUNTRY_CODES.find((code) => code === property.country);
	const place = language === 'de' ? property.placeDe : property.placeEn;
	return {
		lines: [
			name,
			street,
			[sector, place].filter((each, at, all) => each && all.indexOf(each) === at).join(', '),
			country && countryName(country, language),
		].filter((line): line is string => Boolean(line)),
		position: latitude === null || longitude === null ? null : `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
		checkIn,
		checkOut,
		from: operator?.arrivalFrom ?? DEFAULT_ARRIVAL.from,
		until: operator?.departureUntil ?? DEFAULT_ARRIVAL.until,
	};
}

/** For an operator without terms. */
const DEFAULT_ARRIVAL = { from: '16:00', until: '10:00' } as const;

function agentName({ agent }: LeadRecord): string {
	return [agent?.firstName, agent?.lastName].filter(Boolean).join(' ');
}

/** A room as its guests know it: its price is only part of theirs. */
function documentRoom({ roomName, rateName, adults, childrenAges }: LeadRoom) {
	return { roomName, rateName, adults, childrenAges };
}

/** The document's note on a stay that is not booked. */
const STATES: Partial<Record<LeadStatus, 'interest' | 'requestedOption' | 'confirmedOption' | 'requestedBooking'>> = {
	interest: 'interest',
	requestedOption: 'requestedOption',
	confirmedOption: 'confirmedOption',
	requestedBooking: 'requestedBooking',
};

export default function LeadDocument() {
	const { t } = useTranslation('lead');
	const { brand, language, today } = useRoot();
	const { title, lead, terms, rooms, agency, agent, ends, arrival } = useLoaderData<typeof loader>();
	const { currency } = lead;
	const isBooked = lead.status === 'confirmedBooking';
	const hasEnded = STATES[lead.status] === undefined && !isBooked;
	const money = (minor: number) => <Amount money={{ minor, currency }} hasCents />;
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	// The agency's own share on top is never shown as such: to its client it is part of the price.
	const total = lead.totalMinor === null ? null : lead.totalMinor + (lead.markupMinor ?? 0);
	return (
		<main id="content" className="lead-document">
			<header>
				<Wordmark name={brand.name} logo={brand.logo} ground="light" />
				<button type="button" onClick={() => print()} className={tradeButton('line', 'no-print')}>
					{t('paper.print')}
				</button>
			</header>
			<h1>{title}</h1>
			<p className="lead-document-lead">
				{lead.property}
				{lead.place ? `, ${lead.place}` : ''}
			</p>
			<p>{t('paper.for', { client: `${lead.firstName} ${lead.lastName}` })}</p>
			<p className="lead-document-number">
				{t('bookingNumber')} <b>{lead.bookingNumber}</b>
			</p>
			{isBooked ? null : (
				<p className="lead-document-state">
					{ends ? <b>{t('paper.heldUntil', { day: day(ends.day), time: ends.time, zone: ends.zone })} </b> : null}
					{t(`paper.state.${STATES[lead.status] ?? 'ended'}`)}
				</p>
			)}
			<dl>
				<div>
					<dt>{t('facts.period')}</dt>
					<dd>
						{day(lead.checkIn)} {t('to')} {day(lead.checkOut)},{' '}
						{t('nights', { count: daysBetween(plainDate(lead.checkIn), plainDate(lead.checkOut)) })}
					</dd>
				</div>
				{lead.serviceLevel ? (
					<div>
						<dt>{t('facts.level')}</dt>
						<dd>{serviceLevelLabel(lead.serviceLevel, language)}</dd>
					</div>
				) : null}
				<div>
					<dt>{t('facts.pax')}</dt>
					<dd>{lead.partyFigure}</dd>
				</div>
				{lead.bookingReference ? (
					<div>
						<dt>{t('facts.bookingReference')}</dt>
						<dd>{lead.bookingReference}</dd>
					</div>
				) : null}
				{lead.clientReference ? (
					<div>
						<dt>{t('facts.clientReference')}</dt>
						<dd>{lead.clientReference}</dd>
					</div>
				) : null}
				{total === null || hasEnded ? null : (
					<>
						{(lead.markupMinor || lead.cardFeeMinor) && lead.subtotalMinor !== null ? (
							<>
								<div>
									<dt>{t('price.stay')}</dt>
									<dd>{money(lead.subtotalMinor)}</dd>
								</div>
								{lead.cardFeeMinor ? (
									<div>
										<dt>{t('price.cardFee')}</dt>
										<dd>{money(lead.cardFeeMinor)}</dd>
									</div>
								) : null}
								{lead.markupMinor ? (
									<div>
										<dt>{t('paper.service')}</dt>
										<dd>{money(lead.markupMinor)}</dd>
									</div>
								) : null}
							</>
						) : null}
						<div data-name="total">
							<dt>{t('paper.total')}</dt>
							<dd>{money(total)}</dd>
						</div>
					</>
				)}
			</dl>
			{rooms.length > 0 ? (
				<section>
					<h2>{t('rooms.title')}</h2>
					<dl>
						{rooms.map(({ roomName, rateName, adults, childrenAges }, at) => (
							<div key={at}>
								<dt>
									<b>{roomName}</b>
									<br />
									{rateName}
								</dt>
								<dd>
									{[
										t('rooms.adults', { count: adults }),
										childrenAges.length > 0
											? t('rooms.children', { count: childrenAges.length, ages: childrenAges.join(', ') })
											: null,
									]
										.filter(Boolean)
										.join(', ')}
								</dd>
							</div>
						))}
					</dl>
				</section>
			) : null}
			{lead.guests.length > 0 ? (
				<section>
					<h2>{t('paper.guests')}</h2>
					<ul>
						{lead.guests.map((guest) => (
							<li key={`${guest.firstName} ${guest.lastName} ${guest.age}`}>
								{guest.firstName} {guest.lastName}
								{guest.age === null ? '' : ` (${guest.age})`}
							</li>
						))}
					</ul>
				</section>
			) : null}
			{arrival ? (
				<section>
					<h2>{t('paper.arrival')}</h2>
					<dl>
						<div>
							<dt>{t('paper.address')}</dt>
							<dd>
								{arrival.lines.map((line) => (
									<span key={line} className="block">
										{line}
									</span>
								))}
								{arrival.position ? <span className="block tabular">{arrival.position}</span> : null}
							</dd>
						</div>
						<div>
							<dt>{t('dates.arrival')}</dt>
							<dd>{t('paper.from', { day: day(arrival.checkIn), time: arrival.from })}</dd>
						</div>
						<div>
							<dt>{t('dates.departure')}</dt>
							<dd>{t('paper.until', { day: day(arrival.checkOut), time: arrival.until })}</dd>
						</div>
					</dl>
				</section>
			) : null}
			{terms ? (
				<>
					<section>
						<h2>{t(lead.isUnbooked ? 'paper.ifBooked' : 'paper.payments')}</h2>
						<dl>
							{terms.payments.map((payment) => (
								<div key={`${payment.kind} ${payment.dueDate}`}>
									<dt>
										<b>
											{t(`dates.${payment.kind === 'prepayment' || payment.kind === 'part' ? payment.kind : 'final'}`)}
										</b>
										, {payment.dueDate === today && !isBooked ? t('paper.atBooking') : day(payment.dueDate)}
									</dt>
									<dd>{money(payment.minor)}</dd>
								</div>
							))}
							{lead.markupMinor ? (
								<div>
									<dt>{t('paper.service')}</dt>
									<dd>{money(lead.markupMinor)}</dd>
								</div>
							) : null}
							{terms.deposit.minor !== null && terms.deposit.date ? (
								<div>
									<dt>
										<b>{t('paper.deposit')}</b>, {day(terms.deposit.date)}
									</dt>
									<dd>{money(terms.deposit.minor)}</dd>
								</div>
							) : null}
						</dl>
					</section>
					<section>
						<h2>{t('paper.cancellation')}</h2>
						{ends || lead.status === 'requestedOption' ? <p>{t('paper.optionFree')}</p> : null}
						<p className="trade-note">{t(isBooked ? 'paper.cancelBooked' : 'paper.cancelIfBooked')}</p>
						<dl>
							{terms.cancellation.map((tier) => (
								<div key={tier.from}>
									<dt>{t('paper.cancelledBetween', { from: day(tier.from), until: day(tier.until) })}</dt>
									<dd>
										{tier.keptMinor === 0 ? (
											t('paper.cancelFree')
										) : (
											<>
												{t('paper.cancelKept')} {money(tier.keptMinor)}
											</>
										)}
									</dd>
								</div>
							))}
						</dl>
					</section>
				</>
			) : null}
			<footer className="trade-note">
				<p>{t('paper.issued', { date: formatDate(today, language) })}</p>
				<p>{[agent.name, agency, agent.email].filter(Boolean).join(' · ')}</p>
				<p>
					{brand.name}, {brand.postalAddress}
				</p>
				<p>
					{brand.email} · {brand.phone.countryCode} {brand.phone.number}
				</p>
			</footer>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: data?.title ?? '',
		description: data?.title ?? '',
		path: '/partner/dashboard',
		isNoindex: true,
	});
