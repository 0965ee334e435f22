import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { daysBetween, plainDate } from '~/domain/date/plain-date';
import type { HotelRequest } from '~/domain/hotel-desk/list-hotel-requests.server';
import { formatNumber } from '~/domain/language/format-number';
import type { Language } from '~/domain/language/language';
import { partyText } from '~/domain/lead/lead-party';
import { Amount } from '../amount';
import { bedWords } from '../hotel-rooms/bed-words';
import { Fact } from '../inbox/request-facts';
import { FactList } from '../parts/fact-list';

/** Stay, guests, agency and price of a lead as its hotel reads it. */
export function StayFacts({ lead }: { lead: HotelRequest }) {
	const { t } = useTranslation(['hotel-desk', 'inbox', 'desk']);
	const language = useRoot().language as Language;
	const day = (date: string) => formatDate(date, language, { weekday: 'plain' });
	const agent = [lead.agentFirstName, lead.agentLastName].filter(Boolean).join(' ');
	const [first] = lead.rooms;
	const totalMinor = lead.rooms.reduce((sum, room) => sum + room.totalMinor, 0);
	return (
		<FactList>
			<Fact
				name={t('inbox:stay')}
				note={t('desk:nights', { count: daysBetween(plainDate(lead.checkIn), plainDate(lead.checkOut)) })}
			>
				{day(lead.checkIn)} – {day(lead.checkOut)}
			</Fact>
			<Fact name={t('inbox:party')}>{partyText(lead, language)}</Fact>
			{first ? (
				<Fact
					name={t('price')}
					note={t('inbox:commission', { percent: formatNumber(first.commissionPercent, language) })}
				>
					<Amount money={{ minor: totalMinor, currency: first.currency }} hasCents />
				</Fact>
			) : null}
			<Fact name={t('pays')}>{t(`profile.${lead.paymentProfile ?? 'ClientPays'}`)}</Fact>
			<Fact name={t('inbox:number')}>{lead.bookingNumber}</Fact>
			<Fact name={t('inbox:agency')} note={agent}>
				{lead.agencyName ?? t('inbox:direct')}
			</Fact>
			{lead.cardMemberTier || lead.loyaltyNumber ? (
				<Fact name={t('member')}>{[lead.cardMemberTier, lead.loyaltyNumber].filter(Boolean).join(', ')}</Fact>
			) : null}
			{lead.comments ? (
				<Fact name={t('inbox:comments')} isWide>
					{lead.comments}
				</Fact>
			) : null}
		</FactList>
	);
}

/** The rooms of a lead, each with its rate and guests; of a request also how many of the type are free. */
export function StayRooms({ lead, hasFree = true }: { lead: HotelRequest; hasFree?: boolean }) {
	const { t } = useTranslation(['hotel-desk', 'lead', 'rooms']);
	return (
		<ul className="border-t border-hair [&>li]:flex [&>li]:flex-wrap [&>li]:justify-between [&>li]:gap-x-6 [&>li]:border-b [&>li]:border-hair [&>li]:py-2.5">
			{lead.rooms.map((room, at) => (
				<li key={at}>
					<div>
						<b className="font-semibold">{room.roomName}</b>
						<span className="text-ink2"> · {room.rateName}</span>
						<p className="trade-note">
							{[
								t('lead:rooms.adults', { count: room.adults }),
								room.childrenAges.length > 0
									? t('lead:rooms.children', { count: room.childrenAges.length, ages: room.childrenAges.join(', ') })
									: null,
								room.bedConfiguration && bedWords(room.bedConfiguration, (bed) => t(`rooms:bed.${bed}`)),
							]
								.filter(Boolean)
								.join(' · ')}
						</p>
					</div>
					{hasFree ? (
						<span className={(room.free ?? 0) > 0 ? 'text-ok' : 'font-semibold text-err'}>
							{room.free === null ? t('roomGone') : t('free', { count: Math.max(0, room.free) })}
						</span>
					) : null}
				</li>
			))}
		</ul>
	);
}
