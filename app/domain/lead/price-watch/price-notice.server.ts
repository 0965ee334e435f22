import type { Database } from '#db/client';
import { COUNTRY_CODES } from '#db/schema/enums';
import { leadPriceNotice } from '#db/schema/lead';
import type { BuiltStatement } from '#db/write-batch';
import { knownBrands } from '../../brand/known-brands';
import { withCorporateDesign } from '../../brand/with-corporate-design';
import { mailAddress } from '../../mail/mail-address';
import { mailBrand } from '../../mail/mail-brand';
import { priceNoticeMail } from '../../mail/messages/price-notice-mail';
import { brandMailValues } from '../../mail/outbox/brand-mail.server';
import { noticeMail } from '../../mail/outbox/notice-mail.server';
import { hashToken, newConfirmToken } from '../../newsletter/newsletter-token';
import type { Drift } from '../../offer/drift-of';
import type { LeadRecord } from '../find-lead.server';
import { leadPath } from '../lead-path';
import { noticesOffPath } from './notices-off-path';

type Told = {
	record: LeadRecord;
	/** What has changed of each room, in their order. */
	drifts: readonly Pick<Drift, 'changes'>[];
	/** The hotel asks for what it asked for before. */
	isByExchange: boolean;
	/** Minor units: what was saved, what it would cost (null: a room can no longer be had), and what was told last. */
	from: number;
	to: number | null;
	before: number | null;
};

/**
 * The row of a notice and its mail, for the transaction that marks the interest as compared, and who finds it in the bell. Without a mail
 * where the agent has left the agency, has no address, or works at an unknown one.
 */
export async function noticeOfPrice(
	{ db, now }: { db: Database; now: number },
	{ record, drifts, isByExchange, from, to, before }: Told,
): Promise<{ statements: BuiltStatement[]; reader: string | null }> {
	const token = newConfirmToken();
	const row = { leadNo: record.no, fromMinor: from, toMinor: to, createdAt: now };
	const tokenHash = await hashToken(token);
	const statements: BuiltStatement[] = [db.insert(leadPriceNotice).values({ ...row, tokenHash })];
	const { agent, origin } = record;
	if (!agent || !(agent.agencyNo === record.agencyNo || agent.role === 'admin')) return { statements, reader: null };
	if (!origin || !mailAddress(agent.email)) return { statements, reader: agent.id };
	const brand = withCorporateDesign(knownBrands().of(record.brandKey), {
		colors: { main: record.agency?.designMain ?? null, accentOnMain: record.agency?.designAccentOnMain ?? null },
		theme: record.agency?.designTheme ?? null,
	});
	const offUrl = `${origin}${noticesOffPath(token)}`;
	const content = priceNoticeMail({
		brand: mailBrand(brand, origin),
		language: record.language,
		agent: [agent.firstName, agent.lastName].filter(Boolean).join(' '),
		bookingNumber: record.bookingNumber,
		hotel: {
			name: record.hotel?.name ?? record.propertyName,
			place: (record.language === 'de' ? record.hotel?.placeDe : record.hotel?.placeEn) ?? null,
			country: COUNTRY_CODES.find((code) => code === record.hotel?.country) ?? null,
		},
		client: `${record.clientFirstName} ${record.clientLastName}`.trim(),
		...{ bookingReference: record.bookingReference, clientReference: record.clientReference },
		...{ checkIn: record.checkIn, checkOut: record.checkOut, currency: record.currency },
		rooms: record.rooms.map((room, at) => ({ ...room, changes: drifts[at]?.changes ?? [] })),
		...{ tolerancePercent: record.tolerancePercent ?? 0, isByExchange },
		...{ fromMinor: from, toMinor: to, beforeMinor: before },
		...{ leadUrl: `${origin}${leadPath(record.id)}`, roomsUrl: `${origin}${leadPath(record.id)}/rooms`, offUrl },
	});
	const mail = { kind: 'lead-price', to: { address: agent.email }, replyTo: brand.email, content };
	const values = brandMailValues({ brand, now }, mail);
	statements.push(...noticeMail(db, { ...values, leadNo: record.no, listUnsubscribe: offUrl }));
	return { statements, reader: agent.id };
}
