import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { breaksConstraint } from '#db/broken-constraint';
import type { Database } from '#db/client';
import { lead } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { instalment, paymentReminder, paymentReminderStop } from '#db/schema/payment';
import type { Settings } from '~/platform/env';
import { DomainError, isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { auditedWrite } from '../administration/audited-write.server';
import { linkOrigin } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import { isOfficeHour } from '../date/office-hours';
import type { PlainDate } from '../date/plain-date';
import { mailAddress } from '../mail/mail-address';
import { mailBrand } from '../mail/mail-brand';
import { paymentLinkMail } from '../mail/messages/payment-link-mail';
import { paymentReminderMail } from '../mail/messages/payment-reminder-mail';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { tokenAgain } from '../token/token-again';
import { CLIENT_EMAIL } from './client-of-lead.server';
import { PAYMENT_TOKENS, paymentLinkPath } from './payment-link-token';
import { keepLink } from './payment-links.server';
import { paymentRequest } from './payment-request';
import { paymentLook } from './read-payment-link.server';
import { remindedKind } from './reminded-kind.server';
import type { ReminderKind } from './reminder-day';

type Ctx = { db: Database; now: number; today: PlainDate; settings: Settings };

/** As many as one run reminds of; those that are left wait for the next minute. */
export const PAYMENT_REMINDERS_PER_RUN = 20;

/** A booking that was confirmed a moment ago has just named its payments. */
export const REMINDERS_SETTLE_MS = 3 * 86_400_000;

const SCHEDULE = { id: 'system', role: 'system' } as const;

/**
 * Reminds clients of what is due soon or late, or their agents where no address is known (MONEY-10); each kind once for a day of a booking, written down
 * with its mail. `now` in milliseconds. Gives how many went out. Throws DomainError 'unavailable'.
 */
export async function remindPayments(ctx: Ctx): Promise<{ reminded: number }> {
	if (!isOfficeHour(ctx.now)) return { reminded: 0 };
	let reminded = 0;
	for (const due of await dueReminders(ctx)) {
		try {
			if (await remind(ctx, due)) reminded += 1;
		} catch (error) {
			if (isUnavailable(error)) throw error;
			if (!isSettled(error)) logFault('a payment reminder could not be written', error, { about: due.leadId });
		}
	}
	return { reminded };
}

/** Another run has reminded, or it was paid or stopped in this moment. */
function isSettled(error: unknown): boolean {
	return (
		breaksConstraint(error, 'payment_reminder', 'unique') || (error instanceof DomainError && error.code === 'conflict')
	);
}

export const isInstalmentOpen = sql`${instalment.minor} > ${instalment.receivedMinor} + ${instalment.waivedMinor}`;

export const isReminderStopped = sql`exists (select 1 from ${paymentReminderStop} where ${eq(paymentReminderStop.leadNo, lead.no)})`;

type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number];

/** What is to be reminded of, the longest due first; the query behind a run. */
export function dueReminders({ db, now, today }: Ctx) {
	const { kind, isReminded } = remindedKind(instalment.dueDate, today);
	return db
		.select({
			...{
				no: instalment.no,
				kind,
				dueDate: instalment.dueDate,
				leadNo: lead.no,
				leadId: lead.id,
				brandKey: lead.brandKey,
			},
			...{ origin: lead.origin, clientEmail: CLIENT_EMAIL, agentLanguage: lead.language },
		})
		.from(instalment)
		.innerJoin(lead, eq(lead.no, instalment.leadNo))
		.where(
			and(
				sql`"instalment"."minor" > "instalment"."received_minor" + "instalment"."waived_minor"`,
				isReminded,
				lte(instalment.createdAt, now - REMINDERS_SETTLE_MS),
				inArray(lead.status, ['confirmedBooking', 'cancelledBooking']),
				isNull(lead.hotelNo),
				isNotNull(lead.origin),
				sql`not ${isReminderStopped}`,
				sql`not exists (select 1 from ${paymentReminder} where ${eq(paymentReminder.leadNo, lead.no)}
					and ${eq(paymentReminder.dueDate, instalment.dueDate)} and ${paymentReminder.kind} = ${kind}
					and not ${paymentReminder.isDeposit})`,
			),
		)
		.orderBy(asc(instalment.dueDate), asc(instalment.no))
		.limit(PAYMENT_REMINDERS_PER_RUN);
}

/** An instalment to remind of; without the client's address its agent, else the brand, is written to. */
export type RemindedInstalment = Pick<
	DueReminder,
	'no' | 'dueDate' | 'leadNo' | 'leadId' | 'brandKey' | 'origin' | 'clientEmail' | 'agentLanguage'
> & { kind: ReminderKind };

/** The mail of a reminder with its payment link, as a row of the outbox; null where none can go out. */
export async function reminderMail(ctx: Ctx, due: RemindedInstalment) {
	const { db, now, today, settings } = ctx;
	const { kind } = due;
	const profile = knownBrands().of(due.brandKey);
	if (due.origin === null) return null;
	const origin = linkOrigin(due.origin, profile, settings);
	const kept = await keepLink({
		ctx: { db, now, settings, brand: profile },
		...{ actor: SCHEDULE, leadNo: due.leadNo, instalmentNo: due.no, forNo: due.no, dueDate: due.dueDate },
	});
	const url = origin + paymentLinkPath(await tokenAgain(settings, PAYMENT_TOKENS, kept));
	const look = await paymentLook({ db, settings }, new URL(url));
	if (!look) return null;
	const { link, brand, language } = look;
	const { agency, agent } = link;
	const isOfAgency = agency !== null && agency.teamBrandKey === null && agent !== null;
	const clientAddress = due.clientEmail === null ? null : mailAddress(due.clientEmail);
	const receiver = clientAddress === null ? 'agent' : 'client';
	const address = clientAddress ?? mailAddress(isOfAgency ? agent.email : brand.email);
	if (!address) return null;
	const request = paymentRequest(link.instalments, link.position, today);
	const about = { brand: mailBrand(brand, origin), request, booking: link, url };
	const agentName = [agent?.firstName, agent?.lastName].filter(Boolean).join(' ');
	const mail = brandMailValues(
		{ brand, now },
		{
			kind: 'payment-reminder',
			to: { address },
			replyTo: receiver === 'client' && isOfAgency ? agent.email : brand.email,
			content:
				receiver === 'client'
					? paymentLinkMail({
							...about,
							language,
							reminder: kind,
							sender: isOfAgency
								? { name: agentName || agency.name, agency: agency.name }
								: { name: brand.name, agency: null },
						})
					: paymentReminderMail({
							...about,
							...{ language: due.agentLanguage, reminder: kind, agent: agentName },
							leadUrl: `${origin}/partner/dashboard/leads/${due.leadId}`,
						}),
		},
		{ leadNo: sql<number>`${due.leadNo}` },
	);
	return { mail, receiver, openMinor: request.openMinor } as const;
}

/** Writes one reminder with its mail; false where no mail can go out. */
async function remind(ctx: Ctx, due: DueReminder): Promise<boolean> {
	const { db, now } = ctx;
	const { kind } = due;
	if (kind === null) return false;
	const written = await reminderMail(ctx, { ...due, kind });
	if (!written) return false;
	const { mail, receiver, openMinor } = written;
	const profile = knownBrands().of(due.brandKey);
	await auditedWrite({
		...{ ctx: { db, now, brand: profile }, actor: SCHEDULE, action: 'payment.reminded' },
		// While it is open and no one has stopped it.
		subject: sql`select ${lead.id} from ${lead} where ${and(
			eq(lead.no, due.leadNo),
			sql`not ${isReminderStopped}`,
			sql`exists (select 1 from ${instalment} where ${and(eq(instalment.no, due.no), isInstalmentOpen)})`,
		)}`,
		detail: { kind, dueDate: due.dueDate, receiver },
		statements: [
			db.insert(paymentReminder).values({
				...{ leadNo: due.leadNo, dueDate: due.dueDate, kind, receiver, openMinor, createdAt: now },
			}),
			db.insert(mailOutbox).values(mail),
		],
	});
	return true;
}
