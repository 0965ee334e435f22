import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEAM_CAPABILITIES, USER_ROLES } from '#db/schema/enums';
import { noindexMeta } from '~/components/layout/page-meta';
import { AdminPage } from '~/components/trade/admin/admin-page';
import { AdminTable } from '~/components/trade/admin/admin-table';
import { FilterBar, FilterText } from '~/components/trade/admin/filter-bar';
import { useTyped } from '~/components/trade/page/outcome-line';
import { VerbForm } from '~/components/trade/page/verb-form';
import { ROW_FORM } from '~/components/trade/parts/field-label';
import { tradeButton } from '~/components/trade/trade-button';
import { type ListedUser, listUserChoices, listUsers } from '~/domain/administration/list-users.server';
import { lockUser } from '~/domain/administration/lock-user.server';
import { setUser } from '~/domain/administration/set-user.server';
import { endSessionsOfUser } from '~/domain/session/end-session.server';
import type { TeamCapability } from '~/domain/user/actor';
import { serverTexts } from '~/locales/server';
import { answerVerb, textOf } from '../forms/answer-verb.server';
import { readFormData } from '../forms/read-form.server';

export const handle = { i18n: ['admin', 'desk', 'account'] };

/** All users who have ever signed in, and the only place where roles change (AGENCY-14). */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const filter = { q: (query.get('q') ?? '').trim(), after: query.get('after') };
	const [page, choices] = await Promise.all([listUsers({ ctx: context, filter }), listUserChoices({ ctx: context })]);
	return json({ title: serverTexts(context).t('admin:tab.users'), filter, choices, ...page });
}

export async function action({ context, request }: ActionFunctionArgs) {
	const form = await readFormData(request);
	const id = textOf(form, 'id');
	const seen = { id, updatedAt: Number(textOf(form, 'updatedAt')) };
	const lock = textOf(form, 'lock');
	if (lock !== '') {
		const isLocked = lock === 'on';
		return answerVerb({ row: id, done: isLocked ? 'userLocked' : 'userUnlocked', form, now: context.now }, () =>
			lockUser({ ctx: context, user: seen, isLocked }),
		);
	}
	if (form.has('endSessions'))
		return answerVerb({ row: id, done: 'sessionsEnded', form, now: context.now }, () =>
			endSessionsOfUser({ ctx: context, userId: id }),
		);
	return answerVerb({ row: id, done: 'userSet', form, now: context.now }, () =>
		setUser({
			ctx: context,
			user: seen,
			role: USER_ROLES.find((role) => role === textOf(form, 'role')) ?? 'customer',
			agencyId: textOf(form, 'agency') || null,
			operatorKey: textOf(form, 'operator') || null,
			capabilities: TEAM_CAPABILITIES.filter((each) => form.has(capabilityField(each))),
			isAdminMeant: textOf(form, 'sure') === 'on',
		}),
	);
}

/** One field for each, so that a refused form is returned with all that were ticked. */
function capabilityField(capability: TeamCapability): string {
	return `capability-${capability}`;
}

type Choices = Awaited<ReturnType<typeof listUserChoices>>;

export default function AdminUsers() {
	const { t } = useTranslation('admin');
	const { filter, choices, rows, next } = useLoaderData<typeof loader>();
	return (
		<AdminPage title={t('tab.users')}>
			<AdminTable
				above={
					<FilterBar>
						<FilterText name="q" label={t('users.q')} value={filter.q} />
					</FilterBar>
				}
				columns={[t('users.person'), t('users.rights')]}
				isEmpty={rows.length === 0}
				next={next}
			>
				{rows.map((user) => (
					<UserRow key={user.id} user={user as ListedUser} choices={choices} />
				))}
			</AdminTable>
		</AdminPage>
	);
}

function UserRow({ user, choices }: { user: ListedUser; choices: Choices }) {
	const { t } = useTranslation(['admin', 'account']);
	const typed = useTyped(user.id);
	const [role, setRole] = useState<string | null>(null);
	const isRefused = typed.role !== undefined;
	const isAdmin = (role ?? typed.role ?? user.role) === 'admin';
	const becomesAdmin = isAdmin && user.role !== 'admin';
	const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
	const agencies = choices.agencies.some(({ id }) => id === user.agencyId)
		? choices.agencies
		: [...choices.agencies, ...(user.agencyId ? [{ id: user.agencyId, name: user.agencyName ?? '' }] : [])];
	return (
		<tr>
			<th scope="row" className="desk-wide">
				{name}
				<small>
					{[
						user.email,
						user.isEmailVerified ? null : t('users.unverified'),
						user.hotelId ? t('users.hotel') : null,
						user.lockedAt ? t('users.locked') : null,
					]
						.filter(Boolean)
						.join(', ')}
				</small>
			</th>
			<td className="desk-wide">
				<VerbForm fields={{ id: user.id, updatedAt: user.updatedAt }} className={ROW_FORM}>
					<select
						key={`role-${user.updatedAt}`}
						name="role"
						defaultValue={typed.role ?? user.role}
						onChange={(event) => setRole(event.currentTarget.value)}
						aria-label={`${t('users.role')}: ${name}`}
						className="trade-field"
					>
						{USER_ROLES.map((role) => (
							<option key={role} value={role}>
								{t(`account:role.${role}`)}
							</option>
						))}
					</select>
					<select
						key={`agency-${user.updatedAt}`}
						name="agency"
						defaultValue={typed.agency ?? user.agencyId ?? ''}
						aria-label={`${t('users.agency')}: ${name}`}
						className="trade-field"
					>
						<option value="">
							{t('users.agency')}: {t('users.none')}
						</option>
						{agencies.map((agency) => (
							<option key={agency.id} value={agency.id}>
								{agency.name}
							</option>
						))}
					</select>
					<select
						key={`operator-${user.updatedAt}`}
						name="operator"
						defaultValue={typed.operator ?? user.operatorKey ?? ''}
						aria-label={`${t('users.operator')}: ${name}`}
						className="trade-field"
					>
						<option value="">
							{t('users.operator')}: {t('users.none')}
						</option>
						{choices.operators.map((operator) => (
							<option key={operator.key} value={operator.key}>
								{operator.name}
							</option>
						))}
					</select>
					{isAdmin
						? TEAM_CAPABILITIES.map((capability) => (
								<label key={`${capability}-${user.updatedAt}`} className="inline-flex min-h-11 items-center gap-2">
									<input
										type="checkbox"
										name={capabilityField(capability)}
										defaultChecked={
											isRefused ? capabilityField(capability) in typed : user.capabilities.includes(capability)
										}
										aria-label={`${t(`users.capability.${capability}`)}: ${name}`}
									/>
									{t(`users.capability.${capability}`)}
								</label>
							))
						: null}
					{becomesAdmin ? (
						<label className="inline-flex items-center gap-2 max-w-88">
							<input type="checkbox" name="sure" required />
							{t('users.adminSure', { name })}
						</label>
					) : null}
					<button type="submit" className={tradeButton()} aria-label={`${t('save')}: ${name}`}>
						{t('save')}
					</button>
				</VerbForm>
				<div className="mt-2 flex flex-wrap gap-2.5">
					<VerbForm fields={{ id: user.id, updatedAt: user.updatedAt, lock: user.lockedAt ? 'off' : 'on' }}>
						<button
							type="submit"
							className={tradeButton('line')}
							aria-label={`${t(user.lockedAt ? 'users.unlock' : 'users.lock')}: ${name}`}
						>
							{t(user.lockedAt ? 'users.unlock' : 'users.lock')}
						</button>
					</VerbForm>
					{user.sessions > 0 ? (
						<VerbForm fields={{ id: user.id, endSessions: 'all' }}>
							<button
								type="submit"
								className={tradeButton('line')}
								aria-label={`${t('users.endSessions', { count: user.sessions })}: ${name}`}
							>
								{t('users.endSessions', { count: user.sessions })}
							</button>
						</VerbForm>
					) : null}
				</div>
			</td>
		</tr>
	);
}

export const meta = noindexMeta;
