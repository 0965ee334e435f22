import { useTranslation } from 'react-i18next';
import { useRoot } from '~/root';
import { PhoneLink } from '../layout/phone-link';

/** What a member of an agency sees that we still look at (P§6). */
export function VerificationView() {
	const { t } = useTranslation();
	const { brand, user } = useRoot();
	return (
		<section className="max-w-[44rem]">
			{user?.agency ? <p className="text-small font-medium text-accent-ink">{user.agency.name}</p> : null}
			<h2 className="mt-2 text-h2">{t('account.noAccess.verificationTitle')}</h2>
			<p className="mt-3 text-lead text-ink2">{t('account.noAccess.verificationText', { brand: brand.name })}</p>
			<p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small">
				<a href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
					{brand.email}
				</a>
				<PhoneLink phone={brand.phone} className="inline-flex min-h-11 items-center" />
			</p>
		</section>
	);
}
