import { formatDate } from '../../date/format-date';
import { houseName } from '../../lead/property-name';
import type { WeekRisk } from '../../operator-desk/today/week-risk';
import { registrationState } from '../../property/registration-number';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailDescription } from '../render/mail-description';

/** More would be a list, which the page is. */
const LISTED = 8;

/** To the people of an operator, in English: what the night has found for the first time that cannot wait (OPERATOR-26). */
export function risksMail({
	brand,
	risks,
	url,
}: {
	brand: MailBrand;
	risks: readonly WeekRisk[];
	url: string;
}): MailDescription {
	const count = risks.length;
	const title = count === 1 ? 'Something needs you this week' : `${count} things need you this week`;
	const rows = risks.slice(0, LISTED).map(rowOf);
	return {
		brand,
		language: 'en',
		subject: count === 1 ? `${rows[0]?.[0]}: ${rows[0]?.[1]}` : title,
		preheader: rows.map((row) => row.join(': ')).join(', '),
		reason: `${brand.name} looks over your properties every night. You can switch this mail off under Notices.`,
		blocks: [
			{ type: 'title', title, plain: title },
			{
				type: 'paragraphs',
				paragraphs: [
					count > LISTED
						? `The first ${LISTED} of them are below; your page of the day has them all, each with what mends it.`
						: 'Your page of the day says what follows from it, and what mends it.',
				],
			},
			{ type: 'facts', rows },
			{ type: 'button', label: 'Open today', href: url },
		],
	};
}

function rowOf(risk: WeekRisk): readonly [string, string] {
	const house = 'property' in risk ? headerText(houseName(risk.property), 80) : '';
	switch (risk.kind) {
		case 'stale':
			return [house, `the calendar of ${headerText(risk.calendar, 60)} was not read for six hours`];
		case 'registration': {
			const { country, number, until } = risk;
			// Without its end: whether that is over is a matter of the day on which it is read.
			const state = registrationState({ country, number, until: null }, '');
			if (state === 'missing') return [house, 'its registration number is missing: nothing of it is sold'];
			if (state === 'malformed' || until === null)
				return [house, 'its registration number has not the form of its country: nothing of it is sold'];
			return [house, `its registration number holds until ${formatDate(until, 'en')}`];
		}
		case 'job':
			return [headerText(risk.nameEn, 80), `not taken on, ${formatDate(risk.day, 'en')}`];
		case 'mail':
			return [house, `a mail about the stay of ${headerText(risk.lastName, 80)} could not be sent`];
		default:
			return [house, risk.kind];
	}
}
