import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import type { Language } from '~/domain/language/language';
import { callSite } from '~/platform/call-site';
import { tradeButton } from '../trade-button';

type Invitation = { link: string; expiresAt: string };

/** 'Invite Hotel and Earn' (OFFER-6): a link for the manager of a hotel that does not contract directly yet. */
export function InviteHotel({ hotelId, canInvite }: { hotelId: string; canInvite: boolean }) {
	const { t } = useTranslation('trade-hotel');
	const language = useRoot().language as Language;
	const [invitation, setInvitation] = useState<Invitation | null>(null);
	const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'copied'>('idle');
	const field = useId();
	const path = `/api/hotels/${hotelId}/hotel-manager-invitation-link`;
	const create = async () => {
		setState('loading');
		const answer = await callSite(path).catch(() => null);
		if (!answer?.ok) return setState('failed');
		setInvitation((await answer.json()) as Invitation);
		setState('idle');
	};
	const copy = async (link: string) => {
		const hasCopied = await navigator.clipboard.writeText(link).then(
			() => true,
			() => false,
		);
		if (hasCopied) setState('copied');
		else document.getElementById(field)?.focus();
	};
	return (
		<div className="grid justify-items-start gap-3">
			<p className="hotel-prose">{t('invite.text')}</p>
			{!canInvite ? (
				<p className="hotel-note">{t('invite.noAgency')}</p>
			) : invitation ? (
				<>
					<label htmlFor={field} className="font-semibold">
						{t('invite.link')}
					</label>
					<div className="flex flex-wrap gap-2">
						<input
							id={field}
							readOnly
							value={invitation.link}
							onFocus={(event) => event.currentTarget.select()}
							className="trade-field max-w-md"
						/>
						<button type="button" onClick={() => copy(invitation.link)} className={tradeButton('dark')}>
							{t(state === 'copied' ? 'invite.copied' : 'invite.copy')}
						</button>
					</div>
					<p role="status" className="hotel-note">
						{t('invite.until', { day: formatDate(invitation.expiresAt.slice(0, 10), language) })}
					</p>
				</>
			) : (
				<p>
					{/* Without script the answer of the API is the link. */}
					<a
						href={path}
						aria-disabled={state === 'loading' || undefined}
						onClick={(event) => {
							event.preventDefault();
							if (state !== 'loading') void create();
						}}
						className={tradeButton('line')}
					>
						{t('invite.create')}
					</a>
				</p>
			)}
			{state === 'failed' ? (
				<p role="alert" className="text-err">
					{t('invite.failed')}
				</p>
			) : null}
		</div>
	);
}
