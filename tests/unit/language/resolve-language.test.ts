import { expect, test } from 'vitest';
import { type LanguageSigns, languageOfPath, resolveLanguage } from '~/domain/language/resolve-language';

const nothing: LanguageSigns = {
	query: null,
	pathname: '/',
	cookie: null,
	acceptLanguage: null,
	host: 'firnlicht.example',
};

const cases: [string, Partial<LanguageSigns>, 'en' | 'de'][] = [
	['nothing at all', {}, 'en'],
	[
		'query before everything',
		{ query: 'en', pathname: '/chalets/schweiz', cookie: 'de', acceptLanguage: 'de', host: 'x.de' },
		'en',
	],
	['an unknown query counts as absent', { query: 'fr', cookie: 'de' }, 'de'],
	['country word before the cookie', { pathname: '/chalets/schweiz/zermatt', cookie: 'en' }, 'de'],
	['English country word before the cookie', { pathname: '/villas/italy', cookie: 'de' }, 'en'],
	['encoded country word', { pathname: '/chalets/%C3%96sterreich', cookie: 'en' }, 'de'],
	['the German tree without a country', { pathname: '/die-luxuri%C3%B6sesten-chalets-der-alpen', cookie: 'en' }, 'de'],
	[
		'the German tree, decomposed',
		{ pathname: '/die-luxurio\u0308sesten-chalets-der-alpen/italien/cortina', cookie: 'en' },
		'de',
	],
	['the German path of the contact page', { pathname: '/kontakt', cookie: 'en' }, 'de'],
	['its other path says nothing', { pathname: '/contact', cookie: 'de' }, 'de'],
	['a German page', { pathname: '/diskretion-sicherheit', acceptLanguage: 'en' }, 'de'],
	['cookie before the header', { cookie: 'en', acceptLanguage: 'de' }, 'en'],
	['a tampered cookie counts as absent', { cookie: 'de; x', acceptLanguage: 'en' }, 'en'],
	['header before the host', { acceptLanguage: 'en', host: 'firnlicht.de' }, 'en'],
	['the whole header by weight', { acceptLanguage: 'it,de;q=0.8' }, 'de'],
	['host', { host: 'www.firnlicht.de' }, 'de'],
	['host with port, upper case and dot', { acceptLanguage: 'fr', host: 'FIRNLICHT.DE.:8787' }, 'de'],
	['a host that only contains .de', { host: 'firnlicht.de.example' }, 'en'],
	['malformed path', { pathname: '/chalets/%E0%A4%A', acceptLanguage: 'de' }, 'de'],
];

test.each(cases)('%s', (_name, signs, language) => {
	expect(resolveLanguage({ ...nothing, ...signs })).toBe(language);
});

test.each([
	['/', null],
	['', null],
	['/search', null],
	['/chalets', null],
	['/chalets/france', 'en'],
	['/chalets/frankreich/megeve/chalet-mont-joly', 'de'],
	['/luxus-ski-reisen', 'de'],
	['/%', null],
])('%s is written in %s', (pathname, language) => {
	expect(languageOfPath(pathname)).toBe(language);
});
