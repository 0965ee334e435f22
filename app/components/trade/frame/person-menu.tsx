import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RootData } from '~/components/root/use-root';
import { SignOutButton } from '../../account/sign-out-button';
import { LanguageSwitch } from '../../layout/language-switch';
import { Icon } from '../../ui/icon';
import { initialsOf } from '../initials-of';
import { DROPDOWN_FOOT, DROPDOWN_WORDS, dropdown } from '../parts/dropdown';
import { CHEVRON } from './header-looks';

export type SignedIn = NonNullable<RootData['user']>;

/** The signed-in user and his agency, with his account pages and the sign-out. */
export function PersonMenu({ user }: { user: SignedIn }) {
	const { t } = useTranslation('trade');
	return (
		<details
			name="trade-header"
			className="trade-person relative hidden lg:block -mr-1.5 2xl:flex-none 2xl:ml-1 2xl:border-l 2xl:border-[color-mix(in_srgb,currentColor_16%,transparent)] 2xl:pl-3"
		>
			<summary className="flex min-h-11 items-center gap-2.5 px-1.5 rounded-control">
				<span className="sr-only">{t('person', { name: user.name || user.email })}</span>
				<span
					aria-hidden="true"
					className="text-[0.75rem] size-8 grid shrink-0 place-items-center rounded-full bg-light2 text-ink font-semibold"
				>
					{initialsOf(user)}
				</span>
				<span
					aria-hidden="true"
					className="hidden min-[90rem]:block min-[90rem]:max-[104rem]:group-data-[role=admin]/bar:hidden min-[90rem]:min-w-0 [&>*]:truncate [&>*]:block [&>*]:max-w-44"
				>
					<span className="font-semibold leading-4.25">{user.name || user.email}</span>
					{user.agency ? <small className="text-[0.78125rem]/4 opacity-86">{user.agency.name}</small> : null}
				</span>
				<Icon name="chevronDown" size={14} className={`${CHEVRON} hidden 2xl:block 2xl:shrink-0`} />
			</summary>
			<div className={dropdown('right-0 top-[calc(100%+0.5rem)]')}>
				<PersonLinks user={user} />
			</div>
		</details>
	);
}

/** The person's own pages; the same in the menu and in the sheet. */
export function PersonLinks({ user, signOut = 'min-h-10' }: { user: SignedIn; signOut?: string }) {
	const { t } = useTranslation('trade');
	const hasAgency = user.agency !== null && user.role !== 'operator' && user.role !== 'customer';
	return (
		<>
			<p className={DROPDOWN_WORDS}>
				{user.name ? <span>{user.name}</span> : null}
				<small>{user.email}</small>
			</p>
			<ul>
				<li>
					<Link to="/user">{t('account')}</Link>
				</li>
				{hasAgency || user.isHotelStaff || user.role === 'operator' ? (
					<li>
						<Link to="/user/notices">{t('myNotices')}</Link>
					</li>
				) : null}
				{hasAgency ? (
					<li>
						<Link to="/partner/agency">{user.agency?.name}</Link>
					</li>
				) : null}
				{user.role === 'operator' || (user.role === 'supervisorAgent' && user.agency?.isVerified) ? (
					<li>
						<Link to="/partner/team">{t('team')}</Link>
					</li>
				) : null}
				{(hasAgency && user.agency?.isVerified) || user.role === 'admin' ? (
					<li>
						<Link to="/hotels/inspirationnow" data-inspiration>
							{t('inspiration')}
						</Link>
					</li>
				) : null}
			</ul>
			<div className={DROPDOWN_FOOT}>
				<LanguageSwitch />
				<SignOutButton className={`${signOut} rounded-control border border-field px-3.5 font-semibold hover:bg-row`} />
			</div>
		</>
	);
}
