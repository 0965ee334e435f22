import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { contactMessageSchema } from '~/domain/enquiry/contact-message-schema';
import { generalEnquirySchema, generalStepSchema } from '~/domain/enquiry/general-enquiry-schema';
import { propertyEnquirySchema, propertyPeriodSchema } from '~/domain/enquiry/property-enquiry-schema';
import { readForm } from '~/domain/form/read-form';

const TODAY = plainDate('2026-11-20');

type Fields = Record<string, string | readonly string[]>;

function formData(fields: Fields): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(name, each);
	return form;
}

function errorsOf(schema: Parameters<typeof readForm>[1], fields: Fields): Record<string, string> {
	const read = readForm(formData(fields), schema);
	return 'errors' in read ? Object.fromEntries(Object.entries(read.errors).map(([name, { key }]) => [name, key])) : {};
}

const PERIOD: Fields = {
	checkIn: '2027-02-20',
	checkOut: '2027-02-27',
	serviceLevel: 'catered',
	adults: '6',
	children: '2',
	childrenAges: ['5', ''],
	interest: 'on',
};
const CONTACT: Fields = {
	fullname: 'Katharina von Bülow',
	email: ' katharina@vonbuelow.example ',
	phone: '+49 171 555 01 42',
	city: 'München',
	text: 'Zeile eins\r\nZeile zwei\u0007',
	contactConsent: 'on',
	privacy: 'on',
};

describe('property enquiry, step 1 (FORM-6)', () => {
	const schema = propertyPeriodSchema(TODAY);

	it('reports all missing fields at once', () => {
		expect(errorsOf(schema, {})).toEqual({
			checkIn: 'checkIn',
			checkOut: 'checkOut',
			serviceLevel: 'serviceLevel',
			adults: 'adults',
			interest: 'interest',
		});
	});

	it.each<[string, Fields, Record<string, string>]>([
		['in order', {}, {}],
		['today', { checkIn: '2026-11-20', checkOut: '2026-11-21' }, {}],
		['yesterday', { checkIn: '2026-11-19' }, { checkIn: 'past' }],
		['the same day twice', { checkOut: '2027-02-20' }, { checkOut: 'order' }],
		[
			'backwards, and nothing else filled in',
			{ checkOut: '2027-02-13', serviceLevel: '', interest: '' },
			{ checkOut: 'order', serviceLevel: 'serviceLevel', interest: 'interest' },
		],
		['a year and a day', { checkOut: '2028-02-22' }, { checkOut: 'tooLong' }],
		['no day of the calendar', { checkIn: '2027-02-29' }, { checkIn: 'notADate' }],
		['another way of writing it', { checkOut: '27.02.2027' }, { checkOut: 'notADate' }],
		['no adults', { adults: '0' }, { adults: 'adults' }],
		['a crowd', { adults: '26' }, { adults: 'adultsLimit' }],
		['half a person', { adults: '1.5' }, { adults: 'adults' }],
		['words for a number', { adults: 'six' }, { adults: 'adults' }],
		['fewer children than none', { children: '-1' }, { children: 'children' }],
		['an age of 14', { childrenAges: ['14'] }, { childrenAges: 'ages' }],
		['an unknown level', { serviceLevel: 'gold' }, { serviceLevel: 'serviceLevel' }],
		['a field sent twice', { checkIn: ['2027-02-20', '2027-02-21'] }, { checkIn: 'checkIn' }],
	])('%s', (_, changes, errors) => {
		expect(errorsOf(schema, { ...PERIOD, ...changes })).toEqual(errors);
	});
});

describe('property enquiry, both steps', () => {
	const schema = propertyEnquirySchema(TODAY);

	it('reads a form', () => {
		expect(readForm(formData({ ...PERIOD, ...CONTACT }), schema)).toEqual({
			value: {
				checkIn: '2027-02-20',
				checkOut: '2027-02-27',
				serviceLevel: 'catered',
				adults: 6,
				children: 2,
				childrenAges: [5],
				cots: 0,
				highChairs: 0,
				interest: true,
				fullname: 'Katharina von Bülow',
				email: 'katharina@vonbuelow.example',
				phone: '+49 171 555 01 42',
				city: 'München',
				subject: '',
				text: 'Zeile eins\nZeile zwei',
				contactConsent: true,
				privacy: true,
			},
		});
	});

	it('reads what it has read once more without a change', () => {
		const read = readForm(formData({ ...PERIOD, ...CONTACT }), schema);
		if (!('value' in read)) throw new Error('invalid');
		expect(schema.parse(read.value)).toEqual(read.value);
	});

	it('requires name, email, phone and city (FORM-6), and the two consents', () => {
		expect(errorsOf(schema, PERIOD)).toEqual({
			fullname: 'name',
			email: 'email',
			phone: 'phone',
			city: 'city',
			contactConsent: 'contactConsent',
			privacy: 'privacy',
		});
	});

	it.each([
		['blanks are nothing', { fullname: '   ' }, { fullname: 'name' }],
		['control characters are nothing', { city: '\r\n\t' }, { city: 'city' }],
		['no domain', { email: 'katharina' }, { email: 'emailShape' }],
		['a line break in an address', { email: 'a@b.example\nBcc: c@d.example' }, { email: 'emailShape' }],
		['no telephone number', { phone: 'abc' }, { phone: 'phoneShape' }],
		['four digits', { phone: '+43 12' }, { phone: 'phoneShape' }],
		['an extension', { phone: '(01) 555 01-42 ext. 7' }, {}],
		['ten thousand letters', { fullname: 'x'.repeat(10_000) }, { fullname: 'textTooLong' }],
		['a novel', { text: 'x'.repeat(4001) }, { text: 'textTooLong' }],
	])('%s', (_, changes, errors) => {
		expect(errorsOf(schema, { ...PERIOD, ...CONTACT, ...changes })).toEqual(errors);
	});
});

const JOURNEY: Fields = { checkIn: '2027-02-20', checkOut: '2027-02-27', adults: '2', children: '0' };
const GENERAL_CONTACT: Fields = {
	name: 'Katharina',
	email: 'k@b.example',
	phone: '01 5550 123',
	contactConsent: 'on',
	privacy: 'on',
};

describe('general enquiry (FORM-9)', () => {
	it.each<[Parameters<typeof generalStepSchema>[0], Fields, Record<string, string>]>([
		['general', JOURNEY, {}],
		['general', {}, { checkIn: 'datesOrMonth', adults: 'adults' }],
		['general', { checkIn: '', checkOut: '', month: '', adults: '2' }, { checkIn: 'datesOrMonth' }],
		['general', { month: '2027-02', adults: '2' }, {}],
		['general', { month: '2026-11', adults: '2' }, {}],
		['general', { month: '2026-10', adults: '2' }, { month: 'month' }],
		['general', { month: '2027-13', adults: '2' }, { month: 'month' }],
		['general', { month: '🎿', adults: '2' }, { month: 'month' }],
		['general', { month: '2036-02', adults: '2' }, { month: 'month' }],
		['general', { month: '2027-02', checkIn: '2027-02-20', adults: '2' }, { checkOut: 'checkOut' }],
		['general', { month: '2027-02', checkOut: '2027-02-20', adults: '2' }, { checkIn: 'checkIn' }],
		['general', { ...JOURNEY, month: '2027-02' }, {}],
		['general', { ...JOURNEY, checkIn: '20.02.2027' }, { checkIn: 'notADate' }],
		['general', { ...JOURNEY, checkOut: JOURNEY.checkIn ?? '' }, { checkOut: 'order' }],
		['general', { ...JOURNEY, asAssistance: 'on' }, { bookingForWhom: 'bookingForWhom' }],
		['general', { ...JOURNEY, asAssistance: 'on', bookingForWhom: 'Familie Bülow' }, {}],
		['preferences', {}, {}],
		['preferences', { activities: ['offPiste', 'snowshoeing'], bedrooms: '', propertyType: '' }, {}],
		['preferences', { activities: 'yodelling' }, { activities: 'invalid' }],
		['preferences', { bedrooms: '21' }, { bedrooms: 'invalid' }],
		[
			'contact',
			{},
			{ name: 'name', email: 'email', phone: 'phone', contactConsent: 'contactConsent', privacy: 'privacy' },
		],
	])('step %s: %o', (step, fields, errors) => {
		expect(errorsOf(generalStepSchema(step, TODAY), fields)).toEqual(errors);
	});

	it('fills in omitted values', () => {
		const read = readForm(formData({ ...JOURNEY, ...GENERAL_CONTACT }), generalEnquirySchema(TODAY));
		expect(read).toMatchObject({
			value: {
				destination: '',
				activities: [],
				propertyType: null,
				serviceLevel: null,
				bedrooms: null,
				asAssistance: false,
				interest: false,
			},
		});
	});
});

describe('contact form (FORM-11)', () => {
	it.each<[Fields, Record<string, string>]>([
		[{}, { name: 'name', email: 'email', message: 'message' }],
		[{ name: 'K', email: 'k@b.example', message: 'Hello' }, {}],
		[{ name: 'K', email: 'k@b.example', message: ' \n ' }, { message: 'message' }],
		[
			{ name: ['a', 'b'], email: ['a@b.example', 'c@d.example'], message: 'x' },
			{ name: 'name', email: 'email' },
		],
	])('%o', (fields, errors) => {
		expect(errorsOf(contactMessageSchema, fields)).toEqual(errors);
	});
});
