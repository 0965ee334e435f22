import { describe, expect, it } from 'vitest';
import { ERROR_KEYS } from '~/domain/form/field-error';
import de from '~/locales/de/enquiry';
import { serverTexts } from '~/locales/server';

it('thanks in German in one sentence as in two parts', () => {
	expect(`${de.success.headline} ${de.success.text}`).toBe(de.success.whole);
});

describe('every error', () => {
	it.each(['en', 'de'] as const)('has its sentence in %s', (language) => {
		for (const key of ERROR_KEYS) {
			for (const count of [1, 5]) {
				const sentence = serverTexts(language).t(`form-error:${key}`, { count, hours: 48, name: 'Client reference' });
				expect(sentence).not.toContain('error.');
				expect(sentence).not.toContain('{{');
			}
		}
	});

	it('uses the formal Sie in German', () => {
		const sentences = JSON.stringify(de);
		expect(sentences).not.toMatch(/\b(du|dein|deine|dir|dich|euch|euer)\b/i);
	});
});
