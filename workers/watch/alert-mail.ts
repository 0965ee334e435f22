import type { FindingName, OpenFinding } from '~/domain/watch/watch-report';

/** What a mail says about a finding: it began, it goes on, or it is over. */
export type Alert = { state: 'began' | 'goesOn' | 'over'; finding: OpenFinding };

const TITLES: Record<FindingName, string> = {
	database: 'The database takes no writes',
	site: 'The site does not answer',
	errors: 'Many requests fail',
	minuteSchedule: 'The schedule of each minute is late',
	daySchedule: 'The daily schedule is late',
	outbox: 'Mails wait in the outbox',
	deadMails: 'Mails could not be sent',
	webhooks: 'Webhooks are late',
	replicas: 'Replicas of the database are left out',
};

const STATES = { began: 'Fault', goesOn: 'Still', over: 'Over' } as const;

/** The mail about what has changed at one check; in English, as crash reports are. `page`: address of the admins' page. */
export function alertMail(alerts: readonly Alert[], page: string, now: number): { subject: string; text: string } {
	const lines = alerts.map(({ state, finding }) => {
		const since = new Date(finding.since).toISOString().slice(0, 16).replace('T', ' ');
		const end = state === 'over' ? `over after ${Math.round((now - finding.since) / 60_000)} minutes` : finding.detail;
		return `${STATES[state]}: ${TITLES[finding.name]} (since ${since} UTC): ${end}.`;
	});
	const [first] = alerts;
	const title = first ? `${STATES[first.state]}: ${TITLES[first.finding.name]}` : 'Nothing';
	return {
		subject: alerts.length > 1 ? `${title}, and ${alerts.length - 1} more` : title,
		text: `${lines.join('\n')}\n\nFigures of the last day: ${page}\nWhat each of these means and what to do: docs/service.md\n`,
	};
}
