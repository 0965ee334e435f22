import { useTranslation } from 'react-i18next';
import { EmailLine, PhoneLine } from '../enquiry/phone-line';
import { ButtonLink } from '../ui/button';

/** The way to a person, at the end of a text. */
export function ContactBand() {
	const { t } = useTranslation('content');
	return (
		<section aria-labelledby="contact" className="bg-light1">
			<div className="container grid gap-x-8 gap-y-8 py-14 lg:grid-cols-3 lg:py-20">
				<h2 id="contact" className="text-h2">
					{t('contact.title')}
				</h2>
				<div className="lg:col-span-2">
					<p className="max-w-[36rem] text-lead">{t('contact.text')}</p>
					<div className="mt-7 flex flex-wrap items-center gap-x-10 gap-y-4">
						<ButtonLink to="/enquire-now">{t('contact.enquire')}</ButtonLink>
						<PhoneLine className="serif text-h4" />
						<EmailLine className="underline decoration-accent underline-offset-6" />
					</div>
				</div>
			</div>
		</section>
	);
}
