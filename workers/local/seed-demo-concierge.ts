import { eq, inArray, like } from 'drizzle-orm';
import { newBookingNumber } from '#db/booking-number';
import type { Database } from '#db/client';
import { conciergeEvent, conciergeJob, conciergeLink, conciergeService, conciergeSupplier } from '#db/schema/concierge';
import { lead } from '#db/schema/lead';
import { property } from '#db/schema/property';
import { writeBatch } from '#db/write-batch';
import { jobAmounts } from '~/domain/concierge/job-amounts';
import { jobMoneyStatements } from '~/domain/concierge/job-money';
import { jobToken, jobTokenHash, newJobLinkId } from '~/domain/concierge/job-token';
import { isOwed } from '~/domain/concierge/job-transitions';
import { addDays, type PlainDate } from '~/domain/date/plain-date';
import { DEMO_JOBS, DEMO_STAYS, type DemoJob, type DemoStay } from './demo-job-list';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Setting = { today: PlainDate; now: number; origin: string; formSecret: string };
type Service = typeof conciergeService.$inferSelect;

/** Stays of guests in Lech about now with services in all states, once. The board's open job has the link of its supplier. */
export async function seedDemoConcierge(db: Database, setting: Setting): Promise<void> {
	const [known] = await db.select({ no: lead.no }).from(lead).where(like(lead.id, 'lead_demostay%')).limit(1);
	if (known) return;
	const [services, suppliers, properties] = await db.batch([
		db.select().from(conciergeService),
		db.select({ no: conciergeSupplier.no, hours: conciergeSupplier.answerHours }).from(conciergeSupplier),
		db
			.select({ no: property.no, key: property.key, name: property.name })
			.from(property)
			.where(
				inArray(
					property.key,
					DEMO_STAYS.map(({ house }) => house),
				),
			),
	]);
	for (const [index, stay] of DEMO_STAYS.entries()) {
		const house = properties.find(({ key }) => key === stay.house);
		if (!house) continue;
		const leadNo = await insertStay(db, stay, { index, house, ...setting });
		for (const [at, job] of DEMO_JOBS.filter(({ client }) => client === stay.client).entries()) {
			const service = services.find(({ key }) => key === job.service);
			const hours = suppliers.find(({ no }) => no === service?.supplierNo)?.hours ?? 24;
			if (service) await insertJob(db, job, { service, leadNo, position: at + 1, hours, ...setting });
		}
	}
}

type StaySetting = Setting & { index: number; house: { no: number; name: string } };

async function insertStay(
	db: Database,
	stay: DemoStay,
	{ index, house, today, now, origin }: StaySetting,
): Promise<number> {
	const [firstName = '', ...lastNames] = stay.client.split(' ');
	const [row] = await db
		.insert(lead)
		.values({
			id: `lead_demostay${index + 1}`,
			bookingNumber: newBookingNumber('FL', 'lead'),
			...{ brandKey: 'consumer', status: 'confirmedBooking', language: stay.language, createdBy: 'anonymous' },
			...{ propertyNo: house.no, propertyName: house.name, serviceLevel: 'catered' },
			...{ checkIn: addDays(today, stay.from), checkOut: addDays(today, stay.from + 7) },
			...{ pax: stay.adults + stay.children, adults: stay.adults, children: stay.children },
			...{ clientFirstName: firstName, clientLastName: lastNames.join(' '), email: stay.email, phone: stay.phone },
			...{ currency: 'EUR', subtotalMinor: stay.price, cardFeeMinor: 0, totalMinor: stay.price },
			...{ paymentMethod: 'bank_transfer', requestedAt: now - 60 * DAY, decidedAt: now - 58 * DAY, origin },
			...{ createdAt: now - 60 * DAY, updatedAt: now - 58 * DAY },
		})
		.returning({ no: lead.no });
	return row?.no ?? 0;
}

type JobSetting = Setting & { service: Service; leadNo: number; position: number; hours: number };

async function insertJob(db: Database, job: DemoJob, setting: JobSetting): Promise<void> {
	const { service, leadNo, position, hours, today, now, origin, formSecret } = setting;
	const amounts = jobAmounts(service, job.quantity);
	const askedAt = now - job.hours * HOUR;
	const supplierNo = job.isAsked ? service.supplierNo : null;
	const owed = isOwed(job.state);
	const id = `job_demo${leadNo}${position}`;
	const [row] = await db
		.insert(conciergeJob)
		.values({
			...{ id, leadNo, position, brandKey: 'consumer', state: job.state, version: 2, serviceNo: service.no },
			...{ supplierNo, kind: service.kind, nameEn: service.nameEn, nameDe: service.nameDe, unit: service.unit },
			...{ quantity: job.quantity, day: addDays(today, job.day), time: job.time, note: job.note ?? null },
			...{ pickUp: job.pickUp ?? null, dropOff: job.dropOff ?? null, flight: job.flight ?? null },
			...{ adults: job.adults, children: job.children, currency: service.currency, ...amounts },
			agreedMinor: amounts.priceMinor,
			...(job.proposal
				? {
						...{ proposedTime: job.proposal.time, proposedNetMinor: job.proposal.net, proposedNote: job.proposal.note },
						...{ proposedAt: now - HOUR, proposedUntil: now + DAY },
					}
				: {}),
			freeUntil: now + (job.day - 2) * DAY,
			...(owed ? { owedMinor: amounts.priceMinor, owedNetMinor: supplierNo ? amounts.netMinor : 0 } : {}),
			...(owed ? { confirmedAt: askedAt + HOUR } : {}),
			...(job.state === 'done' ? { doneAt: now - 2 * HOUR, isDoneAsPlanned: true } : {}),
			...{ requestedBy: 'guest', createdAt: askedAt - HOUR, updatedAt: askedAt },
		})
		.returning({ no: conciergeJob.no });
	const jobNo = row?.no ?? 0;
	const event = { jobNo, party: 'guest', actor: 'anonymous' } as const;
	await db.insert(conciergeEvent).values([
		{ ...event, version: 1, move: 'request', fromState: null, toState: 'requested', createdAt: askedAt - HOUR },
		{
			...{ ...event, version: 2, fromState: 'requested', toState: job.state, createdAt: askedAt },
			move:
				job.state === 'requested'
					? 'ask'
					: job.state === 'offered'
						? 'propose'
						: job.state === 'done'
							? 'finish'
							: 'takeOn',
			...(job.state === 'requested' ? { party: 'team', actor: 'system' } : { party: 'supplier', actor: 'system' }),
		},
	]);
	const linkId = newJobLinkId();
	if (supplierNo)
		await db.insert(conciergeLink).values({
			...{ id: linkId, jobNo, supplierNo, tokenHash: await jobTokenHash(await jobToken(formSecret, linkId)), origin },
			...{ state: job.state === 'requested' ? 'open' : 'answered', answerBy: askedAt + hours * HOUR },
			...{ createdBy: 'system', createdAt: askedAt, openedAt: askedAt + HOUR / 2 },
			// They were asked long ago, and no mail of theirs is to be made up for.
			...{ dueRemindedAt: now, dayRemindedAt: now, confirmedToldAt: job.state === 'confirmed' ? now : null },
		});
	if (owed) await writeBatch(db, jobMoneyStatements({ leadNo, today, now, actor: 'system' }));
	await db.update(conciergeJob).set({ updatedAt: now }).where(eq(conciergeJob.no, jobNo));
}
