import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { buttonClass } from '../ui/button';
import { Scene } from '../ui/scene';
import { PhoneLink } from './phone-link';

/** The entry page of brands that need a login (ACCESS-5): sign-in or registration; where sign-in is not possible, the team's contact. */
export function PartnerAccess() {
	const { t } = useTranslation();
	const { brand, user, isSignInOffered } = useRoot();
	const isOpen = isSignInOffered && user === null;
	return (
		<main id="content" className="grid lg:grid-cols-2">
			<div className="container grid content-center py-20 lg:min-h-[42rem] lg:max-w-none lg:py-26 2xl:pl-[max(4rem,calc(50vw-41rem))]">
				<p className="text-small font-medium text-accent-ink">{t('partnerAccess.title')}</p>
				<h1 className="mt-4 text-h1">{t('partnerAccess.heading')}</h1>
				<p className="mt-6 max-w-xl text-lead text-ink2">
					{t(isOpen ? 'partnerAccess.text' : 'partnerAccess.textInPerson', { brand: brand.name })}
				</p>
				{isOpen ? (
					<p className="mt-10 flex flex-wrap gap-4">
						<a href="/signin" className={buttonClass('dark', 'min-w-36')}>
							{t('account.signIn')}
						</a>
						<a href="/signup" className={buttonClass('outline', 'min-w-36')}>
							{t('partnerAccess.register')}
						</a>
					</p>
				) : (
					<p className="mt-10">
						<a href={`mailto:${brand.email}`} className={buttonClass('dark')}>
							{t('partnerAccess.write')}
						</a>
					</p>
				)}
				<p className="mt-6 flex flex-wrap items-center gap-x-6 text-small text-ink2">
					<a href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
						{brand.email}
					</a>
					<PhoneLink phone={brand.phone} className="inline-flex min-h-11 items-center" />
				</p>
			</div>
			<div className="relative aspect-[3/2] lg:aspect-auto">
				<div className="lg:absolute lg:inset-0 h-full">
					<Scene
						name="evening"
						widths={[480, 1000]}
						sizes="(width >= 50rem) 50vw, 100vw"
						width={1000}
						height={667}
						alt=""
					/>
				</div>
			</div>
		</main>
	);
}
