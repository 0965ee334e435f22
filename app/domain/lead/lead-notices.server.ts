import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { COUNTRY_CODES } from '#db/schema/enums';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import { mailAddress } from '../mail/mail-address';
import { mailBrand } from '../mail/mail-brand';
import type { LeadNoticeData, LeadNoticeKind } from '../mail/messages/lead-notice-data';
import { leadNoticeMail } from '../mail/messages/lead-notice-mail';
import { type BrandMail, brandMailValues } from '../mail/outbox/brand-mail.server';
import { noticeMail } from '../mail/outbox/notice-mail.server';
import { deskBookingPath } from '../operator-desk/bookings/booking-path';
import type { LeadRecord } from './find-lead.server';
import type { LeadActor, LeadStatus } from './lead-status';

/** What a notice needs of a lead; a new one has no number yet. */
export type NoticedLead = Omit<
	LeadRecord,
	| 'no'
	| 'version'
	| 'createdAt'
	| 'updatedAt'
	| 'createdBy'
	| 'cancellationFeeMinor'
	| 'rooms'
	| 'property'
	| 'hotel'
	| 'agency'
	| 'agent'
	| 'operator'
> & {
	property: Pick<NonNullable<LeadRecord['property']>, 'name' | 'country' | 'placeEn' | 'placeDe'> | null;
	hotel: Pick<
		NonNullable<LeadRecord['hotel']>,
		'name' | 'country' | 'placeEn' | 'placeDe' | 'timeZone' | 'email'
	> | null;
	agency: Omit<NonNullable<LeadRecord['agency']>, 'no' | 'id'> | null;
	agent: Pick<NonNullable<LeadRecord['agent']>, 'email' | 'firstName' | 'lastName'> | null;
	operator: Pick<NonNullable<LeadRecord['operator']>, 'email' | 'timeZone'> | null;
	/** Of a hotel. */
	rooms?: LeadRecord['rooms'];
	cancellationFeeMinor?: number | null;
};

type Notice = {
	lead: NoticedLead;
	kind: LeadNoticeKind;
	actor: LeadActor;
	stayRequest?: LeadNoticeData['stayRequest'];
	movedFrom?: LeadNoticeData['movedFrom'];
	/** What the property wrote with its answer. */
	note?: string | null;
};

const BY_STATUS: Partial<Record<LeadStatus, LeadNoticeKind>> = {
	requestedOption: 'optionRequested',
	confirmedOption: 'optionConfirmed',
	declinedOption: 'optionDeclined',
	cancelledOption: 'optionCancelled',
	expiredOption: 'optionExpired',
	requestedBooking: 'bookingRequested',
	confirmedBooking: 'bookingConfirmed',
	declinedBooking: 'bookingDeclined',
	cancelledBooking: 'bookingCancelled',
};

/** The notification for a move to a status; null: none. */
export function noticeOf(to: LeadStatus, { role }: LeadActor): LeadNoticeKind | null {
	return to === 'confirmedOption' && role === 'system' ? 'optionPromoted' : (BY_STATUS[to] ?? null);
}

/** Sent to the agent alone: no one else has to act on them. */
const AGENT_ALONE: readonly LeadNoticeKind[] = ['optionExpiring', 'earlierOptionMoved'];

/** Told to the team where a guest has no agency: the team writes to guests itself. */
const OF_GUESTS: readonly LeadNoticeKind[] = ['bookingCancelled', 'stayMoved'];

/**
 * The mails of a notice, to all whom it concerns: the agent always; operator or hotel, and team, unless it was they who did it. Of a visitor's lead the
 * team alone hears, of what the operator has done to a booking: the team writes to guests itself.
 */
export function noticeMails(
	{ lead, kind, actor, stayRequest = null, movedFrom = null, note = null }: Notice,
	profile: BrandProfile,
): BrandMail[] {
	const isOfGuest = lead.agencyNo === null;
	if (!lead.origin || (isOfGuest && !(actor.role === 'operator' && OF_GUESTS.includes(kind)))) return [];
	const { origin, checkIn, checkOut, serviceLevel, pax, adults, children, childrenAges } = lead;
	const subject = lead.property?.name ? lead.property : lead.hotel;
	const isTaken = kind === 'optionDeclined' && actor.role === 'system';
	const dataFor = (audience: LeadNoticeData['audience']): LeadNoticeData => ({
		kind,
		audience,
		brand: mailBrand(profile, origin),
		language: lead.language,
		bookingNumber: lead.bookingNumber,
		house: {
			name: subject?.name ?? lead.propertyName,
			place: (lead.language === 'de' && audience === 'agent' ? subject?.placeDe : subject?.placeEn) ?? null,
			country: COUNTRY_CODES.find((code) => code === subject?.country) ?? null,
		},
		agency: lead.agency?.name ?? null,
		agent: lead.agent && {
			name: [lead.agent.firstName, lead.agent.lastName].filter(Boolean).join(' '),
			email: lead.agent.email,
		},
		client: `${lead.clientFirstName} ${lead.clientLastName}`.trim(),
		bookingReference: lead.bookingReference,
		clientReference: lead.clientReference,
		comments: lead.comments,
		...{ checkIn, checkOut, serviceLevel, pax, adults, children, childrenAges },
		rooms: lead.rooms ?? [],
		// Of a hotel it is told what is due when; the property's own papers tell it for a property.
		terms: lead.hotelNo === null ? null : lead.agreedTerms,
		paymentProfile: lead.hotelNo === null ? null : (lead.paymentProfile ?? 'ClientPays'),
		cancellationFeeMinor: lead.cancellationFeeMinor ?? null,
		currency: lead.currency,
		subtotalMinor: lead.subtotalMinor,
		cardFeeMinor: lead.cardFeeMinor,
		totalMinor: lead.totalMinor,
		commission:
			audience === 'agent' &&
			profile.isCommissionDisplayed &&
			lead.commissionPercent !== null &&
			lead.commissionMinor !== null
				? { percent: lead.commissionPercent, minor: lead.commissionMinor }
				: null,
		expiresAt: lead.expiresAt,
		timeZone: lead.operator?.timeZone ?? lead.hotel?.timeZone ?? 'Europe/Zurich',
		isQueued: lead.queuePosition !== null,
		isTaken,
		stayRequest,
		movedFrom,
		note: audience === 'agent' ? note : null,
		url:
			audience === 'agent'
				? `${origin}/partner/dashboard?lead=${lead.id}`
				: lead.hotelNo === null
					? origin + deskBookingPath(lead.id)
					: `${origin}/partner/hotel?lead=${lead.id}#${lead.id}`,
	});
	const replyTo = profile.email;
	const mails: BrandMail[] = [];
	if (lead.agent && mailAddress(lead.agent.email))
		mails.push({
			kind: `lead-agent-${kind}`,
			to: { address: lead.agent.email },
			replyTo,
			content: leadNoticeMail(dataFor('agent')),
		});
	if (AGENT_ALONE.includes(kind) || isTaken) return mails;
	const content = leadNoticeMail(dataFor('house'));
	const operator = lead.operator?.email ?? lead.hotel?.email ?? '';
	if (actor.role !== 'operator' && actor.role !== 'hotel' && mailAddress(operator))
		mails.push({ kind: `lead-operator-${kind}`, to: { address: operator }, replyTo, content });
	if (actor.role !== 'admin') mails.push({ kind: `lead-team-${kind}`, to: 'team', replyTo, content });
	return mails;
}

/** The outbox rows of a notice about a stored lead, in the lead's brand with the agency's design, for the transaction it tells about; `condition`: only while it holds there. */
export function noticeStatements(db: Database, now: number, notice: Notice & { lead: LeadRecord }, condition?: SQL) {
	const { lead } = notice;
	const brand = withCorporateDesign(knownBrands().of(lead.brandKey), {
		colors: { main: lead.agency?.designMain ?? null, accentOnMain: lead.agency?.designAccentOnMain ?? null },
		theme: lead.agency?.designTheme ?? null,
	});
	const about = { leadNo: sql<number>`${lead.no}` };
	return noticeMails(notice, brand).flatMap((mail) =>
		noticeMail(db, brandMailValues({ brand, now }, mail, about), condition),
	);
}
