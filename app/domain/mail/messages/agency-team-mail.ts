import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailDescription, Row } from '../render/mail-description';
import { teamMailTime } from './team-mail-time';

/** An agency that has registered (MAIL-12). */
export type AgencyTeamMailData = {
	kind: 'verification' | 'referral';
	brand: MailBrand;
	/** Public id of the agency. */
	id: string;
	/** Instant in milliseconds. */
	createdAt: number;
	name: string;
	referrerName: string | null;
	programs: readonly string[];
	/** What the founder's address says of him. */
	standing: 'freeMail' | 'agency' | 'luxuryAgency' | 'unknown' | 'unverified';
	founder: { name: string; email: string };
};

const STANDING: Record<AgencyTeamMailData['standing'], string> = {
	freeMail: 'a free-mail address',
	agency: 'an agency that is not of the luxury kind',
	luxuryAgency: 'a known luxury agency',
	unknown: 'a domain we know nothing of',
	unverified: 'not verified by the sign-in',
};

/** To the team, in English. The caller sets the founder as reply address. */
export function agencyTeamMail(data: AgencyTeamMailData): MailDescription {
	const { brand, kind } = data;
	const name = headerText(data.name, 80);
	const title = kind === 'verification' ? 'Verification requested' : 'A recommendation';
	const intro =
		kind === 'verification'
			? `${name} has registered and waits for somebody to look at it. Until then its people see neither prices nor dashboards.`
			: `${name} has registered and says who recommended us.`;
	const rows: Row[] = [
		['Agency', name],
		['Recommended by', data.referrerName === null ? '' : headerText(data.referrerName, 120)],
		['Programmes claimed', data.programs.join(', ')],
		['Founder', headerText(data.founder.name, 160)],
		['Email', data.founder.email],
		['Address is of', STANDING[data.standing]],
		['Registered', teamMailTime(data.createdAt)],
		['Reference', data.id],
	].flatMap(([label = '', value = '']) => (value === '' ? [] : [[label, value] as const]));
	return {
		brand,
		language: 'en',
		subject: `${title} · ${name}`,
		preheader: intro,
		reason: `Registration on ${new URL(brand.origin).host} for ${brand.name}.`,
		blocks: [
			{ type: 'title', title, kicker: 'Agencies', plain: title },
			{ type: 'paragraphs', paragraphs: [intro] },
			{ type: 'facts', heading: 'Registration', rows },
		],
	};
}
