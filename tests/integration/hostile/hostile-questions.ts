import fc from 'fast-check';
import type { Question } from '../http';
import { asAddressPart, CRAFTED, hostileText, NUMBERS_AND_DAYS } from './hostile-words';

/** Ready names of every query and form field, and names that mean something to JavaScript. */
const NAMES = [
	...['destination', 'checkIn', 'checkOut', 'flexiblePeriod', 'priceRange', 'bedrooms', 'adults', 'children', 'page'],
	...['sectorArray', 'facilityArray', 'petsAllowed', 'propertyTypeArray', 'serviceLevelArray', 'countryArray', 'sort'],
	...['serviceLevel', 'view', 'lng', '_data', 'index', '_routes', 'q', 'propertyId', 'childrenAges', 'interest'],
	...['name', 'fullname', 'email', 'phone', 'city', 'text', 'message', 'contactConsent', 'privacy', 'step', 'go'],
	...['idempotencyKey', 'near', 'website', 'activities', 'preferences', 'services', 'asAssistance', 'bookingForWhom'],
	...['__proto__', 'constructor', 'prototype', '__proto__[x]', 'constructor.prototype.x', 'toString', 'adults[0]'],
	...['checkIn.x.y', 'childrenAges[99999999]', 'childrenAges[-1]', 'a[b][c][d][e][f][g]', '', '[]', '.', '..', '%'],
] as const;

const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: hostileText });
const pairs = fc.array(fc.tuple(name, hostileText), { maxLength: 12 });

/** A piece of a real path, sometimes with something else in its place. */
const piece = (...real: string[]) =>
	fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...real) }, { weight: 2, arbitrary: hostileText });

const country = piece('austria', 'schweiz', 'oesterreich');

const path = fc
	.oneof(
		fc.tuple(fc.constantFrom('search', 'search/other-periods', 'enquire-now', 'contact', 'kontakt', '', 'partner')),
		fc.tuple(piece('chalets', 'apartments', 'appartements', 'villas'), country),
		fc.tuple(piece('chalets', 'villas'), country, piece('lech', 'zermatt')),
		fc.tuple(piece('chalets', 'apartments'), country, piece('lech', 'zermatt'), piece('chalet-enzian', 'licht')),
		fc.tuple(
			fc.constant('chalets'),
			country,
			fc.constant('lech'),
			piece('chalet-enzian'),
			piece('enquire-now', 'book-now', 'take-option'),
		),
		fc.tuple(piece('properties', 'hotels', 'signup', 'user', 'api', 'assets', '_data'), hostileText),
		fc.array(hostileText, { maxLength: 4 }),
		fc.tuple(
			fc.constantFrom('api/suggest', 'api/suggest', 'privacy-policy', 'api/mailer', 'healthz', 'favicon.svg', 'map'),
		),
	)
	.map((parts) => `/${parts.map(asAddressPart).join('/')}`);

const query = pairs.map((list) =>
	list.length === 0 ? '' : `?${list.map(([key, value]) => `${asAddressPart(key)}=${asAddressPart(value)}`).join('&')}`,
);

/** A random path and query. */
export const hostileAddress = fc.tuple(path, query).map(([where, input]) => where + input);

const BOUNDARY = 'zq7boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const URLENCODED = 'application/x-www-form-urlencoded';

const urlencoded = pairs.map((list) => {
	const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
	return typed(URLENCODED, list.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&'));
});

const multipart = pairs.map((list) => {
	const parts = list.map(
		([key, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
	);
	return typed(MULTIPART, `${parts.join('')}--${BOUNDARY}--\r\n`);
});

const brokenMultipart = fc
	.tuple(
		fc.constantFrom(
			'multipart/form-data',
			'multipart/form-data; boundary=',
			`multipart/form-data; boundary="${BOUNDARY}`,
			`multipart/form-data; boundary=${'b'.repeat(300)}`,
			`multipart/mixed; boundary=${BOUNDARY}`,
			MULTIPART,
		),
		fc.constantFrom(
			'',
			`--${BOUNDARY}`,
			`--${BOUNDARY}--`,
			`--${BOUNDARY}\r\n\r\n`,
			`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--`,
			`--${BOUNDARY}\r\nContent-Disposition: form-data; name="name"; filename="a.exe"\r\n\r\nMZ\r\n--${BOUNDARY}--`,
			`--${BOUNDARY}\nContent-Disposition: form-data; name=name\n\nx\n--${BOUNDARY}--`,
			'--other\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--other--',
		),
	)
	.map(([type, text]) => typed(type, text));

const day = fc.constantFrom(...NUMBERS_AND_DAYS);

/** The shapes of the API with anything in their fields, and JSON of any other kind. */
const json = fc
	.oneof(
		fc.dictionary(name, fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 12 }),
		fc.record({ name: hostileText, email: hostileText, message: hostileText, subject: hostileText }),
		fc.record({
			adults: fc.oneof(hostileText, fc.double(), fc.integer()),
			children: fc.oneof(hostileText, fc.integer()),
			city: hostileText,
			email: fc.oneof(hostileText, fc.constant('guest@example.com')),
			fullname: hostileText,
			language: fc.constantFrom('de', 'en', 'xx'),
			period: fc.record({ checkInDate: day, checkOutDate: day }),
			phone: hostileText,
			propertyDetails: fc.record({ _id: hostileText, name: hostileText, city: hostileText }),
			serviceLevel: fc.oneof(hostileText, fc.constant('catered')),
			subject: hostileText,
			text: hostileText,
		}),
		fc.record({
			error: hostileText,
			hasReloaded: fc.boolean(),
			location: hostileText,
			subject: fc.constant('Frontend Crashed'),
		}),
		fc.jsonValue(),
	)
	.map((value) => typed('application/json', JSON.stringify(value)));

const oddText = fc
	.tuple(
		fc.constantFrom(
			'application/json',
			'application/json; charset=utf-16',
			URLENCODED,
			`${URLENCODED}; charset=latin1`,
			'text/plain',
			'text/xml',
			'application/octet-stream',
			'',
			';',
			'application/json, text/html',
		),
		fc.oneof(
			hostileText,
			fc.constantFrom(
				'{',
				'\ufeff{}',
				'\ufeff{"name":"x"}',
				'null',
				'0',
				'""',
				'{"__proto__":{"x":1}}',
				'{"constructor":{"prototype":{"x":1}}}',
				'{"a":1,"a":2}',
				'['.repeat(20_000),
				`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
				`{"message":"${'x'.repeat(40_000)}"}`,
				`{"adults":${'9'.repeat(3000)}}`,
				'x'.repeat(70_000),
				'a=1&'.repeat(10_000),
				'=&=&=&&&;;%%%',
				'name=%ff%fe%00&email=%',
			),
		),
	)
	.map(([type, text]) => typed(type, text));

const bytes = fc
	.tuple(fc.constantFrom(URLENCODED, 'application/json', MULTIPART), fc.uint8Array({ maxLength: 2000 }))
	.map(([type, body]): Question => ({ method: 'POST', headers: { 'content-type': type }, body: Buffer.from(body) }));

/** A POST that is no form of ours, or one of ours with anything in it. */
export const hostileBody = fc.oneof(urlencoded, urlencoded, multipart, brokenMultipart, json, json, oddText, bytes);

/** Node refuses header values with control characters before they are sent; those have a table of their own. */
const headerText = fc.oneof(
	hostileText.map((text) =>
		Buffer.from(text.toWellFormed(), 'utf8')
			.toString('latin1')
			.replace(/[^\t\x20-\x7e\xa0-\xff]/g, ''),
	),
	fc.constantFrom(...CRAFTED.filter((text) => /^[\x20-\x7e]*$/.test(text))),
);

/** Request headers of any content; Host is not among them, see the crafted table. */
export const hostileHeaders = fc.record(
	{
		cookie: fc.oneof(
			headerText,
			headerText.map((text) => `lng=${text}`),
			headerText.map((text) => `session=${text}`),
			fc.constantFrom('lng=de; lng=en', 'lng', '=', ';;;;', `a=${'b'.repeat(7000)}`, 'lng=de=en', '__proto__=1'),
		),
		'accept-language': fc.oneof(
			headerText,
			fc.constantFrom('de;q=', 'de;q=2', '*', 'de-DE-1996-x-y,en;q=-1', 'de,'.repeat(2000), ',;q=1', 'i-default;q=1e9'),
		),
		'x-forwarded-host': headerText,
		'x-forwarded-for': headerText,
		'x-forwarded-proto': headerText,
		'x-original-url': headerText,
		'x-rewrite-url': headerText,
		'cf-connecting-ip': headerText,
		'if-none-match': fc.oneof(headerText, fc.constantFrom('*', 'W/""', 'W/"', '"a", "b"')),
		'if-modified-since': headerText,
		origin: fc.oneof(
			headerText,
			fc.constantFrom('null', 'http://localhost', 'http://localhost:99999', 'file://', '//x'),
		),
		'sec-fetch-site': fc.oneof(headerText, fc.constantFrom('same-origin', 'cross-site', 'none')),
		accept: headerText,
		'accept-encoding': fc.oneof(headerText, fc.constantFrom('gzip', 'gzip;q=0', 'br', '*', 'identity;q=0')),
		'user-agent': headerText,
		range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=9-1', 'x'),
		'content-type': headerText,
		'x-remix-revalidate': headerText,
		'x-http-method-override': fc.constantFrom('DELETE', 'TRACE', 'X'),
		'idempotency-key': headerText,
	},
	{ requiredKeys: [] },
);

function typed(type: string, text: string): Question {
	return { method: 'POST', headers: { 'content-type': type }, body: Buffer.from(text.toWellFormed(), 'utf8') };
}
