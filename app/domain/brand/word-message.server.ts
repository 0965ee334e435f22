import { and, eq, sql } from 'drizzle-orm';
import { brand } from '#db/schema/brand';
import type { RequestContext } from '~/context';
import { DomainError } from '~/platform/errors';
import { auditedWrite } from '../administration/audited-write.server';
import { requireAdmin } from '../administration/require-admin';
import type { Language } from '../language/language';
import { findBrand } from './save-brand.server';
import type { MessageKey, Wording } from './wording';

/** A brand's own messages go with each of its pages, save those of mails. */
const MOST_MESSAGES = 60;
const LONGEST = 2000;

type Wish = {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'brand' | 'now' | 'services' | 'settings'>;
	brandKey: string;
	version: number;
	message: string;
	/** The brand's own texts; '' takes a language back to the product's. */
	own: Record<Language, string>;
	/** The product's texts of this message; a language without it has undefined. */
	product: Record<Language, string | undefined>;
};

/**
 * Words one message of a brand its own way, in one language or both (BRAND-14). The default brand keeps the fixed texts. Throws DomainError
 * 'forbidden', 'not-found', 'invalid' (`fixed-wording`, `no-such-message`, `placeholders`, `too-long`, `too-many-messages`), 'conflict'
 * (`changed-meanwhile`), 'unavailable'.
 */
export async function wordMessage({ ctx, brandKey, version, message, own, product }: Wish): Promise<void> {
	const actor = requireAdmin(ctx);
	const { settings } = await findBrand({ ctx, key: brandKey });
	if (brandKey === 'default') throw invalid('fixed-wording');
	const wording: Record<string, Record<string, string>> = structuredClone(settings.wording);
	for (const language of ['en', 'de'] as const) {
		const text = own[language].trim();
		const words = { ...wording[language] };
		delete words[message];
		if (text !== '') words[message] = checked(text, product[language]);
		wording[language] = words;
		if (Object.keys(words).length > MOST_MESSAGES) throw invalid('too-many-messages');
	}
	const seen = and(eq(brand.key, brandKey), eq(brand.version, version));
	await auditedWrite({
		ctx,
		actor,
		action: 'brand.worded',
		subject: sql`select ${brand.key} from ${brand} where ${seen}`,
		detail: { message },
		statements: [
			ctx.db
				.update(brand)
				.set({ settings: { ...settings, wording }, version: version + 1, updatedAt: ctx.now })
				.where(seen),
		],
	});
}

function checked(text: string, product: string | undefined): string {
	if (product === undefined) throw invalid('no-such-message');
	if (text.length > LONGEST) throw invalid('too-long');
	if (placeholders(text) !== placeholders(product)) throw invalid('placeholders');
	return text;
}

/** Names between double braces, each once, in order of the alphabet. */
function placeholders(text: string): string {
	return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1]))].sort().join(' ');
}

function invalid(reason: string): DomainError {
	return new DomainError('invalid', `A wording cannot be saved: ${reason}`, { reason });
}

/** Messages that a brand words itself, in the order of their keys. */
export function wordedMessages(wording: Wording): MessageKey[] {
	const keys = Object.values(wording).flatMap((words) => Object.keys(words ?? {}));
	return [...new Set(keys)].sort() as MessageKey[];
}
