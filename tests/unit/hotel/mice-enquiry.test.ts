import { describe, expect, it } from 'vitest';
import { readMiceEnquiry } from '~/domain/hotel/mice/mice-enquiry-schema';
import { miceMessage } from '~/domain/hotel/mice/mice-message';

const TODAY = '2026-11-20';
const WHOLE = {
	...{ clientFirstName: 'Ada', clientLastName: 'Okafor', from: '2027-06-07', until: '2027-06-09', month: '' },
	...{ delegates: '40', roomNights: '80', setup: 'Theatre', budget: 'CHF 60 000', catering: 'Two lunches' },
	notes: 'Two rooms\r\nfor groups',
};
const read = (change: Partial<typeof WHOLE>) => readMiceEnquiry({ ...WHOLE, ...change }, TODAY);

describe('an enquiry for a meeting', () => {
	it.each<[Partial<typeof WHOLE>, Record<string, string>]>([
		[{}, {}],
		[{ until: '' }, {}],
		[{ from: '', until: '', month: '2027-06' }, {}],
		[{ from: '', until: '', month: '2026-11' }, {}],
		[{ roomNights: '', setup: '', budget: '', catering: '', notes: '' }, {}],
		[{ from: '', until: '' }, { from: 'datesOrMonth' }],
		[{ from: '' }, { from: 'checkIn' }],
		[{ from: '2026-11-19' }, { from: 'past' }],
		[{ until: '2027-06-06' }, { until: 'order' }],
		[{ from: '7 June' }, { from: 'notADate' }],
		[{ from: '', until: '', month: '2026-10' }, { month: 'month' }],
		[{ from: '', until: '', month: 'June' }, { month: 'month' }],
		[{ delegates: '' }, { delegates: 'delegates' }],
		[{ delegates: '0' }, { delegates: 'wholeNumber' }],
		[{ delegates: 'about 40' }, { delegates: 'wholeNumber' }],
		[{ delegates: '9999' }, { delegates: 'wholeNumber' }],
		[{ roomNights: '-1' }, { roomNights: 'wholeNumber' }],
		[
			{ clientFirstName: ' ', clientLastName: '' },
			{ clientFirstName: 'clientFirstName', clientLastName: 'clientLastName' },
		],
		[
			{ from: '', until: '', delegates: '', clientFirstName: '' },
			{ from: 'datesOrMonth', delegates: 'delegates', clientFirstName: 'clientFirstName' },
		],
		[{ notes: 'x'.repeat(20_000) }, { notes: 'textTooLong' }],
	])('%j: errors %j', (change, expected) => {
		const errors = read(change).errors ?? {};
		expect(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.key]))).toEqual(expected);
	});

	it.each<[Partial<typeof WHOLE>, string]>([
		[
			{},
			'title\nwhen: 7 – 9 Jun 2027\ndelegates: 40\nroomNights: 80\nsetup: Theatre\nbudget: CHF 60 000\ncatering: Two lunches\n\nTwo rooms\nfor groups',
		],
		[
			{ from: '', until: '', month: '2027-06', roomNights: '', setup: '', budget: '', catering: '', notes: '' },
			'title\nwhen: June 2027\ndelegates: 40',
		],
	])('%j is told whole', (change, expected) => {
		const { enquiry } = read(change);
		if (!enquiry) throw new Error('it does not parse');
		expect(miceMessage(enquiry, (line) => line, 'en').replaceAll('\u00a0', ' ')).toBe(expected);
	});
});
