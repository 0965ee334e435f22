import { describe, expect, it } from 'vitest';
import { cardBrand, cardBrandName } from '~/domain/card/card-brand';
import { cardCipher } from '~/domain/card/card-cipher.server';
import { describeCard } from '~/domain/card/card-vault';
import { readSettings } from '~/platform/env';

const KEY = new Uint8Array(32).fill(7);
const CARD = { number: '4000001234567899', name: 'Ada Thorne', expiryMonth: 9, expiryYear: 2028 };
const TOKEN = 'card_0123456789abcdef0123456789abcdef';

describe('cardCipher', () => {
	it('opens what it has sealed, and never seals twice alike', async () => {
		const cipher = await cardCipher(KEY);
		const [first, second] = [await cipher.seal(TOKEN, CARD), await cipher.seal(TOKEN, CARD)];
		expect(first).not.toBe(second);
		expect(await cipher.open(TOKEN, first)).toEqual(CARD);
		for (const readable of [CARD.number, CARD.name, '7899', '2028']) {
			expect(first).not.toContain(readable);
			expect(atob(first)).not.toContain(readable);
		}
	});

	it('opens nothing under another token, another key, or changed', async () => {
		const cipher = await cardCipher(KEY);
		const other = await cardCipher(new Uint8Array(32).fill(8));
		const sealed = await cipher.seal(TOKEN, CARD);
		await expect(cipher.open(`${TOKEN}0`, sealed)).rejects.toThrow();
		await expect(other.open(TOKEN, sealed)).rejects.toThrow();
		await expect(cipher.open(TOKEN, `${sealed.slice(0, -6)}AAAAAA`)).rejects.toThrow();
		expect(other.keyId).not.toBe(cipher.keyId);
	});
});

describe('the visible part of a card', () => {
	it.each([
		['3782 822463 10005', 'amex', 'American Express'],
		['4000 0012 3456 7899', 'visa', 'Visa'],
		['5500 0000 0000 0004', 'mastercard', 'Mastercard'],
		['2720 9900 0000 0000', 'mastercard', 'Mastercard'],
		['2721 0000 0000 0000', 'other', null],
		['6011 0000 0000 0004', 'other', null],
	] as const)('%s is %s', (number, brand, name) => {
		expect(cardBrand(number)).toBe(brand);
		expect(cardBrandName(brand)).toBe(name);
	});

	it('is brand, last four digits and expiry', () => {
		expect(describeCard(TOKEN, CARD, 'visa')).toEqual({
			token: TOKEN,
			brand: 'visa',
			lastFour: '7899',
			expiry: '2028-09',
		});
	});
});

describe('CARD_VAULT_KEY', () => {
	const settings = (key?: string) =>
		readSettings({
			LIBSQL_URL: 'http://127.0.0.1:1',
			PICTURE_BASE_URL: 'https://pictures.example',
			FORM_SECRET: 'sixteen-characters',
			...(key === undefined ? {} : { CARD_VAULT_KEY: key }),
		});

	it('has no fall-back', () => {
		expect(settings().CARD_VAULT_KEY).toBeNull();
		expect(settings('').CARD_VAULT_KEY).toBeNull();
	});

	it('is 32 bytes, in base64 or base64url', () => {
		const bytes = Buffer.alloc(32, 0xfb);
		expect(settings(bytes.toString('base64')).CARD_VAULT_KEY).toEqual(new Uint8Array(bytes));
		expect(settings(bytes.toString('base64url')).CARD_VAULT_KEY).toEqual(new Uint8Array(bytes));
	});

	it.each(['secret', Buffer.alloc(31).toString('base64'), 'not base64 at all!'])('refuses %s', (key) => {
		expect(() => settings(key)).toThrow('CARD_VAULT_KEY has to be 32 bytes in base64');
	});
});
