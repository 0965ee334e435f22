import { useTranslation } from 'react-i18next';
import { EmailLine, PhoneLine } from './phone-line';

/** Explains the next steps and gives contact details. */
export function EnquiryAside() {
	const { t } = useTranslation(['enquiry', 'contact']);
	return (
		<aside className="h-fit bg-light1 px-7 py-8">
			<h2 className="text-h4">{t('contact:general.asideHeading')}</h2>
			<ol className="mt-4 text-[0.9375rem]/6">
				{(['asideFirst', 'asideSecond', 'asideThird'] as const).map((key, index) => (
					<li key={key} className="grid grid-cols-[1.75rem_1fr] border-t border-line2 py-3.5">
						<span className="tabular text-accent-ink">{index + 1}</span>
						{t(`contact:general.${key}`)}
					</li>
				))}
			</ol>
			<p className="border-t border-line2 pt-4 text-small text-ink2">{t('contact:general.preferCall')}</p>
			<p className="font-medium">
				<PhoneLine />
				<br />
				<EmailLine />
			</p>
		</aside>
	);
}
