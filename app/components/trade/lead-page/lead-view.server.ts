import { clockInZone } from '~/domain/date/clock-in-zone';
import { instantAt } from '~/domain/date/instant-at';
import { zoneName } from '~/domain/date/zone-name';
import type { Language } from '~/domain/language/language';
import { cancellationFee } from '~/domain/lead/cancellation-fee';
import { leadDates } from '~/domain/lead/dashboard/lead-dates';
import { zoneOfLead } from '~/domain/lead/find-lead.server';
import { partyFigure, partyText } from '~/domain/lead/lead-party';
import type { LeadDetails, LeadPerson } from '~/domain/lead/list/read-lead.server';
import { isUnbooked } from '~/domain/lead/terms-if-booked';
import { hotelToday, type ProductDay } from '~/domain/offer/hotel-today';
import { markupOf } from '~/domain/payment/instalment-plan';
import { propertyPath } from '~/domain/place/property-path';

export type LeadView = ReturnType<typeof leadView>;

type Viewer = {
	language: Language;
	showsCommission: boolean;
	day: ProductDay;
};

/** The data of one lead that its page may read: no card data, internal numbers or other people's addresses. */
export function leadView(lead: LeadDetails, { language, showsCommission, day }: Viewer) {
	const { property, hotel, agent } = lead;
	const path =
		property?.id && property.type && property.country && property.placeSlug && property.slug
			? propertyPath(
					{ type: property.type, country: property.country, city: property.placeSlug, name: property.slug },
					language,
				)
			: null;
	const ends = lead.expiresAt === null ? null : clockInZone(lead.expiresAt);
	const agentName = [agent?.firstName, agent?.lastName].filter(Boolean).join(' ');
	const people = new Map(lead.people.map((person) => [person.id, personName(person, lead.agencyNo)]));
	const nameOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
	const { commissionMinor, commissionPercent } = lead;
	return {
		id: lead.id,
		bookingNumber: lead.bookingNumber,
		version: lead.version,
		status: lead.status,
		firstName: lead.clientFirstName,
		lastName: lead.clientLastName,
		nationality: lead.clientNationality,
		bookingReference: lead.bookingReference,
		clientReference: lead.clientReference,
		comments: lead.comments,
		property: property?.name ?? lead.propertyName.replace(/ \(\/.*\)$/, ''),
		place: (language === 'de' ? (property?.placeDe ?? hotel?.placeDe) : (property?.placeEn ?? hotel?.placeEn)) ?? null,
		/** Its rooms in the period; null for a property. */
		hotelPath: hotel?.id
			? `/hotels/${hotel.id}?tab=rooms&checkInDate=${lead.checkIn}&checkOutDate=${lead.checkOut}`
			: null,
		/** The hotel, if it may be written to. */
		chatHotelId: hotel?.isChatEnabled ? hotel.id : null,
		path,
		operator: lead.operator?.name ?? null,
		agent: agentName || null,
		checkIn: lead.checkIn,
		checkOut: lead.checkOut,
		serviceLevel: lead.serviceLevel,
		pax: lead.pax,
		party: partyText(lead, language),
		partyFigure: partyFigure(lead, language),
		currency: lead.currency,
		subtotalMinor: lead.subtotalMinor,
		cardFeeMinor: lead.cardFeeMinor,
		totalMinor: lead.totalMinor,
		markupMinor: markupOf(lead) || null,
		isNegotiatedPrice: lead.isNegotiatedPrice,
		paymentMethod: lead.paymentMethod,
		/** Who pays the hotel; null for a property. */
		paymentProfile: lead.hotelNo === null ? null : (lead.paymentProfile ?? 'ClientPays'),
		cardMemberTier: lead.cardMemberTier,
		loyaltyNumber: lead.loyaltyNumber,
		commission:
			showsCommission && commissionMinor !== null && commissionPercent !== null
				? { minor: commissionMinor, percent: commissionPercent }
				: null,
		/** What a cancelled booking costs. */
		cancellationFeeMinor: lead.cancellationFeeMinor,
		/** What a cancellation would cost today, until which day by the hotel's clock; null where it cannot be cancelled here. */
		cancelling: cancelling(lead, { language, day }),
		queuePosition: lead.queuePosition,
		expiresAt: lead.expiresAt,
		ends,
		/** Its dates are those of a booking today. */
		isUnbooked: isUnbooked(lead),
		dates: leadDates(
			{ ...lead, endsOn: lead.status === 'confirmedOption' ? (ends?.day ?? null) : null },
			showsCommission,
		),
		events: lead.events.map(({ version, toStatus, fromStatus, actor: by, createdAt, note: said, change }) => ({
			change,
			said,
			version,
			toStatus,
			isMove: fromStatus !== toStatus,
			by: nameOf(by),
			...clockInZone(createdAt),
		})),
		takeovers: lead.takeovers.map(({ at, names, hotel }) => {
			const [name = '', from = ''] = (names ?? '').split('\n');
			return { name, from, hotel, ...clockInZone(at) };
		}),
		requests: lead.requests.map(
			({ id, kind, state, change, comments, createdBy, createdAt, answerNote: said, decidedBy, decidedAt }) => ({
				said,
				answeredBy: nameOf(decidedBy),
				answered: decidedAt === null ? null : clockInZone(decidedAt),
				id,
				kind,
				state,
				change,
				comments,
				by: nameOf(createdBy),
				...clockInZone(createdAt),
			}),
		),
		guests: lead.guests.map(({ leadNo: _, position: __, ...guest }) => guest),
	};
}

function cancelling(lead: LeadDetails, { language, day }: Pick<Viewer, 'language' | 'day'>) {
	if (lead.status !== 'confirmedBooking' || lead.hotelNo === null) return null;
	const zone = zoneOfLead(lead);
	const fee = cancellationFee(lead, hotelToday(day, zone));
	if (!fee) return null;
	return { ...fee, zone: fee.until && zoneName(zone, language, instantAt(fee.until, '23:59', zone)) };
}

/**
 * The actor's name as an agency sees it: its own people by name, operators by first name and company, our team without names (null, as for
 * automatic steps).
 */
function personName({ firstName, lastName, role, agencyNo, operator }: LeadPerson, ownAgencyNo: number | null) {
	if (role === 'operator') return [firstName, operator && `(${operator})`].filter(Boolean).join(' ') || null;
	if (agencyNo !== null && agencyNo === ownAgencyNo) return [firstName, lastName].filter(Boolean).join(' ') || null;
	return null;
}
