import { eq } from 'drizzle-orm';
import { openDatabase } from '#db/client';
import { property } from '#db/schema/property';
import { user } from '#db/schema/user';
import { knownBrands } from '~/domain/brand/known-brands';
import { refreshBrands } from '~/domain/brand/refresh-brands.server';
import { resolveBrand } from '~/domain/brand/resolve-brand';
import { plainDate } from '~/domain/date/plain-date';
import { saveInterest } from '~/domain/lead/save-interest.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { findProposal } from '~/domain/proposal/find-proposal.server';
import type { ProposalDraft } from '~/domain/proposal/read-proposal-form';
import { saveProposal } from '~/domain/proposal/save-proposal.server';
import { sendProposal } from '~/domain/proposal/send-proposal.server';
import { loadActorOfUser } from '~/domain/session/load-actor.server';
import { enquiryContext } from '../enquiry/enquiry-context';
import { type Product, TODAY } from '../product';

export type Stay = { propertyKey: string; checkIn: string; checkOut: string };

/** The agent of the demonstration who sends, as the verbs see a request of theirs on the demonstration brand's host. */
export async function agentContext(product: Product, subject = 'agent') {
	const db = openDatabase({ url: product.installation.databaseUrl });
	await refreshBrands({ db, pictureBaseUrl: 'https://pictures.example' });
	const [row] = await db.select({ no: user.no }).from(user).where(eq(user.subject, subject));
	const actor = await loadActorOfUser(db, row?.no ?? 0, { pictureBaseUrl: 'https://pictures.example' });
	const host = 'demo.localhost';
	const brand = resolveBrand({ host, company: null, pinnedKey: null, isTrade: true }, knownBrands().profiles);
	const ctx = enquiryContext(db, { now: Date.now(), limit: 100_000 });
	return { ...ctx, brand, actor, today: plainDate(TODAY), catalogueVersion: 1 };
}

type Agent = Awaited<ReturnType<typeof agentContext>>;

/** Saves an interest of the client in a property for each stay; the ids of the leads. */
export async function saveStays(ctx: Agent, stays: readonly Stay[]): Promise<string[]> {
	const leads: string[] = [];
	for (const { propertyKey, checkIn, checkOut } of stays) {
		const [house] = await ctx.db.select({ id: property.id }).from(property).where(eq(property.key, propertyKey));
		const saved = await saveInterest({
			ctx,
			about: { propertyId: house?.id ?? '' },
			input: {
				...{ firstName: 'Katharina', lastName: 'Brenninger', nationality: 'AT' },
				...{ checkIn, checkOut, serviceLevel: 'catered', pax: 4 },
			},
			...{ expected: {}, clientKey: crypto.randomUUID(), onOtherBody: 'create', vault: null },
		});
		if (saved.outcome !== 'stored') throw new Error(JSON.stringify(saved));
		leads.push(saved.id);
	}
	return leads;
}

/** Sends a proposal with an option for each stay; its id, and the token of its link. */
export async function sendOne(ctx: Agent, stays: readonly Stay[], change: Partial<ProposalDraft> = {}) {
	const leads = await saveStays(ctx, stays);
	const { id } = await createProposal({ ctx, leadId: leads[0] ?? '' });
	const token = await send(ctx, id, {
		title: 'A week in the snow',
		// The product believes in another day than its clock.
		validUntil: Date.now() + 3 * 86_400_000,
		greeting: 'Dear Mrs Brenninger,\n\nthank you for the call.',
		options: leads.map((leadId, at) => ({
			...{ leadId, markupKind: 'amount', markup: at === 0 ? 12_300 : 0, priceMinor: null },
			reason: at === 0 ? 'It is nearest to the ski school.' : '',
		})),
		...change,
	});
	return { id, leads, token };
}

/** Saves a draft with changes, and sends it as the next version; the token of its link. */
export async function send(
	ctx: Agent,
	id: string,
	change: Partial<ProposalDraft>,
	by: 'mail' | 'link' = 'link',
): Promise<string> {
	const row = await findProposal(ctx, id);
	const { revision } = await saveProposal({
		ctx,
		seen: { id, revision: row.revision },
		draft: {
			...{ language: row.language, clientFirstName: row.clientFirstName, clientLastName: row.clientLastName },
			...{ clientEmail: 'kb@brenninger.example', title: row.title, greeting: row.greeting },
			...{ validUntil: row.validUntil, onApproval: row.onApproval, firstChoice: null },
			options: row.options.map(({ lead, markupKind, markup, priceMinor, reason }) => ({
				...{ leadId: lead.id, markupKind, markup, priceMinor, reason },
			})),
			...change,
		},
	});
	const result = await sendProposal({ ctx, seen: { id, revision }, by });
	if (result.outcome !== 'sent') throw new Error(JSON.stringify(result));
	return result.link.split('/p/')[1] ?? '';
}
