import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PROPERTY_ACTIONS, parsePropertyPath, propertyPath } from '~/domain/place/property-path';

const property = { type: 'chalet', country: 'AT', city: 'Lech', name: 'Chalet Aurikel' } as const;

test.each([
	[{ type: 'chalet', country: 'AT' }, 'en', '/chalets/austria'],
	[{ type: 'chalet', country: 'AT' }, 'de', '/chalets/oesterreich'],
	[{ type: 'apartment', country: 'CH', city: 'St. Moritz' }, 'de', '/apartments/schweiz/st-moritz'],
	[{ type: 'villa', country: 'IT', city: 'cortina-d-ampezzo', name: null }, 'en', '/villas/italy/cortina-d-ampezzo'],
	[property, 'en', '/chalets/austria/lech/chalet-aurikel'],
	[{ ...property, action: 'enquire-now' }, 'de', '/chalets/oesterreich/lech/chalet-aurikel/enquire-now'],
] as const)('%j in %s', (target, language, path) => {
	expect(propertyPath(target, language)).toBe(path);
});

test('a path with a gap or an empty name is a mistake of ours', () => {
	expect(() => propertyPath({ type: 'chalet', country: 'AT', name: 'x' }, 'en')).toThrow(RangeError);
	expect(() => propertyPath({ type: 'chalet', country: 'AT', city: '…' }, 'en')).toThrow(RangeError);
});

test.each([
	['/chalets/austria', undefined, null],
	['/chalets/austria/lech/chalet-aurikel/book-now', 'en', null],
	['/apartments/schweiz/davos', 'de', null],
	['/appartements/schweiz/davos', 'de', null],
	['/chalets/austria', 'de', '/chalets/oesterreich'],
	['/chalets/schweiz/zermatt', 'en', '/chalets/switzerland/zermatt'],
	['/chalets/osterreich', 'de', '/chalets/oesterreich'],
	['/chalets/%C3%B6sterreich/lech', undefined, '/chalets/oesterreich/lech'],
	['/chalets/o\u0308sterreich/lech', undefined, '/chalets/oesterreich/lech'],
	['/Chalets/Austria/', undefined, '/chalets/austria'],
	['/chalets/austria/', 'en', '/chalets/austria'],
	['/chalets/france/Meg%C3%A8ve', 'en', '/chalets/france/megeve'],
	['/chalets/france/val d isere', 'en', '/chalets/france/val-d-isere'],
	['/chalets/france/val%20d%27is%C3%A8re', 'en', '/chalets/france/val-d-isere'],
	['/appartements/osterreich', 'de', '/apartments/oesterreich'],
	['/APPARTEMENTS/schweiz', 'de', '/apartments/schweiz'],
	['/chalets/austria/lech/chalet-aurikel/Enquire-Now', 'en', '/chalets/austria/lech/chalet-aurikel/enquire-now'],
] as const)('%s in %s redirects to %s', (path, language, redirectTo) => {
	expect(parsePropertyPath(path, language)).toMatchObject({ redirectTo });
});

test('the parts of a path', () => {
	expect(parsePropertyPath('/appartements/schweiz/davos/haus-am-see/take-option')).toEqual({
		type: 'apartment',
		country: 'CH',
		city: 'davos',
		name: 'haus-am-see',
		action: 'take-option',
		language: 'de',
		canonicalPath: '/apartments/schweiz/davos/haus-am-see/take-option',
		redirectTo: null,
	});
});

test.each([
	'',
	'/',
	'/chalets',
	'/chalets/',
	'/chalets/germany',
	'/hotels/austria',
	'//chalets/austria',
	'/chalets//lech',
	'/chalets/austria//x',
	'/chalets/austria/lech/chalet-aurikel/pay-now',
	'/chalets/austria/lech/chalet-aurikel/book-now/x',
	'/chalets/austria/%E0%A4%A',
	'/chalets/austria/%00',
	'chalets/austria',
	`/chalets/austria/${'x'.repeat(700)}`,
])('%s is no such path', (path) => {
	expect(parsePropertyPath(path)).toBeNull();
});

test('never throws, and what it redirects to needs no further redirect', () => {
	const words = fc.constantFrom(
		'chalets',
		'appartements',
		'VILLAS',
		'austria',
		'osterreich',
		'%C3%B6sterreich',
		'Zürs',
		'x',
		'',
		'%',
		...PROPERTY_ACTIONS,
	);
	fc.assert(
		fc.property(
			fc.array(fc.oneof(words, fc.string()), { maxLength: 6 }),
			fc.constantFrom('en', 'de'),
			(segments, language) => {
				const parsed = parsePropertyPath(`/${segments.join('/')}`, language);
				if (!parsed) return;
				expect(parsePropertyPath(parsed.canonicalPath, language)).toMatchObject({
					redirectTo: null,
					canonicalPath: parsed.canonicalPath,
				});
				expect(parsed.canonicalPath).toMatch(/^\/[a-z]+\/[a-z]+(\/[a-z0-9-]+){0,3}$/);
			},
		),
	);
});
