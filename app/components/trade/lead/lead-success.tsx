import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { leadPath } from '~/domain/lead/lead-path';
import type { LeadPurpose } from '~/domain/lead/validate-lead';
import { beginAddress } from '~/domain/proposal/begin-address';
import { useRoot } from '../../root/use-root';
import { Icon } from '../../ui/icon';
import { mayPropose } from '../frame/may-propose';
import { StatusBadge } from '../status-badge';
import { tradeButton } from '../trade-button';
import type { TradeLeadAnswer } from './lead-dialog-view';

type LeadSuccessProps = {
	purpose: LeadPurpose;
	stored: NonNullable<TradeLeadAnswer['stored']>;
	optionHours: number;
	propertyPath: string;
};

/** Confirms a saved lead (LEAD-36): its status, the next steps, and the link to it. */
export function LeadSuccess({ purpose, stored, optionHours, propertyPath }: LeadSuccessProps) {
	const { t } = useTranslation(['trade-lead', 'booking']);
	const { user } = useRoot();
	const isConfirmed = stored.status === 'confirmedBooking';
	const next =
		purpose === 'interest'
			? t('done.interestNext')
			: purpose === 'option'
				? t(stored.isQueued ? 'done.optionQueued' : 'done.optionNext', { hours: optionHours })
				: t(isConfirmed ? 'done.confirmed' : 'done.requested');
	return (
		<div
			role="status"
			data-result
			tabIndex={-1}
			className="grid justify-items-center gap-3.5 pt-14 pb-16 px-(--trade-margin) text-center focus-visible:outline-none"
		>
			<span className="size-14 grid place-items-center rounded-full bg-[#dff0e4] text-[#1b5834]">
				<Icon name="check" size={28} />
			</span>
			<p className="serif text-t1 font-semibold text-balance">
				{purpose === 'interest' ? t('done.interest') : purpose === 'option' ? t('done.option') : t('booking:thanks')}
			</p>
			<StatusBadge status={stored.status} />
			<p>
				{t('done.number')} <strong className="tabular">{stored.bookingNumber}</strong>
			</p>
			{stored.isReplay ? <p className="max-w-md">{t('done.replay')}</p> : null}
			<p className="max-w-md text-ink2">{next}</p>
			<div className="mt-3 flex flex-wrap justify-center gap-2.5">
				{purpose !== 'booking' && mayPropose(user) ? (
					<Link to={beginAddress({ leads: [stored.id] })} className={tradeButton('line')}>
						{t('done.proposal')}
					</Link>
				) : null}
				<Link to={leadPath(stored.id)} className={tradeButton('dark')}>
					{t('done.open')}
				</Link>
				<Link to={propertyPath} replace preventScrollReset className={tradeButton('line')}>
					{t('done.back')}
				</Link>
			</div>
		</div>
	);
}
