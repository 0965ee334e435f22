import { useTranslation } from 'react-i18next';
import { MEMBER_RANKS } from '#db/schema/trade-enums';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { Member } from '~/domain/member/list-members.server';
import { Icon } from '../../ui/icon';
import { initialsOf } from '../initials-of';
import { useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { Chip } from '../parts/chip';
import { FIELD_BOX, ROW_FORM } from '../parts/field-label';
import { tradeButton } from '../trade-button';

type Props = { team: 'agency' | 'operator'; manages: boolean; members: readonly Member[] };

/** The people of a team; those who decide change ranks, hand leads over and let people go. */
export function MemberList({ team, manages, members }: Props) {
	const { t } = useTranslation('members');
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('people', { count: members.length })}</h2>
			</CardHead>
			<ul className="px-4.5">
				{members.map((member) => (
					<Row
						key={member.id}
						{...{ team, manages, member }}
						colleagues={members.filter(({ id }) => id !== member.id)}
					/>
				))}
			</ul>
		</section>
	);
}

type RowProps = Omit<Props, 'members'> & { member: Member; colleagues: readonly Member[] };

function Row({ team, manages, member, colleagues }: RowProps) {
	const { t } = useTranslation(['members', 'account']);
	const { language } = useRoot();
	const { id, email, role, rank, isSelf, updatedAt, leads, away } = member;
	const name = member.name || email;
	// A lifestyle agent's role is an admin's to give.
	const isRanked = team === 'operator' || role === 'agent' || role === 'supervisorAgent';
	return (
		<li className="grid grid-cols-1 gap-x-4 gap-y-3 border-b border-hair py-3.5 last:border-b-0 lg:grid-cols-[2.25rem_minmax(0,1fr)_auto] lg:items-center">
			<span
				aria-hidden="true"
				className="hidden size-9 place-items-center rounded-full bg-light2 text-[0.8125rem] font-semibold lg:grid"
			>
				{initialsOf({ name: member.name, email })}
			</span>
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
					<span className="font-semibold wrap-anywhere">{name}</span>
					{isSelf ? <Chip>{t('members:you')}</Chip> : null}
					{away ? (
						<Chip kind="open">{t('members:away', { day: formatDate(away.until, language), name: away.standIn })}</Chip>
					) : null}
				</p>
				<p className="trade-note wrap-anywhere">
					{[
						member.name ? email : null,
						team === 'agency' ? (leads === 0 ? t('members:leadsNone') : t('members:leads', { count: leads })) : null,
					]
						.filter(Boolean)
						.join(' · ')}
				</p>
			</div>
			{manages && isRanked ? (
				<VerbForm
					key={updatedAt}
					fields={{ act: 'rank', id, updatedAt }}
					className={`${ROW_FORM} max-lg:flex-nowrap max-lg:[&_.trade-field]:flex-1`}
				>
					<select name="rank" defaultValue={rank} aria-label={`${t('members:rank')}: ${name}`} className="trade-field">
						{MEMBER_RANKS.map((each) => (
							<option key={each} value={each}>
								{t(`members:ranks.${each}`)}
							</option>
						))}
					</select>
					<button type="submit" className={tradeButton('line')} aria-label={`${t('members:save')}: ${name}`}>
						{t('members:save')}
					</button>
				</VerbForm>
			) : (
				<p className="text-ink2">{isRanked ? t(`members:ranks.${rank}`) : t(`account:role.${role}`)}</p>
			)}
			{manages && (!isSelf || leads > 0) && colleagues.length > 0 ? (
				<details className="lg:col-span-2 lg:col-start-2">
					<summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-accent-ink lg:min-h-8 [[open]>&>svg]:rotate-180">
						{t(
							isSelf
								? 'members:handOver.summary'
								: team === 'agency'
									? 'members:leave.summary'
									: 'members:leave.remove',
						)}
						<Icon name="chevronDown" size={14} />
					</summary>
					<div className="mt-2 grid gap-4 rounded-control bg-row p-4">
						{team === 'agency' && leads > 0 ? <HandOver member={member} colleagues={colleagues} /> : null}
						{isSelf ? null : <Remove member={member} colleagues={colleagues} />}
					</div>
				</details>
			) : null}
		</li>
	);
}

type PartProps = { member: Member; colleagues: readonly Member[] };

function HandOver({ member, colleagues }: PartProps) {
	const { t } = useTranslation('members');
	const name = member.name || member.email;
	return (
		<VerbForm fields={{ act: 'handOver', id: member.id }} className="flex flex-wrap items-end gap-3">
			<Colleague label={t('handOver.to', { count: member.leads })} colleagues={colleagues} id={member.id} />
			<button type="submit" className={tradeButton('line')} aria-label={`${t('handOver.act')}: ${name}`}>
				{t('handOver.act')}
			</button>
		</VerbForm>
	);
}

function Remove({ member, colleagues }: PartProps) {
	const { t } = useTranslation('members');
	const name = member.name || member.email;
	return (
		<VerbForm
			fields={{ act: 'remove', id: member.id, updatedAt: member.updatedAt }}
			className="grid gap-3 border-hair not-first:border-t not-first:pt-4"
		>
			<p>{t('leave.text', { name })}</p>
			<div className="flex flex-wrap items-end gap-3">
				{member.leads > 0 ? (
					<Colleague label={t('handOver.to', { count: member.leads })} colleagues={colleagues} id={member.id} />
				) : null}
				<label className="inline-flex min-h-11 items-center gap-2">
					<input type="checkbox" name="sure" required />
					{t('leave.sure')}
				</label>
				<button type="submit" className={tradeButton('line')} aria-label={`${t('leave.remove')}: ${name}`}>
					{t('leave.remove')}
				</button>
			</div>
		</VerbForm>
	);
}

function Colleague({ label, colleagues, id }: { label: string; colleagues: readonly Member[]; id: string }) {
	const { t } = useTranslation('members');
	const typed = useTyped(id);
	return (
		<label className={FIELD_BOX}>
			<span>{label}</span>
			<select name="to" required defaultValue={typed.to ?? ''} className="trade-field">
				<option value="">{t('handOver.choose')}</option>
				{colleagues.map((each) => (
					<option key={each.id} value={each.id}>
						{each.name || each.email}
					</option>
				))}
			</select>
		</label>
	);
}
