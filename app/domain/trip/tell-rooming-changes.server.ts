import { and, asc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#db/client';
import { hotel } from '#db/schema/hotel';
import { lead } from '#db/schema/lead';
import { operator } from '#db/schema/operator';
import { property } from '#db/schema/property';
import { travelAgency } from '#db/schema/travel-agency';
import { roomingList, roomingVersion, tripLink } from '#db/schema/trip';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import type { BrandProfile } from '../brand/brand-profile';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import { leadPath } from '../lead/lead-path';
import { mailAddress } from '../mail/mail-address';
import { mailBrand } from '../mail/mail-brand';
import { roomingChangesMail } from '../mail/messages/trip-mails';
import { type BrandMail, brandMailValues } from '../mail/outbox/brand-mail.server';
import { noticeMail } from '../mail/outbox/notice-mail.server';
import { deskBookingPath } from '../operator-desk/bookings/booking-path';
import { CLIENT_EMAIL, CLIENT_LANGUAGE } from '../payment/client-of-lead.server';
import { listChanges } from '../rooming/rooming-merge';
import { tripUrl } from './trip-links.server';

/** As many bookings as one run tells of; those that are left wait for the next minute. */
export const LISTS_PER_RUN = 25;

/** A booking's sides are told once in this time, of all that has changed since. */
const EVERY_MS = 3_600_000;

/** So long after the last save, so that a list that is still being typed is told once. */
const QUIET_MS = 120_000;

type Sweep = { db: Database; now: number; settings: RequestContext['settings'] };

/**
 * Tells agent, property and lead guest of changes of rooming lists (TRIP-5), each of what others have changed since the last time: at most
 * once an hour for a booking, once however many runs there are at a time. Gives for how many bookings. Throws DomainError 'unavailable'.
 */
export async function tellRoomingChanges({ db, now, settings }: Sweep): Promise<{ told: number }> {
	let told = 0;
	for (const row of await untoldLists(db, now)) {
		try {
			const versions = await db
				.select({ version: roomingVersion.version, party: roomingVersion.party, guests: roomingVersion.guests })
				.from(roomingVersion)
				.where(and(eq(roomingVersion.leadNo, row.leadNo), gte(roomingVersion.version, row.toldVersion)))
				.orderBy(asc(roomingVersion.version));
			const isUntold = sql`exists (select 1 from ${roomingList} where ${roomingList.leadNo} = ${row.leadNo}
				and ${roomingList.toldVersion} = ${row.toldVersion})`;
			const mails = await mailsOf(row, versions, settings);
			const results = await writeBatch(db, [
				...mails.flatMap(({ brand, mail }) =>
					noticeMail(db, brandMailValues({ brand, now }, mail, { leadNo: sql<number>`${row.leadNo}` }), isUntold),
				),
				db
					.update(roomingList)
					.set({ toldVersion: row.version, toldAt: now })
					.where(and(eq(roomingList.leadNo, row.leadNo), isUntold)),
			]);
			if ((results.at(-1)?.rowsAffected ?? 0) > 0) told += 1;
		} catch (error) {
			if (error instanceof DomainError && error.code === 'unavailable') throw error;
			logFault('changes of a rooming list could not be told', error, { about: row.leadNo });
		}
	}
	return { told };
}

/** Bookings with changes that are to be told now, the longest waiting first; the query behind a run. */
export function untoldLists(db: Database, now: number) {
	const agent = alias(user, 'agent');
	return db
		.select({
			...{ leadNo: lead.no, leadId: lead.id, brandKey: lead.brandKey, origin: lead.origin, hotelNo: lead.hotelNo },
			...{ version: roomingList.version, toldVersion: roomingList.toldVersion, bookingNumber: lead.bookingNumber },
			...{ firstName: lead.clientFirstName, lastName: lead.clientLastName, propertyName: lead.propertyName },
			...{ checkIn: lead.checkIn, checkOut: lead.checkOut, leadLanguage: lead.language },
			...{ name: sql<string | null>`coalesce(${property.name}, ${hotel.name})`, agentEmail: agent.email },
			house: sql<string | null>`coalesce(${operator.email}, ${hotel.reservationEmail})`,
			...{ clientEmail: CLIENT_EMAIL, clientLanguage: CLIENT_LANGUAGE },
			...{ teamBrandKey: travelAgency.teamBrandKey, designMain: travelAgency.designMain },
			...{ designAccentOnMain: travelAgency.designAccentOnMain, designTheme: travelAgency.designTheme },
			link: sql<
				string | null
			>`(select json_object('id', ${tripLink.id}, 'tokenHash', ${tripLink.tokenHash}) from ${tripLink} where ${and(
				eq(tripLink.leadNo, lead.no),
				eq(tripLink.kind, 'lead'),
				isNull(tripLink.endedAt),
			)})`.mapWith((text: string): { id: string; tokenHash: string } => JSON.parse(text)),
		})
		.from(roomingList)
		.innerJoin(lead, eq(lead.no, roomingList.leadNo))
		.leftJoin(agent, eq(agent.no, lead.userNo))
		.leftJoin(property, eq(property.no, lead.propertyNo))
		.leftJoin(operator, eq(operator.no, property.operatorNo))
		.leftJoin(hotel, eq(hotel.no, lead.hotelNo))
		.leftJoin(travelAgency, eq(travelAgency.no, lead.agencyNo))
		.where(
			and(
				sql`"told_version" < "rooming_list"."version"`,
				sql`${roomingList.changedAt} <= ${now - QUIET_MS}`,
				sql`(${roomingList.toldAt} is null or ${roomingList.toldAt} <= ${now - EVERY_MS})`,
				eq(lead.status, 'confirmedBooking'),
				gt(lead.checkOut, new Date(now).toISOString().slice(0, 10)),
			),
		)
		.orderBy(asc(roomingList.changedAt))
		.limit(LISTS_PER_RUN);
}

type Untold = Awaited<ReturnType<typeof untoldLists>>[number];
type Version = Pick<typeof roomingVersion.$inferSelect, 'version' | 'party' | 'guests'>;

/** Each side is told what the others have done; who has changed all of it themselves, nothing. */
async function mailsOf(row: Untold, versions: readonly Version[], settings: Sweep['settings']) {
	const plain = knownBrands().of(row.brandKey);
	const look = withCorporateDesign(plain, {
		colors: { main: row.designMain, accentOnMain: row.designAccentOnMain },
		theme: row.designTheme,
	});
	const brand: BrandProfile = row.teamBrandKey === null ? look : plain;
	const origin = row.origin ?? '';
	const changesFor = (party: Version['party']) =>
		versions.flatMap(({ guests }, at) => {
			const next = versions[at + 1];
			return next && next.party !== party ? listChanges(guests, next.guests) : [];
		});
	const isFor = (party: Version['party']) => versions.slice(1).some((each) => each.party !== party);
	const count = versions.at(-1)?.guests.length ?? 0;
	const mails: { brand: BrandProfile; mail: BrandMail }[] = [];
	const add = (
		side: 'agency' | 'house' | 'guest',
		to: string | null | 'team',
		{ language, url }: { language: Untold['leadLanguage']; url: string },
	) => {
		if (!to || !isFor(side) || (to !== 'team' && !mailAddress(to))) return;
		const content = roomingChangesMail({
			...{
				brand: mailBrand(brand, new URL(url).origin),
				language,
				trip: row,
				changes: merged(changesFor(side)),
				count,
				url,
			},
		});
		const address = to === 'team' ? ('team' as const) : { address: to };
		mails.push({ brand, mail: { kind: `rooming-${side}-changed`, to: address, replyTo: brand.email, content } });
	};
	if (origin !== '') {
		const own = { language: row.leadLanguage, url: origin + leadPath(row.leadId) };
		if (row.agentEmail) add('agency', row.agentEmail, own);
		// A hotel sees the list at its own desk.
		add('house', row.house, {
			language: 'en',
			url: origin + (row.hotelNo === null ? deskBookingPath(row.leadId) : '/partner/hotel'),
		});
	}
	if (row.link) {
		const url = await tripUrl(
			{ settings, linkOrigin: origin || brandOrigin(brand, settings) },
			{ ...row.link, brandKey: row.brandKey },
		);
		add('guest', row.clientEmail, { language: row.clientLanguage, url });
	}
	return mails;
}

function brandOrigin(brand: BrandProfile, { BRAND_ORIGINS }: Sweep['settings']): string {
	return BRAND_ORIGINS.get(brand.key) ?? `https://${brand.match.hosts[0] ?? 'localhost'}`;
}

type Changes = ReturnType<typeof listChanges>;

/** Several changes of one guest are one line; who came and went meanwhile is none. */
function merged(changes: Changes): Changes {
	const lines = new Map<string, Changes[number]>();
	for (const change of changes) {
		const known = lines.get(change.name);
		if (!known) lines.set(change.name, { ...change, fields: [...change.fields] });
		else if (change.kind === 'removed' && known.kind === 'added') lines.delete(change.name);
		else if (change.kind === 'removed') lines.set(change.name, change);
		else known.fields.push(...change.fields.filter((field) => !known.fields.includes(field)));
	}
	return [...lines.values()];
}
