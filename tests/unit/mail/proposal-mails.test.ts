import { describe, expect, it } from 'vitest';
import { withCorporateDesign } from '~/domain/brand/with-corporate-design';
import { plainDate } from '~/domain/date/plain-date';
import { agencyMailBrand, mailBrand } from '~/domain/mail/mail-brand';
import { proposalMail } from '~/domain/mail/messages/proposal-mails';
import { proposalReminderMail } from '~/domain/mail/messages/proposal-reminder-mail';
import { renderMail } from '~/domain/mail/render/render-mail';
import type { Snapshot, SnapshotOption, SnapshotPerson } from '~/domain/proposal/snapshot';
import { DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';
import { SAMPLE_OPTION } from '../proposal/sample-option';

const LATER: SnapshotOption = {
	...{ ...SAMPLE_OPTION, key: 'b', name: 'Haus Birke', place: 'Zürs' },
	stay: { checkIn: plainDate('2027-03-08'), checkOut: plainDate('2027-03-12') },
};
const PERSON: SnapshotPerson = {
	client: { firstName: 'Johanna', lastName: 'Roth' },
	agent: { name: 'Clara Engels', email: 'clara@agency.example', phone: null },
	...{ title: '', greeting: '', reasons: {}, salt: '' },
};

function sent(language: 'en' | 'de', options: SnapshotOption[]) {
	const snapshot: Snapshot = {
		...{
			format: 1,
			proposal: 'p',
			version: 1,
			language,
			sentAt: 0,
			onApproval: 'tell',
			agency: 'Nordwand',
			person: '',
		},
		...{ validUntil: Date.UTC(2026, 11, 2, 17), options },
	};
	const brand = mailBrand(DEFAULT_BRAND, 'https://agents.example');
	return { brand, snapshot, person: PERSON, url: 'https://agents.example/p/x' };
}

describe('the mail with a proposal', () => {
	it('names the whole time of its options, in whatever order they stand', () => {
		for (const options of [
			[SAMPLE_OPTION, LATER],
			[LATER, SAMPLE_OPTION],
		])
			expect(proposalMail(sent('en', options)).subject).toBe('Your proposal: 2 options for 6 Feb – 12 Mar 2027');
	});

	it('breaks no line within the date of its end, and names the country of the brand in its language', () => {
		const { html, text } = renderMail(proposalMail(sent('de', [SAMPLE_OPTION])));
		for (const part of [html, text]) expect(part).toContain('Mi\u00a02.\u00a0Dez.\u00a02026, 18:00');
		expect(html).toMatch(/Bregenz, Österreich/);
		expect(renderMail(proposalMail(sent('en', [SAMPLE_OPTION]))).html).toMatch(/Bregenz, Austria/);
	});
});

describe('the head of a mail to a client', () => {
	const logoUrl = 'https://pictures.example/logos/0-900x220.png';
	const headOf = (design: { logoUrl?: string; colors?: { main: string } } | null) => {
		const look = withCorporateDesign(DEFAULT_BRAND, design);
		const brand = agencyMailBrand(look, 'https://agents.example', { name: 'Nordwand <b>Reisen', design });
		const { html } = renderMail(proposalMail({ ...sent('en', [SAMPLE_OPTION]), brand }));
		return /class="serif"[^>]*>([^<]*)</.exec(html)?.[1];
	};

	it('is the agency, where its own logo stands in the place of the brand’s', () => {
		expect(headOf({ logoUrl, colors: { main: '#14533c' } })).toBe('Nordwand &lt;b&gt;Reisen');
	});

	it.each([
		['no design', null],
		['colours alone', { colors: { main: '#14533c' } }],
		['a logo without a colour, which counts for nothing', { logoUrl }],
	])('is the brand with %s', (_, design) => {
		expect(headOf(design)).toBe(DEFAULT_BRAND.name);
	});
});

describe('the reminder of a proposal', () => {
	it('names each option with its place and its dates', () => {
		const { html, text } = renderMail(proposalReminderMail(sent('de', [SAMPLE_OPTION, LATER])));
		expect(text).toContain('Haus Arve, Lech\n  6. – 13. Feb. 2027\nHaus Birke, Zürs\n  8. – 12. März 2027');
		expect(html).toContain('Haus Birke<br>');
	});
});
