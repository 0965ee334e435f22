import { and, eq } from 'drizzle-orm';
import { card } from '#db/schema/card';
import { writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import { randomToken } from '~/platform/random-token';
import type { SealKey } from '~/platform/seal-key';
import { rateStatements } from '../rate-limit/rate-statements.server';
import { refuseTooMany } from '../rate-limit/refuse-too-many.server';
import { cardBrand } from './card-brand';
import { type CardCipher, cardCipher } from './card-cipher.server';
import { type CardVault, describeCard } from './card-vault';

type VaultContext = Pick<RequestContext, 'settings' | 'db' | 'brand' | 'visitor' | 'now'>;

/** The cipher of the key seen last: making one is work, and an isolate has one key. */
let last: { key: Uint8Array; cipher: Promise<CardCipher> } | undefined;

function cipherFor(key: SealKey): Promise<CardCipher> {
	if (last?.key !== key) last = { key, cipher: cardCipher(key) };
	return last.cipher;
}

/** The vault in our own database (PRIVACY-1); null without a key: then cards are not offered at all. */
export function embeddedVault(ctx: VaultContext): CardVault | null {
	const { db, now, visitor, settings } = ctx;
	const key = settings.CARD_VAULT_KEY;
	if (!key) return null;

	async function unsafeOpen(token: string) {
		const cipher = await cipherFor(key as SealKey);
		const [row] = await db
			.select({ sealed: card.cipher, keyId: card.keyId })
			.from(card)
			.where(and(eq(card.token, token), eq(card.brandKey, ctx.brand.key)));
		// Of a key that is neither ours nor the one before: as good as gone.
		return row && cipher.opens(row.keyId) ? await cipher.open(token, row.sealed) : null;
	}

	return {
		async store(data) {
			const cipher = await cipherFor(key);
			const token = `card_${randomToken(20)}`;
			const values = {
				token,
				brandKey: ctx.brand.key,
				keyId: cipher.keyId,
				cipher: await cipher.seal(token, data),
				createdAt: now,
			};
			try {
				await writeBatch(db, [
					...rateStatements(db, visitor, settings.WRITES_PER_TEN_MINUTES, now),
					db.insert(card).values(values),
				]);
			} catch (error) {
				throw refuseTooMany(error, now);
			}
			return describeCard(token, data, cardBrand(data.number));
		},
		async find(token) {
			const data = await unsafeOpen(token);
			return data && describeCard(token, data, cardBrand(data.number));
		},
		unsafeOpen,
	};
}
