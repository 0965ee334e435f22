import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RETENTION_DAYS } from '~/domain/enquiry/forget-old-records.server';

const WORDS: Record<number, [en: RegExp, de: RegExp]> = {
	30: [/\b30 days\b/, /\b30 Tage/],
	90: [/\b90 days\b/, /\b90 Tage/],
	730: [/\btwo years\b/, /\bzwei Jahre/],
	1095: [/\bthree years\b/, /\bdrei Jahre/],
};

test.each(Object.entries(RETENTION_DAYS))('the privacy policy names the time that we keep %s', (_name, days) => {
	for (const [index, language] of ['en', 'de'].entries()) {
		const policy = readFileSync(`app/content/privacy-policy.${language}.md`, 'utf8');
		expect(policy).toMatch(WORDS[days]?.[index] ?? `${days} days`);
	}
});
