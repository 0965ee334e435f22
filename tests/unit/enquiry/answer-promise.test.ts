import { describe, expect, it } from 'vitest';
import { laterPromise, promiseClock, promisedAnswer } from '~/domain/enquiry/answer-promise';

const at = (text: string) => Date.parse(text);

describe('the promised answer (ENQUIRY-4)', () => {
	// Winter in Zurich is an hour ahead of UTC, summer two.
	it.each([
		['within the team’s hours it is 24 hours', '2026-11-23T10:52:00Z', '2026-11-24T10:52:00Z'],
		['before nine it is nine', '2026-11-23T04:00:00Z', '2026-11-24T08:00:00Z'],
		['at the very end it holds', '2026-11-23T16:00:00Z', '2026-11-24T16:00:00Z'],
		['after five it is nine of the next day', '2026-11-23T16:01:00Z', '2026-11-25T08:00:00Z'],
		['a Sunday is left out', '2026-11-21T10:00:00Z', '2026-11-23T08:00:00Z'],
		['a Saturday is a day of work', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z'],
		['Christmas, Boxing Day and the Sunday behind them', '2026-12-24T10:00:00Z', '2026-12-28T08:00:00Z'],
		['New Year', '2026-12-31T11:00:00Z', '2027-01-02T08:00:00Z'],
		['Easter Sunday and Monday', '2027-03-27T10:00:00Z', '2027-03-30T07:00:00Z'],
		['Ascension', '2027-05-05T10:00:00Z', '2027-05-07T07:00:00Z'],
		['24 hours over the beginning of summer time', '2027-03-27T07:30:00Z', '2027-03-30T07:00:00Z'],
		['24 hours over the end of summer time', '2026-10-24T12:00:00Z', '2026-10-26T08:00:00Z'],
	])('%s', (_, asked, promised) => {
		expect(new Date(promisedAnswer(at(asked))).toISOString()).toBe(new Date(promised).toISOString());
	});

	it('is named only where it is later than in 24 hours', () => {
		expect(laterPromise(at('2026-11-23T10:52:00Z'))).toBeNull();
		expect(laterPromise(at('2026-11-21T10:00:00Z'))).toBe(at('2026-11-23T08:00:00Z'));
	});

	it('is a clock: calm, then pressing for three hours, then late', () => {
		const enquiry = { createdAt: at('2026-11-23T10:00:00Z'), promisedAt: at('2026-11-24T10:00:00Z') };
		expect(promiseClock(enquiry, at('2026-11-23T22:00:00Z'))).toEqual({ urgency: 'calm', minutes: 720, elapsed: 0.5 });
		expect(promiseClock(enquiry, at('2026-11-24T07:00:00Z'))).toMatchObject({ urgency: 'soon', minutes: 180 });
		expect(promiseClock(enquiry, at('2026-11-24T10:24:00Z'))).toEqual({ urgency: 'late', minutes: 24, elapsed: 1 });
	});
});
