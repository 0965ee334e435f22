import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { leadPath } from '~/domain/lead/lead-path';
import type { LeadStatus } from '~/domain/lead/lead-status';
import { StatusBadge } from '../status-badge';

type RoomsHeadProps = {
	title: string;
	lead: { id: string; bookingNumber: string; status: LeadStatus; hotel: string; place: string | null; client: string };
	/** Period and guests. */
	stay: ReactNode;
	note?: string;
};

/** Head of a page about the rooms of a hotel's lead: the way back, its number and status, hotel, stay and client. */
export function RoomsHead({ title, lead, stay, note }: RoomsHeadProps) {
	const { t } = useTranslation('rooms-request');
	return (
		<div className="border-b border-hair bg-work px-[max(var(--trade-margin),calc((100vw-100rem)/2+var(--trade-margin)))] pt-3 pb-4.5">
			<p className="flex flex-wrap items-center gap-x-4 text-ink2">
				<Link className="inline-flex min-h-9 items-center gap-1 text-ink" to={leadPath(lead.id)}>
					<Icon name="chevronLeft" size={14} />
					{t('back')}
				</Link>
				<span className="font-semibold text-ink tabular-nums">{lead.bookingNumber}</span>
			</p>
			<h1 className="flex flex-wrap items-center gap-x-3.5 text-t1 font-semibold [&>span]:font-sans">
				{title} <StatusBadge status={lead.status} />
			</h1>
			<p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
				<span>
					<b className="font-semibold">{lead.hotel}</b>
					{lead.place ? `, ${lead.place}` : ''}
				</span>
				{stay}
				<span>{t('for', { client: lead.client })}</span>
			</p>
			{note ? <p className="trade-note mt-1 max-w-3xl">{note}</p> : null}
		</div>
	);
}
