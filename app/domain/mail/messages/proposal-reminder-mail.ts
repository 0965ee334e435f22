import { formatDateRange } from '../../date/format-date-range';
import { formatTimestamp } from '../../date/format-timestamp';
import { unbroken } from '../../date/unbroken';
import type { Snapshot, SnapshotPerson } from '../../proposal/snapshot';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import { mailTexts } from '../mail-texts';
import type { MailDescription } from '../render/mail-description';
import { webAddress } from '../web-address';
import { greeting } from './phrases';
import { withoutLinks } from './without-links';

type Reminder = { brand: MailBrand; snapshot: Snapshot; person: SnapshotPerson; url: string };

/** Reminds a client of a proposal that waits for an answer. It holds nothing that its snapshot does not. */
export function proposalReminderMail({ brand, snapshot, person, url }: Reminder): MailDescription {
	const { language, options, agency, validUntil } = snapshot;
	const t = mailTexts(brand, language);
	const agent = headerText(withoutLinks(person.agent.name), 80);
	const from = headerText(withoutLinks(agency), 80);
	const until = formatTimestamp(validUntil, language);
	const title = t('proposal.reminder.title');
	return {
		brand,
		language,
		subject: t('proposal.reminder.subject', { until }),
		preheader: options.map(({ name }) => headerText(name, 80)).join(' · '),
		reason: t('proposal.reason', { agent, agency: from }),
		blocks: [
			{ type: 'title', title, kicker: from },
			{
				type: 'paragraphs',
				paragraphs: [
					greeting(t, withoutLinks(`${person.client.firstName} ${person.client.lastName}`)),
					t('proposal.reminder.text', { count: options.length, until: unbroken(until) }),
				],
			},
			{
				type: 'properties',
				heading: t('proposal.reminder.options', { count: options.length }),
				properties: options.map(({ name, place, stay }) => ({
					...{ name: headerText(name, 80), place: headerText(place, 80), url: null },
					shown: formatDateRange(stay.checkIn, stay.checkOut, language),
				})),
			},
			{ type: 'button', label: t('proposal.open'), href: webAddress(url) ?? '' },
			{ type: 'paragraphs', paragraphs: [`${agent}\n${from}`, t('proposal.replies', { agent })] },
		],
	};
}
