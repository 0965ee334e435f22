import { describe, expect, it } from 'vitest';
import { nextSteps } from '~/components/proposal/client/client-steps';
import type { ClientView } from '~/components/proposal/client/client-view';
import { serverTexts } from '~/locales/server';
import { SAMPLE_OPTION } from './sample-option';

type Progress = NonNullable<ClientView['approval']>['progress'];

const NOON = Date.UTC(2026, 10, 27, 12);
const t = serverTexts('de').getFixedT('de', ['proposal']);

function stepsOf(progress: Progress) {
	const view: ClientView = {
		...{ state: 'approved', person: null, fingerprint: null, isNewest: true, before: null, path: '/p/x', messages: [] },
		...{ hasEmail: false, formKey: '', pdfPath: null, calendarPath: null, isGalleryOpen: false, now: NOON },
		snapshot: {
			...{ version: 1, language: 'de', sentAt: NOON, validUntil: NOON, onApproval: 'booking', agency: 'Nordwand' },
			options: [SAMPLE_OPTION],
		},
		approval: { option: 'a', by: 'Johanna Roth', at: NOON, progress, canTakeBack: false, money: null },
	};
	return nextSteps(t, view, SAMPLE_OPTION).map(({ when, title }) => [when, title]);
}

describe('what happens after an approval (PROPOSAL-16)', () => {
	it.each([
		['refused', 'Die Unterkunft konnte nicht bestätigen'],
		['released', 'Nicht mehr für Sie gehalten'],
		['cancelled', 'Die Buchung wurde storniert'],
	] as const)('%s is the last step, with its time', (step, title) => {
		expect(stepsOf({ step, at: NOON + 60_000 }).slice(1)).toEqual([['Heute, 13:01', title]]);
		expect(stepsOf({ step, at: null }).slice(1)).toEqual([['danach', title]]);
	});

	it('a booking has the day it was confirmed on, a held option holds now, and both lead to the stay', () => {
		expect(stepsOf({ step: 'booked', at: NOON - 86_400_000 }).slice(1)).toEqual([
			['Do 26. Nov. 2026', 'Die Unterkunft hat bestätigt'],
			['ab Sa 9. Jan. 2027', 'Ihre Reiseseite öffnet'],
			['Sa 6. Feb. 2027', 'Sie reisen an'],
		]);
		expect(stepsOf({ step: 'held', until: NOON }).slice(1)).toEqual([
			['jetzt', 'Für Sie freigehalten bis Fr\u00a027.\u00a0Nov.\u00a02026, 13:00'],
			['ab Sa 9. Jan. 2027', 'Ihre Reiseseite öffnet'],
			['Sa 6. Feb. 2027', 'Sie reisen an'],
		]);
	});
});
