import { sql } from 'drizzle-orm';
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { brandKey } from './brand';
import { createdAt, no } from './columns';

/**
 * Cards of the embedded vault (PRIVACY-1). Number, name and expiry are one AES-GCM text; nothing of a card stands here
 * readable, and the security code nowhere at all. A lead knows a card by its token.
 */
export const card = sqliteTable(
	'card',
	{
		no: no(),
		/** Unguessable; also bound into the cipher, so that no text can be moved to another row. */
		token: text('token').notNull().unique(),
		brandKey: brandKey(),
		/** Tells which key it was written with, for a change of keys. */
		keyId: text('key_id').notNull(),
		/** Base64 of nonce and AES-GCM text. */
		cipher: text('cipher').notNull(),
		createdAt: createdAt(),
	},
	(t) => [index('card_time').on(t.createdAt), check('card_token_length', sql`length(${t.token}) >= 32`)],
);
