import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { beginPost } from '~/domain/proposal/begin-address';
import { builderPath } from '~/domain/proposal/proposal-path';
import type { ProposalOfLead } from '~/domain/proposal/proposals-of-lead.server';
import { CardHead } from '../../trade/parts/card-head';
import { tradeButton } from '../../trade/trade-button';
import { LinkButton, RemindButton } from './list-actions';
import { ProposalBadge } from './list-badge';

type LeadProposalCardProps = {
	leadId: string;
	client: string;
	proposals: readonly ProposalOfLead[];
	/** The lead can still be an option. */
	isOfferable: boolean;
};

/** The proposals that a lead is an option of, and the way to a new one. */
export function LeadProposalCard({ leadId, client, proposals, isOfferable }: LeadProposalCardProps) {
	const { t } = useTranslation(['dashboard', 'lead']);
	const { language } = useRoot();
	const isGoing = proposals.some(({ state }) => state === 'draft' || state === 'sent' || state === 'opened');
	if (proposals.length === 0 && !isOfferable) return null;
	return (
		<section className="trade-card" aria-labelledby="proposal">
			<CardHead>
				<h2 id="proposal">{t('lead:proposal.title')}</h2>
			</CardHead>
			<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
				{proposals.map(({ id, state, sentAt, lastOpenedAt, validUntil }) => (
					<li key={id} className="grid gap-2 px-4.5 py-3">
						<p className="flex flex-wrap items-center justify-between gap-2">
							<ProposalBadge state={state} />
							<Link to={builderPath(id)} className="trade-link">
								{t('lead:proposal.open')}
							</Link>
						</p>
						<p className="trade-note">
							{[
								sentAt === null ? '' : t('lead:proposal.sentAt', { at: formatTimestamp(sentAt, language) }),
								lastOpenedAt === null ? '' : t('proposals.openedAt', { at: formatTimestamp(lastOpenedAt, language) }),
								t('proposals.until', { at: formatTimestamp(validUntil, language) }),
							]
								.filter(Boolean)
								.join(', ')}
						</p>
						{state === 'sent' || state === 'opened' ? (
							<div className="flex flex-wrap gap-2">
								<RemindButton id={id} client={client} />
								<LinkButton id={id} client={client} />
							</div>
						) : null}
					</li>
				))}
			</ul>
			{isOfferable && !isGoing ? (
				<Form method="post" action={beginPost()} className="grid gap-2 px-4.5 py-3">
					{proposals.length === 0 ? <p className="text-ink2">{t('lead:proposal.none')}</p> : null}
					<button type="submit" name="lead" value={leadId} className={tradeButton('line', 'justify-self-start')}>
						{t('lead:proposal.begin')}
					</button>
				</Form>
			) : null}
		</section>
	);
}
