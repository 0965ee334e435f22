import type { ContentSection } from '~/domain/content/content-html.server';
import type { Credits } from '~/domain/credits/list-credits.server';
import { formatDate } from '~/domain/date/format-date';
import type { Language } from '~/domain/language/language';
import { escapeHtml } from '~/domain/mail/escape-html';
import { serverTexts } from '~/locales/server';

/** The sources of the catalogue as a section of the legal notice; null where it names none. */
export function creditsSection({ maps, guides, taxes }: Credits, language: Language): ContentSection | null {
	const t = serverTexts(language).getFixedT(language, 'places');
	const read = (day: string | null) => (day ? t('credits.readOn', { date: formatDate(day, language) }) : '');
	const line = (...parts: string[]) => `<li>${parts.filter(Boolean).join(', ')}</li>`;
	const parts = [
		{
			title: t('credits.maps'),
			lines: maps.map(({ source, licence, licenceUrl, readOn }) =>
				line(
					escapeHtml(source),
					`<a href="${escapeHtml(licenceUrl)}" rel="noopener nofollow">${escapeHtml(licence)}</a>`,
					escapeHtml(read(readOn)),
				),
			),
		},
		{
			title: t('credits.guides'),
			lines: guides.map((each) => line(escapeHtml(each.source), escapeHtml(read(each.readOn)))),
		},
		{
			title: t('credits.taxes'),
			lines: taxes.map((each) => line(escapeHtml(each.source), escapeHtml(read(each.readOn)))),
		},
	].filter(({ lines }) => lines.length > 0);
	if (parts.length === 0) return null;
	return {
		id: 'sources',
		heading: t('credits.title'),
		html: parts.map(({ title, lines }) => `<h3>${escapeHtml(title)}</h3>\n<ul>${lines.join('')}</ul>`).join('\n'),
	};
}
