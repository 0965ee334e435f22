import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatNumber } from '~/domain/language/format-number';
import { partyText } from '~/domain/lead/lead-party';
import { groupDigits } from '~/domain/money/group-digits';
import type { DeskBooking } from '~/domain/operator-desk/bookings/read-booking.server';
import { serviceLevelLabel } from '~/domain/stay/service-level';
import { Amount } from '../../amount';
import { BabiesFact, Fact } from '../../inbox/request-facts';
import { Timestamp } from '../../page/timestamp';
import { CardHead } from '../../parts/card-head';
import { FactList } from '../../parts/fact-list';

/** The stay of a lead and its price. */
export function BookingFacts({ lead }: Pick<DeskBooking, 'lead'>) {
	const { t } = useTranslation('operator-bookings');
	const { t: inbox } = useTranslation('inbox');
	const { language } = useRoot();
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const { currency, totalMinor, subtotalMinor } = lead;
	const notes = [
		lead.isNegotiatedPrice ? t('facts.negotiated') : null,
		totalMinor !== null && totalMinor !== subtotalMinor
			? t('facts.total', { total: groupDigits(totalMinor, 2) })
			: null,
		lead.commissionPercent === null
			? null
			: inbox('commission', { percent: formatNumber(lead.commissionPercent, language) }),
	];
	return (
		<section className="trade-card" aria-labelledby="facts-title">
			<CardHead>
				<h2 id="facts-title">{t('facts.title')}</h2>
			</CardHead>
			<FactList className="px-4.5 pt-4 pb-5">
				<Fact name={t('facts.nights')} note={t('nights', { count: lead.nights })}>
					{day(lead.checkIn)} – {day(lead.checkOut)}
				</Fact>
				<Fact name={t('facts.guests')}>{partyText(lead, language)}</Fact>
				{lead.serviceLevel ? (
					<Fact name={t('facts.level')}>{serviceLevelLabel(lead.serviceLevel, language)}</Fact>
				) : null}
				<Fact name={t('facts.price')} note={notes.filter(Boolean).join(', ') || undefined}>
					{subtotalMinor === null ? t('facts.noPrice') : <Amount money={{ minor: subtotalMinor, currency }} hasCents />}
				</Fact>
				{lead.status === 'confirmedOption' && lead.expiresAt !== null ? (
					<Fact name={t('facts.heldUntil')}>
						<Timestamp at={lead.expiresAt} />
					</Fact>
				) : null}
				{lead.feeMinor === null ? null : (
					<Fact name={t('facts.fee')}>
						<Amount money={{ minor: lead.feeMinor, currency }} hasCents />
					</Fact>
				)}
				<Fact name={t('facts.number')}>{lead.bookingNumber}</Fact>
				{lead.bookingReference ? <Fact name={t('facts.reference')}>{lead.bookingReference}</Fact> : null}
				{lead.clientReference ? <Fact name={t('facts.clientReference')}>{lead.clientReference}</Fact> : null}
				<BabiesFact {...lead} />
				{lead.petDetails ? <Fact name={t('facts.pets')}>{lead.petDetails}</Fact> : null}
				{lead.comments ? (
					<Fact name={t('facts.comments')} isWide>
						<span className="whitespace-pre-line [overflow-wrap:anywhere]">{lead.comments}</span>
					</Fact>
				) : null}
			</FactList>
		</section>
	);
}

/** Who comes, and who looks after them. */
export function BookingPeople({ lead, guest, agency }: Pick<DeskBooking, 'lead' | 'guest' | 'agency'>) {
	const { t } = useTranslation('operator-bookings');
	const hasContact = guest.email !== null || guest.phone !== null;
	const note = hasContact
		? null
		: agency
			? t('people.through')
			: t(lead.status === 'confirmedBooking' ? 'people.none' : 'people.later');
	return (
		<section className="trade-card" aria-labelledby="people-title">
			<CardHead>
				<h2 id="people-title">{t('people.title')}</h2>
			</CardHead>
			<dl className="grid gap-3.5 px-4.5 py-4 [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-note [&_dt]:text-ink2">
				<div>
					<dt>{t('people.guest')}</dt>
					<dd>
						<span className="font-medium">{guest.name}</span>, {t(`people.speaks.${guest.language}`)}
						{guest.email ? (
							<a href={`mailto:${guest.email}`} className="trade-link flex min-h-6 w-fit items-center">
								{guest.email}
							</a>
						) : null}
						{guest.phone ? (
							<a
								href={`tel:${guest.phone.replace(/[^\d+]/g, '')}`}
								className="trade-link flex min-h-6 w-fit items-center"
							>
								{guest.phone}
							</a>
						) : null}
						{note ? <small className="trade-note block">{note}</small> : null}
					</dd>
				</div>
				<div>
					<dt>{t('people.agency')}</dt>
					<dd className="font-medium">{agency ? agency.name : t('people.direct')}</dd>
				</div>
				{agency && (agency.agent || agency.email) ? (
					<div>
						<dt>{t('people.agent')}</dt>
						<dd>
							<span className="font-medium">{agency.agent}</span>
							{agency.email ? (
								<a href={`mailto:${agency.email}`} className="trade-link flex min-h-6 w-fit items-center">
									{agency.email}
								</a>
							) : null}
						</dd>
					</div>
				) : null}
			</dl>
		</section>
	);
}
