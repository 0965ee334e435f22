import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { OfferedAgencies } from '~/domain/agency/agencies-to-act-for.server';
import type { BrandProfile } from '~/domain/brand/brand-profile';
import { PhoneLink } from '../layout/phone-link';
import { type FramedUser, isTradeUser } from '../trade/frame/trade-user';
import { tradeButton } from '../trade/trade-button';
import { buttonClass } from '../ui/button';
import { ActFor, ActingChoice } from './acting-choice';
import { SignOutButton } from './sign-out-button';

/** Part of the root's data; its own type would close a circle, since the root draws this page too. */
type Root = {
	brand: Pick<BrandProfile, 'name' | 'email' | 'phone'>;
	user: (FramedUser & { email: string; home: string }) | null;
};

export type NoAccessReason = 'role' | 'agency' | 'verification' | 'declined' | 'acting' | 'otherAgency';

/** The reason for a refusal; without one, the role is the reason. */
type Refusal = { refusal?: NoAccessReason; offered?: OfferedAgencies; agency?: { id: string; name: string } };

/** An admin's own start page: the hotels of his home say nothing of agencies. */
const ADMIN_HOME = '/partner/dashboard/admin';

/**
 * The page for a signed-in user without access (AGENCY-21): another role's page, no agency, an agency pending verification, or an admin
 * who acts for no agency. Names the account, with a next step and the sign-out. Also covers requests that cannot be fulfilled now.
 */
export default function NoAccess() {
	const { t } = useTranslation('account');
	const { pathname, search } = useLocation();
	const root = useRouteLoaderData('root') as Root | undefined;
	const error = useRouteError();
	if (!root || !isRouteErrorResponse(error)) return null;
	const refusal = (error.data ?? {}) as Refusal;
	const reason = error.status === 403 ? (refusal.refusal ?? 'role') : 'refused';
	const { brand, user } = root;
	const words = { brand: brand.name, agency: refusal.agency?.name ?? '' };
	const home = user?.role === 'admin' ? ADMIN_HOME : user?.home;
	const isTrade = isTradeUser(user);
	const button = (kind: 'dark' | 'outline') =>
		isTrade ? tradeButton(kind === 'dark' ? 'dark' : 'line') : buttonClass(kind);
	return (
		<main
			id="content"
			className={
				isTrade ? 'trade min-h-[calc(100dvh-6rem)]' : 'container grid min-h-[32rem] content-center py-16 lg:py-26'
			}
		>
			{user ? (
				<p className="text-small font-medium text-accent-ink">
					{t('noAccess.signedInAs', { email: user.email, role: t(`role.${user.role}`) })}
				</p>
			) : null}
			<h1 className={isTrade ? 'mt-2' : 'mt-3 max-w-3xl text-h1'}>{t(`noAccess.${reason}Title`, words)}</h1>
			<p className={isTrade ? 'mt-3 max-w-xl text-ink2' : 'mt-6 max-w-xl text-lead text-ink2'}>
				{t(`noAccess.${reason}Text`, words)}
			</p>
			{reason === 'acting' && refusal.offered ? <ActingChoice offered={refusal.offered} /> : null}
			<div className={`flex flex-wrap items-center ${isTrade ? 'mt-6 gap-2.5' : 'mt-10 gap-4'}`}>
				{reason === 'otherAgency' && refusal.agency ? <ActFor agency={refusal.agency} /> : null}
				{reason === 'agency' ? (
					<a href="/onboarding" className={button('dark')}>
						{t('noAccess.register')}
					</a>
				) : null}
				{reason === 'refused' ? (
					<a href={`${pathname}${search}`} className={button('dark')}>
						{t('noAccess.again')}
					</a>
				) : null}
				{reason !== 'agency' && home ? (
					<a href={home} className={button(reason === 'role' ? 'dark' : 'outline')}>
						{t('noAccess.home')}
					</a>
				) : null}
				{user ? <SignOutButton className={button('outline')} /> : null}
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
