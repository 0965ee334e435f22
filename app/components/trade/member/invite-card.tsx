import { useTranslation } from 'react-i18next';
import { MEMBER_RANKS } from '#db/schema/trade-enums';
import type { OpenInvitation } from '~/domain/member/list-members.server';
import { useOutcome, useTyped } from '../page/outcome-line';
import { Timestamp } from '../page/timestamp';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { DeskField } from '../parts/desk-field';
import { tradeButton } from '../trade-button';

type Props = { team: 'agency' | 'operator'; invitations: readonly OpenInvitation[] };

/** Invites a colleague by mail, and shows the invitations that are not used yet. */
export function InviteCard({ team, invitations }: Props) {
	const { t } = useTranslation('members');
	const typed = useTyped('invite');
	const at = useOutcome()?.at ?? 0;
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('invite.title')}</h2>
			</CardHead>
			<VerbForm fields={{ act: 'invite' }} className="grid gap-4 p-4.5">
				<DeskField
					key={`email-${at}`}
					name="email"
					label={t('invite.email')}
					value={typed.email ?? ''}
					inputMode="email"
					maxLength={254}
				/>
				<DeskField
					key={`rank-${at}`}
					name="rank"
					label={t('rank')}
					value={typed.rank ?? 'member'}
					hint={t(`invite.hint.${team}`)}
				>
					{MEMBER_RANKS.map((rank) => (
						<option key={rank} value={rank}>
							{t(`ranks.${rank}`)}
						</option>
					))}
				</DeskField>
				<p>
					<button type="submit" className={tradeButton('dark')}>
						{t('invite.send')}
					</button>
				</p>
			</VerbForm>
			{invitations.length > 0 ? (
				<div className="border-t border-hair px-4.5 pt-3.5 pb-2">
					<h3 className="font-semibold">{t('invite.open', { count: invitations.length })}</h3>
					<ul>
						{invitations.map((each) => (
							<Invitation key={each.id} invitation={each} />
						))}
					</ul>
				</div>
			) : null}
		</section>
	);
}

function Invitation({
	invitation: { id, email, rank, invitedBy, createdAt, expiresAt },
}: {
	invitation: OpenInvitation;
}) {
	const { t } = useTranslation('members');
	return (
		<li className="border-b border-hair py-3 last:border-b-0">
			<p className="font-medium wrap-anywhere">{email}</p>
			<p className="trade-note">
				{t(`ranks.${rank}`)} · {t('invite.by', { name: invitedBy })} <Timestamp at={createdAt} />
			</p>
			<p className="trade-note">
				{t('invite.until')} <Timestamp at={expiresAt} />
			</p>
			<div className="mt-1.5 flex flex-wrap gap-2">
				<VerbForm fields={{ act: 'invite', email, rank }}>
					<button type="submit" className={tradeButton('line')} aria-label={`${t('invite.again')}: ${email}`}>
						{t('invite.again')}
					</button>
				</VerbForm>
				<VerbForm fields={{ act: 'revoke', id }}>
					<button type="submit" className={tradeButton('line')} aria-label={`${t('invite.revoke')}: ${email}`}>
						{t('invite.revoke')}
					</button>
				</VerbForm>
			</div>
		</li>
	);
}
