import { describe, expect, it } from 'vitest';
import { plainDate } from '~/domain/date/plain-date';
import { openPoints, partStates, percentComplete } from '~/domain/operator-desk/property/open-points';
import { eachPart, type PropertyContent, tidy } from '~/domain/operator-desk/property/property-content';

const TODAY = plainDate('2026-11-27');

const text = { 'summary.en': 'A', 'general.en': 'B', 'information.en': 'C', 'location.en': 'D' };
const german = { 'summary.de': 'E', 'general.de': 'F', 'information.de': 'G', 'location.de': 'H' };
const facts = { name: 'Enzian', bedrooms: '5', bathrooms: '4', beds_adults: '10', area_sqm: '300', pets: 'no' };
const row = (part: 'rooms' | 'services' | 'equipment' | 'distances', values: Record<string, string>) => [
	tidy(part, { id: 'a', values }),
];

const WHOLE: PropertyContent = {
	...eachPart(() => []),
	facts: [tidy('facts', { id: 'one', values: facts })],
	texts: [tidy('texts', { id: 'one', values: { ...text, ...german } })],
	pictures: [tidy('pictures', { id: 'p', values: { shows: 'spa', 'alt.en': 'Spa', 'alt.de': 'Bad' } })],
	rooms: row('rooms', { 'name.en': 'Suite', kind: 'bedroom' }),
	services: row('services', {
		...{ 'service.en': 'Chef', 'service.de': 'Koch', service_level: 'catered', availability: 'included' },
	}),
	equipment: row('equipment', { 'equipment.en': 'Sauna', 'equipment.de': 'Sauna' }),
	distances: row('distances', { 'to.en': 'Lift', 'to.de': 'Lift', metres: '80' }),
};

const texts = (values: Record<string, string>): PropertyContent => ({
	...WHOLE,
	texts: [tidy('texts', { id: 'one', values: { ...text, ...german, ...values } })],
});

describe('what is open of a property', () => {
	it('is nothing when everything is there, and then it is complete', () => {
		expect(openPoints(WHOLE, 'AT', TODAY)).toEqual([]);
		expect(percentComplete(WHOLE, [])).toBe(100);
	});

	it.each([
		['no German text', texts({ 'location.de': '' }), 'texts', 'urgent', 1],
		['a German text that is still the English one', texts({ 'location.de': 'D' }), 'texts', 'urgent', 1],
		['no English text beside general and summary', texts({ 'information.en': '' }), 'texts', 'soon', 1],
		['no picture', { ...WHOLE, pictures: [] }, 'pictures', 'urgent', 1],
		['no rooms', { ...WHOLE, rooms: [] }, 'rooms', 'soon', 1],
		[
			'a service without a name',
			{ ...WHOLE, services: row('services', { service_level: 'catered' }) },
			'services',
			'urgent',
			3,
		],
	] as const)('names %s', (_, content, part, level, open) => {
		const points = openPoints(content, 'AT', TODAY);
		expect(partStates(content, points)[part]).toMatchObject({ level, open });
		expect(percentComplete(content, points)).toBeLessThan(100);
	});

	it('counts a picture without one of its texts once', () => {
		const content = { ...WHOLE, pictures: [tidy('pictures', { id: 'p', values: { shows: 'spa' } })] };
		const points = openPoints(content, 'AT', TODAY);
		expect(points).toHaveLength(2);
		expect(partStates(content, points).pictures).toMatchObject({ open: 1, level: 'soon' });
	});

	it.each([
		['is a missing registration number', '', '', { kind: 'registration', level: 'urgent' }],
		['is one of another form', '12', '', { kind: 'registrationMalformed', level: 'urgent' }],
		['is one that has ended', '73227 000012 A1', '2026-11-26', { kind: 'registrationEnded', level: 'urgent' }],
		[
			'is one that ends within sixty days',
			'73227 000012 A1',
			'2027-01-25',
			{ kind: 'registrationEnds', level: 'soon' },
		],
		['is none that ends later', '73227 000012 A1', '2027-01-26', null],
		['is none that never ends', '73227 000012 A1', '', null],
	] as const)('%s', (_, number, until, point) => {
		const values = { registration_number: number, registration_until: until };
		const content = { ...WHOLE, registration: [tidy('registration', { id: 'one', values })] };
		expect(openPoints(content, 'FR', TODAY)).toMatchObject(point ? [{ part: 'registration', ...point }] : []);
		expect(openPoints(content, 'AT', TODAY)).toEqual([]);
	});
});
