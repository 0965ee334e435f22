import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { PhoneLink } from '../layout/phone-link';
import { buttonClass } from '../ui/button';
import { SignOutButton } from './sign-out-button';

/** Part of the root's data; its own type would close a circle, since the root draws this page too. */
type Root = {
	brand: Pick<BrandProfile, 'name' | 'email' | 'phone'>;
	user: { email: string; home: string } | null;
};

export type NoAccessReason = 'role' | 'agency' | 'verification' | 'declined';

/**
 * What a signed-in user sees where he may not go (decisions 26, H§6): another role's page, no agency yet, or one that we still have to
 * look at. Always with a way on.
 */
export default function NoAccess() {
	const { t } = useTranslation('account');
	const root = useRouteLoaderData('root') as Root | undefined;
	const error = useRouteError();
	if (!root || !isRouteErrorResponse(error)) return null;
	const reason = error.data.refusal as NoAccessReason;
	const { brand, user } = root;
	return (
		<main id="content" className="container grid min-h-[32rem] content-center py-16 lg:py-26">
			{user ? <p className="text-small font-medium text-accent-ink">{user.email}</p> : null}
			<h1 className="mt-3 max-w-3xl text-h1">{t(`noAccess.${reason}Title`)}</h1>
			<p className="mt-6 max-w-xl text-lead text-ink2">{t(`noAccess.${reason}Text`, { brand: brand.name })}</p>
			<div className="mt-10 flex flex-wrap items-center gap-4">
				{reason === 'agency' ? (
					<a href="/onboarding" className={buttonClass('dark')}>
						{t('noAccess.register')}
					</a>
				) : null}
				{reason === 'role' && user ? (
					<a href={user.home} className={buttonClass('dark')}>
						{t('noAccess.home')}
					</a>
				) : null}
				<SignOutButton />
			</div>
			<p className="mt-8 flex flex-wrap gap-x-8 gap-y-2 text-small text-ink2">
				<a href={`mailto:${brand.email}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
					{brand.email}
				</a>
				<PhoneLink phone={brand.phone} className="inline-flex min-h-11 items-center" />
			</p>
		</main>
	);
}
