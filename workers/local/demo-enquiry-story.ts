import { eq } from 'drizzle-orm';
import type { Database } from '#db/client';
import { enquiry, enquiryNote } from '#db/schema/enquiry';
import { user } from '#db/schema/user';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import type { PlainDate } from '~/domain/date/plain-date';
import { moveEnquiry } from '~/domain/enquiry/desk/move-enquiry.server';
import type { Language } from '~/domain/language/language';
import { messageStatements } from '~/domain/mail-thread/thread-statements.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import { prepareFromEnquiry } from '~/domain/proposal/prepare-from-enquiry.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { loadActorOfUser } from '~/domain/session/load-actor.server';
import { openBrands } from '~/domain/team/open-brands';
import { asTeam } from '~/domain/team/team-of-brand.server';
import type { DemoStory } from './demo-enquiry-list';

const HOUR = 3_600_000;

/** The demonstration's person who answers guests. */
const TEAM_LOGIN = 'lena@firnlicht.example';

type Telling = { id: string; story: DemoStory; today: PlainDate; now: number; origin: string; formSecret: string };

/** Writes what happened to a demonstration enquiry since it came, as the team's own acts and the guest's mails; nothing is sent. */
export async function tellStory(db: Database, { id, story, today, now, origin, formSecret }: Telling): Promise<void> {
	const [row] = await db.select().from(enquiry).where(eq(enquiry.id, id));
	const [person] = await db.select({ no: user.no }).from(user).where(eq(user.email, TEAM_LOGIN));
	const [brand] = openBrands();
	const actor = person && (await loadActorOfUser(db, person.no, { pictureBaseUrl: '' }));
	if (!row || !brand || !person || !actor) return;
	const at = (after: number) => Math.min(row.createdAt + after * HOUR, now);
	const settings = {
		...{ FORM_SECRET: formSecret, FORM_SECRET_BEFORE: null },
		WRITES_PER_TEN_MINUTES: 1000,
		PICTURE_BASE_URL: '',
	} as RequestContext['settings'];
	const ctx = {
		...{ db, actor, brand, today, settings, origin, linkOrigin: origin, language: row.language, catalogueVersion: 1 },
		services: { wakeMailer: async () => {} } as unknown as RequestContext['services'],
		...{ waitUntil: (promise: Promise<unknown>) => void promise, visitor: 'demonstration' },
	};
	const asked = await asTeam({ ...ctx, now: at(0) }, row.brandKey);
	const agencyNo = asked.actor?.agency?.no ?? 0;
	const subject = { no: row.no, id, brandKey: row.brandKey, agencyNo, about: 'enquiry' as const };
	for (const [position, { by, after, text }] of story.lines.entries()) {
		const lineAt = at(after);
		if (by === 'note') {
			const note = {
				id: `note_${id}_${position}`,
				enquiryNo: row.no,
				userNo: person.no,
				body: text,
				createdAt: lineAt,
			};
			await db.insert(enquiryNote).values(note);
			continue;
		}
		const isTeam = by === 'team';
		const message = {
			...{
				side: isTeam ? ('agency' as const) : ('client' as const),
				way: isTeam ? ('app' as const) : ('mail' as const),
			},
			author: isTeam ? [actor.firstName, actor.lastName].filter(Boolean).join(' ') : row.fullName,
			...{ body: text, sourceId: `demo:${position}`, ...(isTeam ? { userNo: person.no } : {}) },
		};
		await writeBatch(db, await messageStatements({ ...ctx, now: lineAt }, subject, message));
	}
	const last = at(story.lines.at(-1)?.after ?? 0);
	if (story.answeredAfter !== null)
		await db
			.update(enquiry)
			.set({ state: 'answered', answeredAt: at(story.answeredAfter), userNo: person.no, movedAt: last })
			.where(eq(enquiry.no, row.no));
	if (story.state === 'offerSent' || story.state === 'won') await offer({ ...ctx, now }, id);
	if (story.state === 'won') await moveEnquiry({ ctx: { ...ctx, now: last }, id, move: 'won' });
	if (story.state === 'lost') await moveEnquiry({ ctx: { ...ctx, now: last }, id, move: 'lost', reason: 'elsewhere' });
}

/** Sends a proposal by link, as the team does. */
async function offer(ctx: Parameters<typeof sendProposal>[0]['ctx'] & Parameters<typeof asTeam>[0], enquiryId: string) {
	const letter = (language: Language, client: string) =>
		language === 'de'
			? `Guten Tag ${client},\n\nwie besprochen finden Sie hier das Angebot für Ihre Woche.`
			: `Dear ${client},\n\nas promised, here is the proposal for your week.`;
	const { id, brandKey } = await prepareFromEnquiry({ ctx, enquiryId, letter });
	const own = await asTeam(ctx, brandKey);
	const { revision } = await findProposal(own, id);
	await sendProposal({ ctx: own, seen: { id, revision }, by: 'link' });
}
