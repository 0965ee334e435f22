import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { brand } from '#db/schema/brand';
import { crashReport } from '#db/schema/crash-report';
import { enqueueMail } from '~/domain/mail/outbox/enqueue-mail.server';
import { crashText, fingerprint } from '~/platform/crash-fingerprint';
import { redactLocation } from '~/platform/redact';
import { crashMail } from './crash-mail';

/** What a caller tells (MAIL-16). */
export type CrashReportInput = {
	/** `site` for server errors, `browser` for front-end ones. */
	origin: 'site' | 'browser';
	/** Message and stack as text. */
	error: string;
	location?: string | null;
	hasReloaded?: boolean;
	/** Public id of who was signed in; never a name. */
	user?: string | null;
	/** Id of the request in which it happened. */
	requestId?: string | null;
};

const LOCATION_LIMIT = 500;
const DAY_MS = 24 * 3_600_000;
/**
 * Mails about all crashes of an origin together. Browsers' reports can come from anyone, and invented ones must neither fill the team's
 * mailbox nor silence what the site itself reports: each origin has its own count.
 */
const MAILS_PER_DAY = { site: 40, browser: 20 } as const;

/**
 * Keeps a crash once per fingerprint, counted, and tells the team at most once a day about each. Texts are cut and redacted before
 * anything else sees them. `now` is in milliseconds. Answers whether a mail was put into the outbox.
 */
export async function recordCrash(options: {
	db: Database;
	input: CrashReportInput;
	/** Brand whose team is told. */
	teamBrandKey: string;
	now: number;
}): Promise<{ hasNotified: boolean }> {
	const { db, input, teamBrandKey, now } = options;
	const origin = input.origin === 'site' ? 'site' : 'browser';
	const error = crashText(String(input.error));
	const place = input.location ? redactLocation(String(input.location).slice(0, 2 * LOCATION_LIMIT)) : null;
	const location = place?.slice(0, LOCATION_LIMIT) ?? null;
	const hasReloaded = typeof input.hasReloaded === 'boolean' ? input.hasReloaded : null;
	const userId = typeof input.user === 'string' && /^[\w-]{1,80}$/.test(input.user) ? input.user : null;
	const requestId =
		typeof input.requestId === 'string' && /^[\w.:-]{1,128}$/.test(input.requestId) ? input.requestId : null;
	const print = await fingerprint(origin, error);

	return db.transaction(async (tx) => {
		await tx
			.insert(crashReport)
			.values({
				fingerprint: print,
				origin,
				error,
				location,
				hasReloaded,
				userId,
				requestId,
				createdAt: now,
				lastSeenAt: now,
			})
			.onConflictDoUpdate({
				target: crashReport.fingerprint,
				set: {
					count: sql`${crashReport.count} + 1`,
					lastSeenAt: now,
					error,
					location,
					hasReloaded,
					userId,
					requestId,
					doneAt: null,
				},
			});
		const [team] = await tx.select().from(brand).where(eq(brand.key, teamBrandKey));
		const told = await tx.$count(
			crashReport,
			and(gt(crashReport.notifiedAt, now - DAY_MS), eq(crashReport.origin, origin)),
		);
		if (!team || told >= MAILS_PER_DAY[origin]) return { hasNotified: false };
		const isDue = or(isNull(crashReport.notifiedAt), lte(crashReport.notifiedAt, now - DAY_MS));
		const [crash] = await tx
			.update(crashReport)
			.set({ notifiedAt: now })
			.where(and(eq(crashReport.fingerprint, print), isDue))
			.returning();
		if (!crash) return { hasNotified: false };
		await enqueueMail(
			tx,
			{
				brandKey: team.key,
				kind: 'crash-report',
				from: { name: `${team.name} crash reports`, address: team.teamEmail },
				to: team.teamEmail,
				content: crashMail(crash),
			},
			now,
		);
		return { hasNotified: true };
	});
}
