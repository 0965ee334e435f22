import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { leadPath } from '~/domain/lead/lead-path';
import { useRoot } from '../../root/use-root';
import { Icon } from '../../ui/icon';
import type { BuilderView } from './builder-view';

/** What has happened to the version that was sent last; nothing before one was. */
export function BuilderBand({ view, isChanged }: { view: BuilderView; isChanged: boolean }) {
	const { t } = useTranslation('trade-proposals');
	const language = useRoot().language as Language;
	const { state, sentVersion: version, sentAt, openings, lastOpenedAt } = view;
	if (version === null) return null;
	const name = view.approvedBy ?? view.typed.clientLastName;
	const option = view.approved?.name;
	const news =
		state === 'approved'
			? option
				? t('builder.band.approved', { name, option })
				: t('builder.band.approvedNone', { name })
			: state === 'declined' || state === 'withdrawn' || state === 'expired'
				? t(`builder.band.${state}`, { version })
				: null;
	const reason = state === 'declined' ? view.events.find(({ kind }) => kind === 'declined')?.note : null;
	return (
		<div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-hair bg-light1 px-(--trade-margin) py-2.5">
			<p className="flex flex-wrap items-baseline gap-x-2">
				<Icon name="info" size={16} className="self-center" />
				<b className="font-semibold">{t('builder.band.sent', { version, at: formatTimestamp(sentAt, language) })}</b>
				<span>
					{openings === 0
						? t('builder.band.notOpened')
						: t('builder.band.opened', { count: openings, at: formatTimestamp(lastOpenedAt, language) })}
				</span>
				{news ? <b className="font-semibold">{news}</b> : null}
				{reason ? (
					<q dir="auto" className="[overflow-wrap:anywhere]">
						{reason}
					</q>
				) : null}
				{state === 'approved' && view.approved ? (
					<Link className="trade-link" to={leadPath(view.approved.leadId)}>
						{t('builder.band.openLead')}
					</Link>
				) : null}
				{view.isApprovalToConfirm ? <span>{t('builder.band.toConfirm', { version })}</span> : null}
			</p>
			{isChanged && news === null ? <p className="text-ink2">{t('builder.band.changes')}</p> : null}
		</div>
	);
}
