import { describe, expect, it } from 'vitest';
import { serverTexts } from '~/locales/server';
import { BRAND_PROFILES, DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';
import { messagesOf } from './locale-messages';
import { SPECIFIED_TEXTS } from './specified-texts';

const MISSPELLED = /occured|four your|seeing forward|less travelers|can not provide|Ooops/;
const others = BRAND_PROFILES.filter((brand) => brand !== DEFAULT_BRAND);

describe('the wording of brands (BRAND-14)', () => {
	it('leaves the default brand every byte of the fixed texts', () => {
		expect(DEFAULT_BRAND.wording).toEqual({});
		const { t } = serverTexts({ language: 'en', brand: DEFAULT_BRAND });
		const keys = SPECIFIED_TEXTS.flatMap(({ keys: of = [] }) => of.flatMap((key) => key.split(' + ')));
		const messages = messagesOf('en');
		for (const key of keys)
			expect(t(key as 'common:error.severeText', { skipInterpolation: true }), key).toBe(messages.get(key));
	});

	it.each(others)('misspells nothing on $name', (brand) => {
		const { t } = serverTexts({ language: 'en', brand });
		const wrong = [...messagesOf('en').keys()].filter((key) =>
			MISSPELLED.test(t(key as 'common:error.severeText', { skipInterpolation: true })),
		);
		expect(wrong).toEqual([]);
	});

	it.each(BRAND_PROFILES)('replaces only messages that there are, on $name', ({ wording }) => {
		for (const language of ['en', 'de'] as const) {
			const known = messagesOf(language);
			expect(Object.keys(wording[language] ?? {}).filter((key) => !known.has(key))).toEqual([]);
		}
	});
});
