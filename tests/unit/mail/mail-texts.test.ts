import { describe, expect, it } from 'vitest';
import { pageMessages, type Wording } from '~/domain/brand/wording';
import { mailBrand } from '~/domain/mail/mail-brand';
import { mailTexts } from '~/domain/mail/mail-texts';
import { conversationMail } from '~/domain/mail/messages/conversation-mail';
import { enquiryGuestMail } from '~/domain/mail/messages/enquiry-guest-mail';
import { enquiryTeamMail } from '~/domain/mail/messages/enquiry-team-mail';
import { renderMail } from '~/domain/mail/render/render-mail';
import { CONSUMER_BRAND, DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';
import { enquirySample } from './enquiry-sample';

const WORDING: Wording = {
	en: {
		'mail:nextHeading': 'From here on',
		'mail:nights_other': '{{count}} nights away',
		'mail:team': 'All of us at {{brand}}',
		'footer:newsletter.heading': 'Letters from the north',
	},
};
const worded = mailBrand({ ...CONSUMER_BRAND, wording: WORDING }, 'https://www.firnlicht.example/');

describe('a brand with its own wording (BRAND-14)', () => {
	it('says it in both parts of its mails', () => {
		const { html, text } = renderMail(enquiryGuestMail({ ...enquirySample, brand: worded }));
		for (const part of [html, text]) {
			expect(part).toContain('From here on');
			expect(part).toContain('7 nights away');
			expect(part).toContain(`All of us at ${CONSUMER_BRAND.name}`);
			expect(part).toContain('Dear Eleanor Ashcombe,');
			expect(part).not.toContain('What happens next');
		}
	});

	it('says the rest, and all in the other language, as the product does', () => {
		const german = { ...enquirySample, language: 'de' } as const;
		expect(renderMail(enquiryGuestMail({ ...german, brand: worded }))).toEqual(renderMail(enquiryGuestMail(german)));
		expect(renderMail(enquiryGuestMail(enquirySample)).html).toContain('What happens next');
	});

	it('sets the texts up once for all mails of a wording and language', () => {
		const again = mailBrand({ ...DEFAULT_BRAND, wording: WORDING }, 'https://agents.example');
		expect(mailTexts(again, 'en')).toBe(mailTexts(worded, 'en'));
		expect(mailTexts(again, 'de')).not.toBe(mailTexts(worded, 'en'));
	});

	it('sends no words of its mails to pages', () => {
		expect(pageMessages(WORDING.en)).toEqual({ 'footer:newsletter.heading': 'Letters from the north' });
		expect(pageMessages(WORDING.de)).toBeUndefined();
	});
});

describe('what a stranger types', () => {
	it.each(['$t(mail:closing)', '$& $` $$'])('%s as a name arrives as it was typed', (fullName) => {
		for (const describeMail of [enquiryGuestMail, enquiryTeamMail]) {
			const { html, text } = renderMail(describeMail({ ...enquirySample, fullName }));
			expect(text).toContain(fullName);
			expect(html).toContain(fullName.replaceAll('&', '&amp;'));
		}
		expect(renderMail(enquiryGuestMail({ ...enquirySample, fullName: '$t(mail:closing)' })).text).toContain(
			'Dear $t(mail:closing),',
		);
	});

	it('takes no other value, wherever it stands', () => {
		const said = { from: '{{reference}} {{brand}} {{count}}', reference: '$t(closing) {{from}}' };
		const { subject, text } = renderMail(
			conversationMail({ brand: worded, language: 'en', name: 'Ada', unread: 2, url: 'https://a.example', ...said }),
		);
		expect(subject).toBe(`2 messages from ${said.from} · ${said.reference}`);
		expect(text.replace(/\s+/g, ' ')).toContain(
			`${said.from} has written to you about ${said.reference}. The messages`,
		);
	});

	it('greets nobody by what is no name', () => {
		expect(renderMail(enquiryGuestMail({ ...enquirySample, fullName: '{{brand}}' })).text).toContain('Good day,');
		expect(renderMail(enquiryTeamMail({ ...enquirySample, fullName: '{{brand}}' })).text).toContain('{{brand}}');
	});
});
