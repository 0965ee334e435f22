import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { PhoneLink } from './phone-link';

/** Contact details: postal address, mailbox, telephone (PAGE-11). */
export function ContactBlock() {
	const { t } = useTranslation(['common', 'footer']);
	const { brand } = useRoot();
	const [company, street, ...town] = brand.postalAddress.split(', ');
	return (
		<div>
			<h2 className="text-h3 text-current!">{t('footer:footer.talkToUs')}</h2>
			<address className="mt-6 space-y-4 not-italic">
				<p>
					{[company, street, town.join(', ')].map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</p>
				<p>
					<a
						href={`mailto:${brand.email}`}
						className="border-b border-accent-on-dark pb-0.5 transition-colors hover:text-accent-on-dark"
					>
						{brand.email}
					</a>
					<br />
					<PhoneLink phone={brand.phone} className="mt-2 inline-block hover:text-accent-on-dark" />
				</p>
				<p className="max-w-64 text-small text-dim">{t('footer:footer.hours')}</p>
			</address>
		</div>
	);
}
