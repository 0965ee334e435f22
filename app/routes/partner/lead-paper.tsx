import { json, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '~/components/layout/page-meta';
import { Wordmark } from '~/components/layout/wordmark';
import { Amount } from '~/components/trade/amount';
import { tradeButton } from '~/components/trade/trade-button';
import { leadView } from '~/components/trade/whole-lead/lead-view.server';
import { noLead } from '~/components/trade/whole-lead/no-lead.server';
import wholeLead from '~/components/trade/whole-lead/whole-lead.css?url';
import { requireAgency } from '~/domain/access/require-actor';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import { type LeadRoom, readLeadRooms } from '~/domain/lead/hotel/read-lead-rooms.server';
import { leadStatusLabel } from '~/domain/lead/lead-status-label';
import { readLead } from '~/domain/lead/list/read-lead.server';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { serverTexts } from '~/locales/server';
import { useRoot } from '~/root';

export const handle = { i18n: ['lead'] };

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: wholeLead }];

/** `/partner/dashboard/leads/{id}/confirmation`: the stay on paper for the client: brand, facts, amounts, no commission. */
export async function loader({ context, params }: LoaderFunctionArgs) {
	const { language, actor } = context;
	requireAgency(context);
	try {
		const lead = await readLead({ ctx: context, id: params.leadId ?? '' });
		const { agreedTerms } = lead;
		const { t } = serverTexts(language);
		const rooms = lead.hotelNo === null ? null : await readLeadRooms({ ctx: context, id: lead.id });
		return json({
			title: t(lead.status === 'confirmedBooking' ? 'lead:paper.confirmation' : 'lead:paper.summary'),
			lead: leadView(lead, { language, actor, showsCommission: false }),
			terms: agreedTerms && {
				payments: agreedTerms.payments,
				cancellation: agreedTerms.cancellation,
				deposit: agreedTerms.deposit,
			},
			rooms: (rooms?.rooms ?? []).map(paperRoom),
			agency: actor?.agency?.name ?? '',
		});
	} catch (error) {
		throw noLead(error, language);
	}
}

/** A room as its guests know it: its price is only part of theirs. */
function paperRoom({ roomName, rateName, adults, childrenAges }: LeadRoom) {
	return { roomName, rateName, adults, childrenAges };
}

export default function LeadPaper() {
	const { t } = useTranslation('lead');
	const { brand, language, today } = useRoot();
	const { lead, terms, rooms, agency } = useLoaderData<typeof loader>();
	const { currency } = lead;
	const isBooked = lead.status === 'confirmedBooking';
	const money = (minor: number) => <Amount money={{ minor, currency }} hasCents />;
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	// The agency's own share on top is never told as such: to its client it is part of the price.
	const total = lead.totalMinor === null ? null : lead.totalMinor + (lead.markupMinor ?? 0);
	return (
		<main id="content" className="lead-paper">
			<header>
				<Wordmark name={brand.name} logo={brand.logo} ground="light" />
				<button type="button" onClick={() => print()} className={tradeButton('line', 'no-print')}>
					{t('paper.print')}
				</button>
			</header>
			<h1>
				{t(isBooked ? 'paper.confirmation' : lead.status === 'confirmedOption' ? 'paper.option' : 'paper.summary')}
			</h1>
			<p className="lead-paper-lead">
				{lead.house}
				{lead.place ? `, ${lead.place}` : ''}
			</p>
			<p>{t('paper.for', { client: `${lead.firstName} ${lead.lastName}` })}</p>
			{isBooked ? null : (
				<p className="trade-note">
					{leadStatusLabel(lead.status, language)}. {t('paper.notBooked')}
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
					<dd>{lead.pax}</dd>
				</div>
				{lead.bookingReference ? (
					<div>
						<dt>{t('facts.bookingReference')}</dt>
						<dd>{lead.bookingReference}</dd>
					</div>
				) : null}
				{total === null ? null : (
					<>
						{lead.markupMinor ? (
							<>
								<div>
									<dt>{t('price.stay')}</dt>
									<dd>{money(total - lead.markupMinor)}</dd>
								</div>
								<div>
									<dt>{t('paper.service')}</dt>
									<dd>{money(lead.markupMinor)}</dd>
								</div>
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
			{terms ? (
				<>
					<section>
						<h2>{t('paper.payments')}</h2>
						<dl>
							{terms.payments.map((payment) => (
								<div key={`${payment.kind} ${payment.dueDate}`}>
									<dt>{day(payment.dueDate)}</dt>
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
										{day(terms.deposit.date)}, {t('paper.deposit')}
									</dt>
									<dd>{money(terms.deposit.minor)}</dd>
								</div>
							) : null}
						</dl>
					</section>
					<section>
						<h2>{t('paper.cancellation')}</h2>
						<dl>
							{terms.cancellation.map((tier) => (
								<div key={tier.from}>
									<dt>{t('paper.kept', { from: day(tier.from), until: day(tier.until) })}</dt>
									<dd>{money(tier.keptMinor)}</dd>
								</div>
							))}
						</dl>
					</section>
				</>
			) : null}
			<footer className="trade-note">
				<p>{t('paper.issued', { date: formatDate(today, language) })}</p>
				<p>
					{agency}
					{' · '}
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
