import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RootData } from '~/components/root/use-root';
import { SignOutButton } from '../../account/sign-out-button';
import { LanguageSwitch } from '../../layout/language-switch';
import { Icon } from '../../ui/icon';
import { initialsOf } from '../initials-of';

export type SignedIn = NonNullable<RootData['user']>;

/** The signed-in user and his agency, with his account pages and the sign-out. */
export function PersonMenu({ user }: { user: SignedIn }) {
	const { t } = useTranslation('trade');
	return (
		<details name="trade-header" className="trade-dropdown trade-person">
			<summary>
				<span className="sr-only">{t('person', { name: user.name || user.email })}</span>
				<span aria-hidden="true" className="trade-initials">
					{initialsOf(user)}
				</span>
				<span aria-hidden="true" className="trade-person-words">
					<span>{user.name || user.email}</span>
					{user.agency ? <small>{user.agency.name}</small> : null}
				</span>
				<Icon name="chevronDown" size={14} className="trade-chevron" />
			</summary>
			<div className="trade-list trade-list-right">
				<PersonLinks user={user} />
			</div>
		</details>
	);
}

/** The person's own pages; the same in the menu and in the sheet. */
export function PersonLinks({ user }: { user: SignedIn }) {
	const { t } = useTranslation('trade');
	const hasAgency = user.agency !== null && user.role !== 'operator' && user.role !== 'customer';
	return (
		<>
			<p className="trade-list-head">
				{user.name ? <span>{user.name}</span> : null}
				<small>{user.email}</small>
			</p>
			<ul>
				<li>
					<Link to="/user">{t('account')}</Link>
				</li>
				{hasAgency ? (
					<li>
						<Link to="/partner/agency">{user.agency?.name}</Link>
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
			<div className="trade-list-foot">
				<LanguageSwitch />
				<SignOutButton className="trade-sign-out" />
			</div>
		</>
	);
}
