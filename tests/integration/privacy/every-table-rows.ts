import { bankEntry, bankStatement } from '#db/schema/bank-statement';
import { card } from '#db/schema/card';
import { cardCheckout } from '#db/schema/card-payment';
import { conciergeEvent, conciergeJob, conciergeLink, conciergeSupplier } from '#db/schema/concierge';
import { conversation, message, messageAttachment } from '#db/schema/conversation';
import { enquiry, enquiryDraft, enquiryNote } from '#db/schema/enquiry';
import { hotelInvitation, hotelJoining } from '#db/schema/hotel';
import { invoice, invoiceKey, invoiceRecipient } from '#db/schema/invoice';
import { leadEdit, leadEvent, leadGuest, leadRequest, leadRoom } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { forgottenFile, mailThread, mailThreadFile, mailThreadMessage } from '#db/schema/mail-thread';
import { newsletterSubscription } from '#db/schema/newsletter';
import { nightBlock } from '#db/schema/night-block';
import { paymentLink } from '#db/schema/payment';
import { proposal, proposalEvent, proposalLink, proposalOption, proposalVersion } from '#db/schema/proposal';
import { refund, securityDeposit } from '#db/schema/refund';
import { stayReview } from '#db/schema/review';
import { guestRegistration, roomingList, roomingVersion, trip, tripLink } from '#db/schema/trip';
import type { TestDatabase } from '../database';
import { NOW } from '../enquiry/enquiry-context';
import { insertAgentLead, leadRow } from '../lead/agent-workspace';

/** In every text that says who the client is. */
export const MARK = 'quillfeather';
export const EMAIL = `zora@${MARK}.example`;
const NAME = { clientFirstName: `Zora ${MARK}`, clientLastName: `Quillfeather` };
const OVER = { checkIn: '2026-02-20', checkOut: '2026-02-27' };

/** A text of its own for each place, so that it is seen in the export. */
const words = (place: string) => `${MARK} ${place}`;

/** A client with a stay that is over, in every table that holds a client's data. */
export async function insertEverywhere(database: TestDatabase): Promise<string> {
	const { db } = database;
	const token = 'token'.repeat(8);
	const { id } = await insertAgentLead(database, {
		...{ ...NAME, ...OVER, status: 'confirmedBooking', email: EMAIL, phone: words('phone'), address: words('address') },
		...{ clientNationality: words('nationality'), isAmexCardMember: true, cardMemberTier: 'platinum' },
		...{ loyaltyNumber: words('loyalty'), postalCode: words('code'), city: words('city'), country: 'LI' },
		...{ bookingReference: words('booking'), clientReference: words('reference'), comments: words('comments') },
		...{ internalNote: words('internal'), petDetails: words('pet'), childrenAges: [7], cardBrand: 'visa' },
		...{ cardToken: token, cardLastFour: '4242', cardExpiry: '2031-09', commissionDisputeReason: words('dispute') },
	});
	const { no: leadNo } = await leadRow(database, id);
	const [asked] = await db
		.insert(enquiry)
		.values({
			...{ id: 'enq_every', brandKey: 'consumer', kind: 'contact', language: 'en', subject: words('subject') },
			...{ fullName: words('name'), email: EMAIL, phone: words('enquiry-phone'), city: words('enquiry-city') },
			...{ adults: 61, children: 62, childrenAges: [11], cots: 63, highChairs: 64, message: words('message') },
			...{ details: { about: words('details') }, hasAcceptedPrivacy: true, hasAcceptedContact: true },
		})
		.returning({ no: enquiry.no });
	const enquiryNo = asked?.no ?? 0;
	const [offered] = await db
		.insert(proposal)
		.values({
			...{ ...NAME, id: 'prop_every', brandKey: 'demo-gold', agencyNo: 1, userNo: 1, language: 'en', state: 'sent' },
			...{ clientEmail: EMAIL, title: words('title'), greeting: words('greeting'), approvedBy: words('signed') },
			...{ validUntil: NOW, sentVersion: 1, updatedAt: NOW, personKey: null },
		})
		.returning({ no: proposal.no });
	const proposalNo = offered?.no ?? 0;
	await db.insert(conciergeSupplier).values({ no: 1, key: 's', name: 'Taxi', email: 's@taxi.example', language: 'en' });
	await db.insert(conciergeJob).values({
		...{ no: 1, id: 'job_every', leadNo, position: 1, brandKey: 'demo-gold', state: 'done', kind: 'transfer' },
		...{
			nameEn: 'Transfer',
			nameDe: 'Transfer',
			unit: 'job',
			day: OVER.checkIn,
			currency: 'EUR',
			requestedBy: 'guest',
		},
		...{ priceMinor: 1, netMinor: 1, freeUntil: NOW, updatedAt: NOW, pickUp: words('pick-up'), dropOff: words('drop') },
		...{ flight: words('flight'), note: words('job-note'), proposedNote: words('proposed'), doneNote: words('done') },
		...{ endReason: words('end'), paymentHeldReason: 'The bill is missing' },
	});
	const [thread] = await db
		.insert(mailThread)
		.values({
			...{ id: 'thread_1', brandKey: 'demo-gold', agencyNo: 1, proposalNo },
			...{ clientTokenHash: 'ct', agencyTokenHash: 'at' },
		})
		.returning({ no: mailThread.no });
	const [written] = await db
		.insert(mailThreadMessage)
		.values({
			...{ id: 'tm_1', threadNo: thread?.no ?? 0, brandKey: 'demo-gold', agencyNo: 1, side: 'client', way: 'mail' },
			...{ author: words('author'), otherAddress: `other.${EMAIL}`, body: words('body'), quoted: words('quoted') },
			...{ leftOut: [words('left-out')], sourceId: 'src' },
		})
		.returning({ no: mailThreadMessage.no });
	const file = { position: 0, contentType: 'application/pdf', bytes: 1 };
	await db.insert(mailThreadFile).values({
		...{ ...file, id: 'tf_1', messageNo: written?.no ?? 0, storeKey: 'store/1', fileName: words('thread-file') },
	});
	const [talk] = await db
		.insert(conversation)
		.values({
			...{ ...NAME, id: 'conv_every', brandKey: 'demo-gold', hotelName: 'Aurelio', agencyNo: 1, leadNo, origin: 'x' },
			...{ amexTier: 'centurion', tls: words('tls'), cc: words('cc'), lastMessageAt: NOW },
			stay: { ...OVER, currency: 'EUR', rooms: [] },
		})
		.returning({ no: conversation.no });
	const [said] = await db
		.insert(message)
		.values({
			...{ id: 'msg_1', conversationNo: talk?.no ?? 0, sequence: 1, party: 'hotel', kind: 'text' },
			...{ body: words('said'), clientKey: 'k' },
		})
		.returning({ no: message.no });
	await db.insert(messageAttachment).values({
		...{ ...file, id: 'att_1', messageNo: said?.no ?? 0, storeKey: 'store/2', fileName: words('attachment') },
	});
	await db.insert(hotelInvitation).values({
		...{ no: 1, id: 'inv_every', tokenHash: 'ih', hotelName: 'Aurelio', contactName: words('contact') },
		...{ contactEmail: EMAIL, message: words('invitation'), userNo: 1, agencyNo: 1, expiresAt: NOW },
	});
	await db.insert(bankStatement).values({
		...{ no: 1, id: 'st_1', iban: 'LI1', currency: 'EUR', statementId: '1', fileName: 'f', openingMinor: 0 },
		...{ openingDay: OVER.checkIn, closingMinor: 1, closingDay: OVER.checkIn, entryCount: 1, pendingCount: 0 },
		importedBy: 'user_admin',
	});
	await db.insert(invoice).values({
		...{ no: 1, id: 'bill_1', kind: 'invoice', series: 'FL', year: 2026, sequence: 1, number: 'FL-2026-00001' },
		...{ cause: 'c', leadNo, brandKey: 'demo-gold', currency: 'EUR', minor: 1, vatMinor: 0, touristTaxMinor: 0 },
		...{ issuedOn: OVER.checkIn, content: '{}', hash: 'h', person: 'sealed', actor: 'system' },
	});
	await db.insert(paymentLink).values({
		...{ no: 1, id: 'pl_1', leadNo, tokenHash: 'ph', createdBy: 'system', expiresAt: NOW },
	});
	const guest = { firstName: `Ida ${MARK}`, lastName: 'Quillfeather', age: 9, note: words('guest-note') };
	const sizes = { diet: words('diet'), heightCm: 133, bootSize: 35.5, skiCm: 121 };
	await db.batch([
		db.insert(leadRoom).values({
			...{ leadNo, position: 1, roomName: 'Suite', rateName: 'Best', adults: 2, childrenAges: [9], totalMinor: 1 },
			...{ localCurrency: 'EUR', localTotalMinor: 1, commissionPercent: 1, commissionMinor: 1, agreed: {} as never },
		}),
		db.insert(leadGuest).values({ leadNo, position: 1, ...guest, ...sizes, id: 'guest_1' }),
		db.insert(roomingList).values({ leadNo, version: 1, changedAt: NOW, toldVersion: 1 }),
		db.insert(roomingVersion).values({
			...{ leadNo, version: 1, party: 'guest', guests: [{ id: 'guest_1', room: null, ...guest, ...sizes }] },
		}),
		db.insert(leadRequest).values({
			...{ id: 'req_1', leadNo, kind: 'change', state: 'open', change: {}, createdBy: 'user_agent' },
			...{ comments: words('request'), answerNote: words('answer') },
		}),
		db.insert(leadEvent).values({
			...{ leadNo, version: 1, toStatus: 'confirmedBooking', actor: 'system', note: words('moved') },
		}),
		db.insert(leadEdit).values({
			...{ leadNo, version: 2, field: 'lastName', before: words('before'), after: words('after'), actor: 'user_admin' },
		}),
		db.insert(enquiryNote).values({ id: 'note_1', enquiryNo, userNo: 6, body: words('team-note') }),
		db.insert(enquiryDraft).values({ enquiryNo, userNo: 6, language: 'en', body: words('draft'), updatedAt: NOW }),
		db.insert(nightBlock).values({
			...{ id: 'block_1', propertyNo: 1, ...OVER, kind: 'hold', reason: words('hold'), enquiryNo, createdBy: 'system' },
			endedAt: NOW,
		}),
		db.insert(newsletterSubscription).values({
			...{ brandKey: 'consumer', id: 'sub_1', email: EMAIL, fullName: words('subscriber'), language: 'en' },
			...{ tokenHash: 'hash', consentVersion: '1', consentedAt: NOW, confirmedAt: NOW, unsubscribedAt: NOW },
			...{ tokenExpiresAt: NOW, unsubscribeToken: 'secret-token' },
		}),
		db.insert(hotelJoining).values({
			...{ invitationNo: 1, state: 'refused', fullName: words('joining'), position: words('position'), email: EMAIL },
			...{ phone: words('joining-phone'), hotelName: 'Aurelio', city: 'Lech', street: 'Dorf 1', acceptedAt: NOW },
			...{ note: words('joining-note'), reason: words('refused') },
		}),
		db.insert(proposalOption).values({ proposalNo, leadNo, position: 1, reason: words('option') }),
		db.insert(proposalEvent).values({ proposalNo, kind: 'declined', actor: 'client', note: words('declined') }),
		db.insert(proposalLink).values({ id: 'link_1', proposalNo, tokenHash: 'lh', expiresAt: NOW }),
		db.insert(proposalVersion).values({
			...{ proposalNo, number: 1, snapshot: '{}', hash: 'h', basis: {}, person: 'sealed', sentAt: NOW, userNo: 1 },
		}),
		db.insert(trip).values({
			...{ leadNo, arrivalTime: '16:45', arrivalWay: 'car', arrivalNote: words('arrival'), arrivalSavedAt: NOW },
			...{ hostName: 'Host', hostPhone: '+43 1', directions: 'Left', doorCode: 'sealed', updatedAt: NOW },
		}),
		db.insert(tripLink).values({ id: 'tl_1', leadNo, kind: 'lead', tokenHash: 'th', createdBy: 'user_agent' }),
		db.insert(guestRegistration).values({
			...{ leadNo, guestId: 'guest_1', country: 'AT', keyId: 'gone', cipher: 'sealed', savedAt: NOW },
			purgeOn: '2099-01-01',
		}),
		db.insert(stayReview).values({
			...{ id: 'rev_1', leadNo, propertyNo: 1, stayMonth: '2026-02', rating: 5, text: words('review'), language: 'en' },
			...{ mayPublish: true, firstName: words('reviewer'), country: 'LI', reply: words('reply'), updatedAt: NOW },
		}),
		db.insert(card).values({ token, brandKey: 'demo-gold', keyId: 'k', cipher: 'sealed' }),
		db.insert(cardCheckout).values({
			...{ id: 'co_1', leadNo, linkNo: 1, brandKey: 'demo-gold', currency: 'EUR', minor: 1, state: 'paid' },
			...{ sessionId: 'cs_1', url: 'https://pay.example/1', paymentIntent: 'pi_1', expiresAt: NOW },
		}),
		db.insert(invoiceKey).values({ invoiceNo: 1, key: 'key', keptUntil: '2099-01-01' }),
		db.insert(invoiceRecipient).values({
			...{ leadNo, company: words('company'), vatId: words('vat'), street: words('street'), town: words('town') },
			...{ postalCode: words('zip'), countryCode: 'LI', buyerReference: words('buyer') },
		}),
		db.insert(refund).values({
			...{ id: 'ref_1', leadNo, brandKey: 'demo-gold', kind: 'deposit', currency: 'EUR', minor: 1, state: 'withdrawn' },
			...{ reason: words('refund'), payee: { keyId: 'k', fields: {} }, payeeEnd: '8877', proposedBy: 'system' },
			updatedAt: NOW,
		}),
		db.insert(securityDeposit).values({
			...{ id: 'dep_1', leadNo, brandKey: 'demo-gold', kind: 'cashed_in', currency: 'EUR', minor: 1 },
			...{ dueDate: OVER.checkIn, retainedReason: words('retained') },
		}),
		db.insert(conciergeEvent).values({
			...{
				jobNo: 1,
				version: 1,
				move: 'done',
				toState: 'done',
				party: 'supplier',
				actor: 's',
				note: words('job-event'),
			},
		}),
		db.insert(conciergeLink).values({
			...{ id: 'cl_1', jobNo: 1, supplierNo: 1, tokenHash: 'clh', answerBy: NOW, origin: 'x', createdBy: 'user_admin' },
		}),
		db.insert(bankEntry).values({
			...{ id: 'be_1', statementNo: 1, iban: 'LI1', key: 'k', position: 1, currency: 'EUR', minor: 1 },
			...{ bookingDate: OVER.checkIn, isReversal: false, creditorReferences: [words('rf')], text: [words('transfer')] },
			...{ name: words('payer'), otherIban: words('iban'), ultimateName: words('ultimate'), bankText: words('bank') },
			...{ endToEndId: words('e2e'), reason: words('ignored') },
		}),
		db.insert(forgottenFile).values({ storeKey: 'store/3', since: NOW }),
		db.insert(mailOutbox).values(
			[
				{ toAddress: EMAIL },
				{ toAddress: 'team@firnlicht.example', enquiryNo },
				{ toAddress: 'a@b.example', leadNo },
			].map((each, at) => ({
				...{ id: `mail_${at}`, messageId: `<${at}@x>`, brandKey: 'consumer', kind: 'enquiry-team', fromName: 'x' },
				...{ fromAddress: 'x@x.example', replyTo: EMAIL, subject: words(`mail-subject-${at}`), html: words('html') },
				...{ plainText: words(`mail-text-${at}`), listUnsubscribe: 'u', lastError: 'e', state: 'sent' as const },
				...{ nextAttemptAt: NOW, ...each },
			})),
		),
	]);
	return id;
}
