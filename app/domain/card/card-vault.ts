import type { CardBrand } from './card-brand';

/** A card as it is put into the vault; the security code is checked and dropped before (PRIVACY-2). */
export type CardData = {
	/** Digits only. */
	number: string;
	name: string;
	/** 1 to 12. */
	expiryMonth: number;
	/** Four digits. */
	expiryYear: number;
};

/** What may be known of a stored card outside of the vault (PRIVACY-1). */
export type StoredCard = {
	token: string;
	brand: CardBrand;
	lastFour: string;
	/** `YYYY-MM`. */
	expiry: string;
};

/**
 * Where card data go, and the only place they are in. A deployment may put an outside vault in the place of the embedded one
 * (`embedded-vault.server.ts`). Tokens belong to a brand: another brand's vault does not know them.
 */
export type CardVault = {
	/** Keeps a card. `visitor` counts the write as any other of his; throws DomainError 'too-many-requests' or 'unavailable'. */
	store: (card: CardData) => Promise<StoredCard>;
	/** What may be known of a card, null for a token that this brand's vault does not have. */
	find: (token: string) => Promise<StoredCard | null>;
	/** The card itself. Only for `revealCard`, which asks for the role and writes the audit row first. */
	unsafeOpen: (token: string) => Promise<CardData | null>;
};

/** What a card shows of itself. */
export function describeCard(
	token: string,
	{ number, expiryMonth, expiryYear }: CardData,
	brand: CardBrand,
): StoredCard {
	return {
		token,
		brand,
		lastFour: number.slice(-4),
		expiry: `${expiryYear}-${String(expiryMonth).padStart(2, '0')}`,
	};
}
