import type { Language } from '../../language/language';
import type { MemberRank } from '../../member/member-rank';
import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailDescription } from '../render/mail-description';
import { withoutLinks } from './without-links';

const said = (text: string, limit = 80) => headerText(withoutLinks(text), limit);

type InvitationData = {
	brand: MailBrand;
	/** Of the person who invites: the best guess at the reader's. */
	language: Language;
	inviter: string;
	team: string;
	rank: MemberRank;
	days: number;
	url: string;
};

/** To an address that is invited into a team (MEMBER-2). */
export function teamInvitationMail(data: InvitationData): MailDescription {
	const { brand, language, rank, days, url } = data;
	const team = said(data.team);
	const inviter = said(data.inviter) || team;
	const words = INVITATION[language];
	const text = words.text(inviter, team, brand.name);
	return {
		...{ brand, language },
		subject: words.subject(team),
		preheader: text,
		reason: words.reason(inviter, brand.name),
		blocks: [
			{ type: 'title', title: words.title(team), kicker: brand.name, plain: words.title(team) },
			{ type: 'paragraphs', paragraphs: [text, words[rank], words.link(days)] },
			{ type: 'button', label: words.button, href: url },
			{ type: 'paragraphs', paragraphs: [words.unknown] },
		],
	};
}

const INVITATION = {
	en: {
		subject: (team: string) => `Join the team of ${team}`,
		title: (team: string) => `Join the team of ${team}`,
		text: (inviter: string, team: string, brand: string) => `${inviter} invites you to work with ${team} on ${brand}.`,
		member: 'You will see and work on everything that the team works on.',
		manager: 'You will work with the team, and decide who belongs to it.',
		link: (days: number) =>
			`The link works for ${days} days and once. You sign in with an account of your own, or make one on the way.`,
		button: 'Join the team',
		unknown: 'If you do not know who invites you, please ignore this email.',
		reason: (inviter: string, brand: string) => `${inviter} has entered this address on ${brand}.`,
	},
	de: {
		subject: (team: string) => `Einladung ins Team von ${team}`,
		title: (team: string) => `Einladung ins Team von ${team}`,
		text: (inviter: string, team: string, brand: string) =>
			`${inviter} lädt Sie ein, bei ${brand} mit ${team} zu arbeiten.`,
		member: 'Sie sehen und bearbeiten alles, woran das Team arbeitet.',
		manager: 'Sie arbeiten mit dem Team und entscheiden, wer dazugehört.',
		link: (days: number) =>
			`Der Link gilt ${days} Tage und ein einziges Mal. Sie melden sich mit Ihrem eigenen Konto an oder legen unterwegs eines an.`,
		button: 'Dem Team beitreten',
		unknown: 'Wenn Sie die einladende Person nicht kennen, ignorieren Sie diese E-Mail bitte.',
		reason: (inviter: string, brand: string) => `${inviter} hat diese Adresse bei ${brand} eingegeben.`,
	},
} as const;

/** To a person who no longer belongs to a team, in both languages, since theirs is unknown (MEMBER-4). */
export function memberRemovedMail({
	brand,
	firstName,
}: {
	brand: MailBrand;
	firstName: string | null;
}): MailDescription {
	const title = 'Your access has ended';
	const english = `You no longer belong to your team on ${brand.name}. Whatever you looked after is with your colleagues now. If this surprises you, please ask them, or answer this email.`;
	const german = `Sie gehören bei ${brand.name} nicht mehr zu Ihrem Team. Was Sie betreut haben, liegt jetzt bei Ihren Kolleginnen und Kollegen. Falls Sie das überrascht, fragen Sie dort nach oder antworten Sie auf diese E-Mail.`;
	return {
		brand,
		language: 'en',
		subject: `${title} · ${brand.name}`,
		preheader: english,
		reason: `Your account with ${brand.name}.`,
		blocks: [
			{ type: 'title', title, kicker: brand.name, plain: title },
			{ type: 'paragraphs', paragraphs: [...greeting(firstName), english, german] },
		],
	};
}

type HandedOver = { brand: MailBrand; firstName: string | null; from: string; leads: number };

/** To the colleague who looks after a member's leads from now on, in both languages (MEMBER-5). */
export function handedOverMail({ brand, firstName, from, leads }: HandedOver): MailDescription {
	const person = said(from);
	const title = `${leads} ${leads === 1 ? 'lead is' : 'leads are'} yours now`;
	const english = `${person} looked after ${leads === 1 ? 'it' : 'them'}. You find ${leads === 1 ? 'it' : 'them'}, with all that was agreed, on your dashboard, and you are told from now on what becomes of ${leads === 1 ? 'it' : 'them'}.`;
	const german = `${leads === 1 ? 'Ein Vorgang' : `${leads} Vorgänge`} von ${person} ${leads === 1 ? 'liegt' : 'liegen'} jetzt bei Ihnen. Sie finden ${leads === 1 ? 'ihn' : 'sie'} mit allem Vereinbarten in Ihrer Übersicht.`;
	return {
		brand,
		language: 'en',
		subject: `${title} · ${person}`,
		preheader: english,
		reason: `Your leads with ${brand.name}.`,
		blocks: [
			{ type: 'title', title, kicker: person, plain: title },
			{ type: 'paragraphs', paragraphs: [...greeting(firstName), english, german] },
			{ type: 'button', label: 'Open the dashboard', href: `${brand.origin}/partner/dashboard` },
		],
	};
}

function greeting(firstName: string | null): string[] {
	return firstName ? [`${said(firstName, 60)},`] : [];
}
