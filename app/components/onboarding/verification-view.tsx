import { useTranslation } from 'react-i18next';
import { useBrand, useTravelAgency } from '../account/use-auth';
import { PhoneLink } from '../layout/phone-link';

/** The page for members of an agency that is pending or rejected (AGENCY-3). */
export function VerificationView({ isDeclined }: { isDeclined: boolean }) {
	const { t } = useTranslation('account');
	const brand = useBrand();
	const agency = useTravelAgency();
	const reason = isDeclined ? 'declined' : 'verification';
	return (
		<section className="max-w-[44rem]">
			<p className="text-small font-medium text-accent-ink">{agency.name}</p>
			<h2 className="mt-2 text-h2">{t(`noAccess.${reason}Title`)}</h2>
			<p className="mt-3 text-lead text-ink2">{t(`noAccess.${reason}Text`, { brand: brand.name })}</p>
			<p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-small">
				<a href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
					{brand.email}
				</a>
				<PhoneLink phone={brand.phone} className="inline-flex min-h-11 items-center" />
			</p>
		</section>
	);
}
