import { audit } from '#db/schema/audit';
import type { RequestContext } from '~/context';
import { requireAdmin } from '../administration/require-admin';
import { openPerson } from '../proposal/send-proposal.server';
import type { Snapshot, SnapshotPerson } from '../proposal/snapshot';
import { guestCipher, registrationContext } from '../trip/guest-cipher.server';
import { type Client, clientQueries } from './client-records.server';
import { ofLead } from './stay-records.server';

/**
 * Everything we know of a client, for himself (PRIVACY-9): leads with guests, requests, services and money, enquiries with notes, subscriptions, mails, invitations, proposals,
 * what agencies and hotels have written about him. Of a
 * card only what stands outside of the vault. Numbers of ours and tokens stay here. Written down in the audit trail, without his name.
 * Throws DomainError 'forbidden' or 'unavailable'.
 */
export async function exportClient({
	ctx,
	client,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'settings'>;
	client: Client;
}) {
	const { id, role } = requireAdmin(ctx);
	const { db, brand, now } = ctx;
	const [leads, guests, requests, enquiries, subscriptions, mails, conversations, messages, invitations, ...offered] =
		await db.batch(clientQueries(db, client));
	const [proposals, versions, events, written, trips, registrations, reviews, ...stays] = offered;
	const [jobs, jobEvents, moves, edits, payments, refunds, deposits, invoices, recipients, rooms, notes] = stays;
	const cipher = await guestCipher(ctx.settings);
	const found = {
		leads: leads.length,
		enquiries: enquiries.length,
		mails: mails.length,
		conversations: conversations.length,
		proposals: proposals.length,
	};
	await db
		.insert(audit)
		.values({
			brandKey: brand.key,
			actor: id,
			action: 'client.exported',
			subjectId: id,
			detail: { ...found, role },
			createdAt: now,
		})
		.execute();
	return {
		exportedAt: new Date(now).toISOString(),
		leads: await Promise.all(
			leads.map(async ({ no, propertyNo, agencyNo, userNo, cardToken, ...shown }) => ({
				...shown,
				...{ guests: ofLead(guests, no), rooms: ofLead(rooms, no) },
				requests: requests
					.filter(({ leadNo }) => leadNo === no)
					.map(({ no: own, leadNo, createdBy, decidedBy, ...request }) => request),
				trip: ofLead(trips, no)[0] ?? null,
				review: ofLead(reviews, no)[0] ?? null,
				services: ofLead(jobs, no).map(({ no: jobNo, ...job }) => ({
					...job,
					events: jobEvents.filter((event) => event.jobNo === jobNo).map(({ jobNo: _, ...event }) => event),
				})),
				...{ events: ofLead(moves, no), corrections: ofLead(edits, no) },
				...{ payments: ofLead(payments, no), refunds: ofLead(refunds, no), deposit: ofLead(deposits, no)[0] ?? null },
				...{ invoices: ofLead(invoices, no), invoiceRecipient: ofLead(recipients, no)[0] ?? null },
				registrations: await Promise.all(
					registrations
						.filter(({ leadNo }) => leadNo === no)
						.map(async ({ guestId, country, savedAt, purgeOn, ...sealed }) => ({
							...{ guestId, country, savedAt, purgeOn },
							// With another key it is as good as gone.
							given: cipher?.opens(sealed.keyId)
								? (JSON.parse(await cipher.open(registrationContext(shown.id, guestId), sealed.cipher)) as object)
								: null,
						})),
				),
			})),
		),
		enquiries: enquiries.map(({ no, propertyNo, userNo, ...shown }) => ({
			...shown,
			messages: written.filter(({ enquiryNo }) => enquiryNo === no).map(({ proposalNo, enquiryNo, ...each }) => each),
			notes: notes.filter(({ enquiryNo }) => enquiryNo === no).map(({ enquiryNo, ...note }) => note),
		})),
		subscriptions: subscriptions.map(({ no, tokenHash, unsubscribeToken, ...shown }) => shown),
		mails,
		invitations,
		proposals: await Promise.all(
			proposals.map(async ({ no, agencyNo, userNo, enquiryNo, personKey, firstChoiceNo, approvedNo, ...shown }) => ({
				...shown,
				versions: await Promise.all(
					versions
						.filter(({ proposalNo }) => proposalNo === no)
						.map(async ({ proposalNo, snapshot, ...version }) => ({
							...version,
							snapshot: JSON.parse(snapshot) as Snapshot,
							person: withoutSalt(await openPerson({ id: shown.id, personKey }, version)),
						})),
				),
				events: events.filter(({ proposalNo }) => proposalNo === no).map(({ proposalNo, ...event }) => event),
				messages: written
					.filter(({ proposalNo }) => proposalNo === no)
					.map(({ proposalNo, enquiryNo: about, ...each }) => each),
			})),
		),
		conversations: conversations.map(({ no, ...conversation }) => ({
			...conversation,
			messages: messages
				.filter(({ conversationNo }) => conversationNo === no)
				.map(({ conversationNo, ...each }) => each),
		})),
	};
}

function withoutSalt(person: SnapshotPerson | null): Omit<SnapshotPerson, 'salt'> | null {
	if (person === null) return null;
	const { salt: _, ...shown } = person;
	return shown;
}
