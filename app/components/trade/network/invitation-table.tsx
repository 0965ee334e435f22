import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { ListedInvitation } from '~/domain/hotel/network/list-invitations.server';
import { Timestamp } from '../page/timestamp';
import { VerbForm } from '../page/verb-form';
import { Chip } from '../parts/chip';
import { ROW_FORM } from '../parts/field-label';
import { tradeButton } from '../trade-button';

/** How the chip of a state looks. */
export const INVITATION_KIND = {
	sent: 'open',
	opened: 'open',
	started: 'open',
	pending: 'open',
	joined: 'good',
	refused: 'bad',
	expired: 'bad',
	revoked: 'bad',
} as const;

/** The invitations of an agency: recipient, sender, date, result, and the button to send again. */
export function InvitationTable({ rows, label }: { rows: readonly ListedInvitation[]; label: string }) {
	const { t } = useTranslation('network');
	return (
		<table className="trade-table desk-table" aria-label={label}>
			<thead>
				<tr>
					{(['hotel', 'contact', 'by', 'sent', 'state'] as const).map((column) => (
						<th key={column} scope="col">
							{t(`columns.${column}`)}
						</th>
					))}
					<th scope="col">
						<span className="sr-only">{t('columns.again')}</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row.id}>
						<th scope="row" className="desk-half">
							{row.hotelId ? (
								<Link to={`/hotels/${row.hotelId}`} className="trade-link">
									{row.hotelName}
								</Link>
							) : (
								row.hotelName
							)}
							{row.city ? <small>{row.city}</small> : null}
						</th>
						<td data-label={t('columns.contact')} className="desk-half">
							{row.contactName ?? (row.contactEmail ? null : t('link'))}
							{row.contactEmail ? <small>{row.contactEmail}</small> : null}
						</td>
						<td data-label={t('columns.by')}>{row.invitedBy}</td>
						<td data-label={t('columns.sent')}>
							<Timestamp at={row.sentAt} />
						</td>
						<td data-label={t('columns.state')}>
							<Chip kind={INVITATION_KIND[row.state]}>{t(`state.${row.state}`)}</Chip>
							<small>
								<Timestamp at={ENDS.has(row.state) ? row.expiresAt : (row.changedAt ?? row.expiresAt)}>
									{(timestamp) => t(words(row), { moment: timestamp })}
								</Timestamp>
							</small>
						</td>
						<td className="desk-wide">
							{row.canBeSent ? (
								<VerbForm
									fields={{ intent: 'again', id: row.id }}
									className={`${ROW_FORM} justify-end max-xl:justify-start`}
								>
									<button
										type="submit"
										aria-label={t('againTo', { name: row.contactName ?? row.contactEmail, hotel: row.hotelName })}
										className={tradeButton()}
									>
										{t('again')}
									</button>
								</VerbForm>
							) : null}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** States of which the end of the link is told. */
const ENDS: ReadonlySet<ListedInvitation['state']> = new Set(['sent', 'expired']);

/** The label of the timestamp below the state. */
function words({ state }: ListedInvitation) {
	if (state === 'sent') return 'until';
	return state === 'expired' ? 'ended' : 'openedAt';
}
