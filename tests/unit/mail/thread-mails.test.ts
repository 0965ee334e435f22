import { describe, expect, it } from 'vitest';
import { mailBrand } from '~/domain/mail/mail-brand';
import { agencyMessageMail } from '~/domain/mail/messages/thread-mails';
import { renderMail } from '~/domain/mail/render/render-mail';
import { DEFAULT_BRAND } from '../../../db/seed/brands/brand-profiles';

const SIGNATURE = 'Clara Maria Engels\nNordwand Reisen';

function textOf(body: string, author = 'Clara Maria Engels') {
	const mail = agencyMessageMail({
		brand: mailBrand(DEFAULT_BRAND, 'https://agents.example'),
		language: 'en',
		agency: 'Nordwand Reisen',
		message: { author, body, question: null, files: [] },
		url: null,
	});
	return renderMail(mail).text;
}

describe("the mail with an agency's answer", () => {
	it.each(['Yes, it is free.', 'It is what Clara said.', 'Regards\nMarie-Clara', 'Clara:\n\nYes, it is free.'])(
		'signs what its author has not signed: %j',
		(body) => {
			expect(textOf(body)).toContain(SIGNATURE);
		},
	);

	it.each([
		'Yes.\n\nKind regards\nClara',
		'Yes.\nclara maria engels\n',
		'Yes. Best, Clara',
		'Yes.\n\nClara Maria\u00a0Engels ',
	])('does not sign again what its author has signed: %j', (body) => {
		expect(textOf(body)).toContain('Yes.');
		expect(textOf(body)).not.toContain(SIGNATURE);
	});

	it('signs once with the name of an agency that is its author', () => {
		expect(textOf('Yes.', 'Nordwand Reisen')).not.toContain('Nordwand Reisen\nNordwand Reisen');
	});
});
