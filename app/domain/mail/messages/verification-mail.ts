import { headerText } from '../header-text';
import type { MailBrand } from '../mail-brand';
import type { MailDescription } from '../render/mail-description';

type VerificationMailData = {
	brand: MailBrand;
	decision: 'verified' | 'declined';
	firstName: string | null;
	agency: string;
};

/** To a supervisor of an agency, in both languages, since theirs is unknown: the agency is open, or it is not. */
export function verificationMail({ brand, decision, firstName, agency }: VerificationMailData): MailDescription {
	const name = headerText(agency, 80);
	const isOpen = decision === 'verified';
	const title = isOpen ? 'Your access is open' : 'We cannot open your access';
	const greeting = firstName ? [`${headerText(firstName, 60)},`] : [];
	const english = isOpen
		? `${name} is verified. Rates, commission and availability are yours to work with from now on.`
		: `we have looked at ${name} and cannot open an access for it now. If you think that we missed something, please answer this email.`;
	const german = isOpen
		? `${name} ist freigeschaltet. Raten, Provision und Verfügbarkeit stehen Ihnen ab jetzt zur Verfügung.`
		: `Wir haben uns ${name} angesehen und können derzeit keinen Zugang öffnen. Wenn wir etwas übersehen haben, antworten Sie bitte auf diese E-Mail.`;
	return {
		brand,
		language: 'en',
		subject: `${title} · ${name}`,
		preheader: english,
		reason: `Registration of ${name} with ${brand.name}.`,
		blocks: [
			{ type: 'title', title, kicker: name, plain: title },
			{ type: 'paragraphs', paragraphs: [...greeting, english, german] },
			isOpen ? { type: 'button', label: 'Go on', href: `${brand.origin}/onboarding`, hasNoLabel: true } : null,
		],
	};
}
