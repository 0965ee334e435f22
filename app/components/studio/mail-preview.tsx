import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { mailBrand } from '~/domain/mail/mail-brand';
import { renderHtml } from '~/domain/mail/render/render-html';
import { PreviewCard } from './card';
import { STILL } from './preview-tokens';

/** A mail to a client, made by the code that makes all mails. */
export function MailPreview({ profile, sender }: { profile: BrandProfile; sender: string }) {
	const { t } = useTranslation('studio');
	const { language } = useRoot();
	const brand = mailBrand(profile, '');
	const whole = renderHtml({
		brand,
		language,
		subject: t('mail.title'),
		preheader: '',
		reason: t('mail.reason'),
		blocks: [
			{ type: 'title', title: t('mail.title') },
			{ type: 'paragraphs', paragraphs: [t('mail.greeting'), t('mail.text')] },
			{ type: 'button', label: t('mail.button'), href: '' },
			{ type: 'paragraphs', paragraphs: [`${t('mail.regards')}\n${sender}`] },
		],
	});
	return (
		<PreviewCard title={t('mail.heading')} note={t('mail.note')}>
			{/* The tables of the mail alone: its style sheet is for mail readers, and the page's rules allow no other. */}
			<div
				{...STILL}
				style={{ background: brand.colors.paper }}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: our own mail, whose texts are escaped where it is made
				dangerouslySetInnerHTML={{ __html: whole.slice(whole.indexOf('<table role'), whole.lastIndexOf('</body>')) }}
			/>
		</PreviewCard>
	);
}
