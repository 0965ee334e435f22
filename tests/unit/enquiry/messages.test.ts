import { describe, expect, it } from 'vitest';
import { FAULT_KEYS } from '~/domain/enquiry/fault';
import de from '~/locales/de/enquiry';
import en from '~/locales/en/enquiry';
import { serverTexts } from '~/locales/server';

/** Texts that P§5 and P§8 quote, byte for byte. */
describe('quoted texts', () => {
	it.each([
		[en.error.past, 'Check-in date is in the past.'],
		[
			en.error.sold,
			'The property is sold in your desired period. Please see the availabilities to find an available period.',
		],
		[en.error.name, 'Please enter your name'],
		[en.error.email, 'Please enter your email address'],
		[en.error.message, 'Please provide a message'],
		[en.error.privacy, 'Please accept the privacy policy'],
		[en.error.checkIn, 'Please enter the check in date'],
		[en.error.checkOut, 'Please enter the check out date'],
		[en.error.order, 'Check out date has to be after check in date'],
		[en.contactSuccess, 'Message sent successfully'],
		[en.failed, 'A problem occured. Please reach us via email or phone'],
		[
			en.success.whole,
			'Thank you for your Enquiry! We will contact you within 24h. Please also check your spam folder.',
		],
		[`${en.success.headline} ${en.success.text}`, en.success.whole],
		[`${de.success.headline} ${de.success.text}`, de.success.whole],
	])('%s', (text, quoted) => {
		expect(text).toBe(quoted);
	});
});

describe('every fault', () => {
	it.each(['en', 'de'] as const)('has its sentence in %s', (language) => {
		for (const key of FAULT_KEYS) {
			for (const count of [1, 5]) {
				const sentence = serverTexts(language).t(`enquiry:error.${key}`, { count });
				expect(sentence).not.toContain('error.');
				expect(sentence).not.toContain('{{');
			}
		}
	});

	it('is told in German with the formal Sie', () => {
		const sentences = JSON.stringify(de);
		expect(sentences).not.toMatch(/\b(du|dein|deine|dir|dich|euch|euer)\b/i);
	});
});
