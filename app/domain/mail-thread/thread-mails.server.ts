import { mailOutbox } from '#db/schema/mail';
import type { proposal } from '#db/schema/proposal';
import type { BuiltStatement } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { linkOrigin } from '../brand/brand-origins';
import { knownBrands } from '../brand/known-brands';
import { withCorporateDesign } from '../brand/with-corporate-design';
import type { Language } from '../language/language';
import { agencyMailBrand, mailBrand } from '../mail/mail-brand';
import { agencyMessageMail, clientMessageMail } from '../mail/messages/thread-mails';
import { type BrandMail, brandMailValues } from '../mail/outbox/brand-mail.server';
import { noticeMail } from '../mail/outbox/notice-mail.server';
import { aboutProposal } from '../proposal/mail-about-proposal.server';
import { linkAddress, workingLink } from '../proposal/proposal-link.server';
import { unsafeLoadActorAgency } from '../session/load-actor.server';
import { replyAddress, threadIdOf, threadRoot } from './reply-address';
import { threadSecret } from './thread-statements.server';

type Context = Pick<RequestContext, 'db' | 'settings' | 'now' | 'origin'>;
type Row = typeof proposal.$inferSelect;
type Agent = { email: string; firstName: string | null; lastName: string | null; language: Language | null };

/**
 * The mail to the agent about words of the client, and to the team whose agent it is; an answer to it goes on to the client.
 */
export async function mailToAgent(
	ctx: Context,
	{ row, agent, teamBrandKey }: { row: Row; agent: Agent; teamBrandKey: string | null },
	message: {
		author: string;
		body: string;
		isMail: boolean;
		otherAddress: string | null;
		files: readonly string[];
		isHeld?: boolean;
	},
): Promise<BuiltStatement[]> {
	const brand = knownBrands().of(row.brandKey);
	const origin = linkOrigin(ctx.origin, brand, ctx.settings);
	const { address, root } = await answering(ctx, row, 'agency');
	const mail = {
		replyTo: message.isHeld ? agent.email : (address ?? row.clientEmail ?? agent.email),
		content: clientMessageMail({
			...{ brand: mailBrand(brand, origin), isAnswerable: address !== null },
			...{ language: agent.language ?? row.language, message },
			client: [row.clientFirstName, row.clientLastName].filter(Boolean).join(' '),
			agent: [agent.firstName, agent.lastName].filter(Boolean).join(' '),
			url: `${origin}/partner/proposals/${row.id}/messages`,
		}),
	};
	const kind = message.isHeld ? 'held' : 'written';
	const mails: BrandMail[] = [{ kind: `thread-agent-${kind}`, to: { address: agent.email }, ...mail }];
	if (teamBrandKey !== null) mails.push({ kind: `thread-team-${kind}`, to: 'team', ...mail });
	return mails.flatMap((each) => {
		const values = brandMailValues({ brand, now: ctx.now }, each, aboutProposal(row.no));
		return noticeMail(ctx.db, { ...values, threadRoot: root });
	});
}

/** The mail to the client with an answer of the agency; none where the client has no address. */
export async function mailToClient(
	ctx: Context,
	row: Row,
	message: {
		author: string;
		body: string;
		agencyId: string;
		agentEmail: string;
		question: string | null;
		files: readonly string[];
	},
): Promise<BuiltStatement[]> {
	if (!row.clientEmail) return [];
	const store = { pictureBaseUrl: ctx.settings.PICTURE_BASE_URL };
	const [agency, link] = await Promise.all([
		unsafeLoadActorAgency(ctx.db, { id: message.agencyId, ...store }),
		row.state === 'withdrawn' ? null : workingLink(ctx.db, row.no, ctx.now),
	]);
	const brand = withCorporateDesign(knownBrands().of(row.brandKey), agency?.design);
	const origin = linkOrigin(ctx.origin, brand, ctx.settings);
	const { address, root } = await answering(ctx, row, 'client');
	const values = brandMailValues(
		{ brand, now: ctx.now },
		{
			kind: 'thread-client',
			to: { address: row.clientEmail },
			replyTo: address ?? message.agentEmail,
			content: agencyMessageMail({
				...{ brand: agencyMailBrand(brand, origin, agency ?? null), language: row.language, message },
				agency: agency?.name ?? brand.name,
				url: link && `${await linkAddress({ settings: ctx.settings, linkOrigin: origin }, link)}#thread`,
			}),
		},
		aboutProposal(row.no),
	);
	return [ctx.db.insert(mailOutbox).values({ ...values, threadRoot: root })];
}

/** Where a side's reply goes, and what its mail programs know the thread by. */
export async function answering(
	{ db, settings }: Pick<Context, 'db' | 'settings'>,
	{ id, brandKey }: { id: string; brandKey: string },
	side: 'client' | 'agency',
) {
	const secret = await threadSecret({ db, settings }, { id });
	const threadId = await threadIdOf(secret, id);
	return {
		address: await replyAddress({ ...settings, FORM_SECRET: secret }, { brandKey, threadId, side }),
		root: threadRoot(settings, { brandKey, threadId }),
	};
}
