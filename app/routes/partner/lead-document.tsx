import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { noindexMeta, stylesheets } from '~/components/layout/page-meta';
import { Wordmark } from '~/components/layout/wordmark';
import { useRoot } from '~/components/root/use-root';
import { Amount } from '~/components/trade/amount';
import leadDetails from '~/components/trade/lead-page/lead-page.css?url';
import { leadView } from '~/components/trade/lead-page/lead-view.server';
import { Figure } from '~/components/trade/parts/figures';
import { tradeButton } from '~/components/trade/trade-button';
import { requireAgency } from '~/domain/access/require-actor';
import { localizedAddress } from '~/domain/brand/localized-address';
import { clockInZone } from '~/domain/date/clock-in-zone';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { zoneName } from '~/domain/date/zone-name';
import type { Language } from '~/domain/language/language';
import { type LeadRecord, zoneOfLead } from '~/domain/lead/find-lead.server';
import { type LeadRoom, readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { ENDED_STATUSES, type LeadStatus } from '~/domain/lead/lead-status';
import { readLeadAndProperty } from '~/domain/lead/list/read-lead.server';
import { currentTerms } from '~/domain/lead/terms-if-booked';
import { isCurrency } from '~/domain/money/money';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { serverTexts } from '~/locales/server';
import { arrivalOf } from '../documents/stay-arrival.server';
import { stayPrice, stayTerms } from '../documents/stay-price';
import { noLead } from './no-lead.server';

export const handle = { i18n: ['lead'] };

export const links = stylesheets(leadDetails);

/** `/partner/dashboard/leads/{id}/confirmation`: the stay on paper for the client: brand, facts, amounts, no commission. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { language, actor, today } = context;
	requireAgency(context);
	try {
		const { lead, property } = await readLeadAndProperty({ ctx: context, id: params.leadId ?? '' });
		const isBooked = lead.status === 'confirmedBooking';
		const agreed = currentTerms(lead, property, today);
		const { t } = serverTexts(language);
		const [rooms, arrival] = await Promise.all([
			lead.hotelNo === null ? null : readLeadRooms({ ctx: context, id: lead.id }),
			isBooked ? arrivalOf(context, lead) : null,
		]);
		const price = stayPrice(lead);
		return json({
			title: t(`lead:paper.title.${titleOf(lead.status)}`),
			lead: leadView(
				{ ...lead, agreedTerms: agreed },
				{ language, showsCommission: false, day: { today: context.today, now: context.now } },
			),
			// An interest is nothing that anybody owes: its paper has a price and no dates.
			terms:
				ENDED_STATUSES.includes(lead.status) || lead.status === 'interest' || !agreed || !price
					? null
					: stayTerms(agreed, price),
			totalMinor: price?.clientMinor ?? null,
			arrival,
			ends: lead.status === 'confirmedOption' && lead.expiresAt !== null ? endOf(lead, language) : null,
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
function endOf(lead: LeadRecord, language: Language) {
	const [zone, instant] = [zoneOfLead(lead), lead.expiresAt ?? 0];
	return { ...clockInZone(instant, zone), zone: zoneName(zone, language, instant) };
}

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
	const { title, lead, terms, totalMinor, rooms, agency, agent, ends, arrival } = useLoaderData<typeof loader>();
	const { currency } = lead;
	const isBooked = lead.status === 'confirmedBooking';
	const hasEnded = STATES[lead.status] === undefined && !isBooked;
	const money = (minor: number, of = currency) => <Amount money={{ minor, currency: of }} hasCents />;
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const at = (key: 'paper.from' | 'paper.until', date: string, time: string | null) =>
		time === null ? day(date) : t(key, { day: day(date), time });
	return (
		<main
			id="content"
			className="text-[0.9375rem]/6 w-[min(46rem,100%-2rem)] my-8 mx-auto border border-hair bg-white p-[clamp(1.5rem,6vw,3.5rem)] print:w-auto print:m-0 print:border-0 print:p-0 [&_dl>div]:flex [&_dl>div]:justify-between [&_dl>div]:gap-4 [&_dl>div]:border-b [&_dl>div]:border-hair [&_dl>div]:py-1.75 [&_dt]:text-ink2 [&_dt>b]:font-semibold [&_dt>b]:text-ink [&_dd]:text-right"
		>
			<header className="flex items-center justify-between gap-4 mb-10">
				<Wordmark name={brand.name} logo={brand.logo} ground="light" />
				<button type="button" onClick={() => print()} className={tradeButton('line', 'print:hidden')}>
					{t('paper.print')}
				</button>
			</header>
			<h1 className="text-[2rem]/9.5 font-semibold">{title}</h1>
			<p className="text-[1.1875rem] mt-2 font-semibold">
				{lead.property}
				{lead.place ? `, ${lead.place}` : ''}
			</p>
			<p>{t('paper.for', { client: `${lead.firstName} ${lead.lastName}`.trim() })}</p>
			<p className="mt-1 tabular-nums">
				{t('bookingNumber')} <b>{lead.bookingNumber}</b>
			</p>
			{isBooked ? null : (
				<p className="mt-4 border-l-3 border-accent pl-3.5">
					{ends ? <b>{t('paper.heldUntil', { day: day(ends.day), time: ends.time, zone: ends.zone })} </b> : null}
					{t(`paper.state.${STATES[lead.status] ?? 'ended'}`)}
				</p>
			)}
			<dl className="mt-6">
				<Figure label={t('facts.period')}>
					{day(lead.checkIn)} {t('to')} {day(lead.checkOut)},{' '}
					{t('nights', { count: daysBetween(plainDate(lead.checkIn), plainDate(lead.checkOut)) })}
				</Figure>
				{lead.serviceLevel ? (
					<Figure label={t('facts.level')}>{serviceLevelLabel(lead.serviceLevel, language)}</Figure>
				) : null}
				<Figure label={t('facts.pax')}>{lead.partyFigure}</Figure>
				{lead.bookingReference ? <Figure label={t('facts.bookingReference')}>{lead.bookingReference}</Figure> : null}
				{lead.clientReference ? <Figure label={t('facts.clientReference')}>{lead.clientReference}</Figure> : null}
				{totalMinor === null || hasEnded ? null : (
					<>
						{lead.cardFeeMinor ? <Figure label={t('price.cardFee')}>{money(lead.cardFeeMinor)}</Figure> : null}
						<div
							className="data-[name=total]:text-[1.0625rem] data-[name=total]:border-b-2 data-[name=total]:border-accent data-[name=total]:font-semibold"
							data-name="total"
						>
							<dt>{t('paper.total')}</dt>
							<dd>{money(totalMinor)}</dd>
						</div>
					</>
				)}
			</dl>
			{rooms.length > 0 ? (
				<section className="break-inside-avoid">
					<h2 className="text-[1.1875rem]/7 mt-8 font-semibold">{t('rooms.title')}</h2>
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
				<section className="break-inside-avoid">
					<h2 className="text-[1.1875rem]/7 mt-8 font-semibold">{t('paper.guests')}</h2>
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
				<section className="break-inside-avoid">
					<h2 className="text-[1.1875rem]/7 mt-8 font-semibold">{t('paper.arrival')}</h2>
					<dl>
						<Figure label={t('paper.address')}>
							{arrival.address.map((line) => (
								<span key={line} className="block">
									{line}
								</span>
							))}
							{arrival.position ? <span className="block tabular">{arrival.position}</span> : null}
						</Figure>
						<Figure label={t('dates.arrival')}>{at('paper.from', lead.checkIn, arrival.from)}</Figure>
						<Figure label={t('dates.departure')}>{at('paper.until', lead.checkOut, arrival.until)}</Figure>
					</dl>
				</section>
			) : null}
			{terms ? (
				<>
					<section className="break-inside-avoid">
						<h2 className="text-[1.1875rem]/7 mt-8 font-semibold">
							{t(lead.isUnbooked ? 'paper.ifBooked' : 'paper.payments')}
						</h2>
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
							{terms.deposit.minor !== null && terms.deposit.date ? (
								<div>
									<dt>
										<b>{t('paper.deposit')}</b>, {day(terms.deposit.date)}
									</dt>
									<dd>
										{money(terms.deposit.minor, isCurrency(terms.deposit.currency) ? terms.deposit.currency : currency)}
									</dd>
								</div>
							) : null}
						</dl>
					</section>
					<section className="break-inside-avoid">
						<h2 className="text-[1.1875rem]/7 mt-8 font-semibold">{t('paper.cancellation')}</h2>
						{ends || lead.status === 'requestedOption' ? <p>{t('paper.optionFree')}</p> : null}
						<p className="trade-note">{t(isBooked ? 'paper.cancelBooked' : 'paper.cancelIfBooked')}</p>
						<dl>
							{terms.cancellation.map((tier) => (
								<Figure
									key={tier.from}
									label={t('paper.cancelledBetween', { from: day(tier.from), until: day(tier.until) })}
								>
									{tier.keptMinor === 0 ? (
										t('paper.cancelFree')
									) : (
										<>
											{t('paper.cancelKept')} {money(tier.keptMinor)}
										</>
									)}
								</Figure>
							))}
						</dl>
					</section>
				</>
			) : null}
			<footer className="mt-12 trade-note">
				<p>{t('paper.issued', { date: formatDate(today, language) })}</p>
				<p>{[agent.name, agency, agent.email].filter(Boolean).join(' · ')}</p>
				<p>
					{brand.name}, {localizedAddress(brand.postalAddress, language)}
				</p>
				<p>
					{brand.email} · {brand.phone.countryCode} {brand.phone.number}
				</p>
			</footer>
		</main>
	);
}

export const meta = noindexMeta;
