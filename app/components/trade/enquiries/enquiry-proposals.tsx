import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProposalBadge } from '~/components/proposal/list/list-badge';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { EnquiryFile, EnquiryProposal } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { tradeButton } from '../trade-button';
import { type ReplyWeek, weekCode } from './use-reply';

type EnquiryProposalsProps = Pick<EnquiryFile, 'proposals' | 'properties' | 'brandName'> & {
	/** Weeks of the reply: a proposal begins with them in the place of what was asked for, and a draft takes them in. */
	weeks: readonly ReplyWeek[];
};

/** The proposals that answer an enquiry, and the button that prepares one while there is no draft. */
export function EnquiryProposals({ proposals, properties, brandName, weeks }: EnquiryProposalsProps) {
	const { t } = useTranslation('enquiries');
	const hasDraft = proposals.some(({ state }) => state === 'draft');
	const hasOption = properties.some(({ option }) => option.kind === 'option');
	const isFirst = proposals.length === 0;
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('prepare.title')}</h2>
			</CardHead>
			<div className="grid gap-4 px-4.5 pt-4 pb-5">
				{isFirst ? null : (
					<ul aria-label={t('prepare.list')} className="grid gap-3">
						{proposals.map((proposal) => (
							<ProposalLine key={proposal.id} {...{ proposal, weeks }} />
						))}
					</ul>
				)}
				{hasDraft ? null : (
					<>
						<p className="text-ink2">
							{t('prepare.text', { brand: brandName })}{' '}
							{properties.length > 0 && !hasOption && weeks.length === 0 ? t('prepare.none') : null}
						</p>
						<OfferForm weeks={weeks}>
							<button type="submit" className={tradeButton(isFirst ? 'dark' : 'line', 'w-full justify-center')}>
								{t(isFirst ? 'prepare.button' : 'prepare.another')}
							</button>
						</OfferForm>
					</>
				)}
			</div>
		</section>
	);
}

type ProposalLineProps = Pick<EnquiryProposalsProps, 'weeks'> & { proposal: EnquiryProposal };

function ProposalLine({ proposal, weeks }: ProposalLineProps) {
	const { t } = useTranslation('enquiries');
	const { language } = useRoot();
	const at = (instant: number) => formatTimestamp(instant, language);
	const { id, state, sentAt, openings, lastOpenedAt, approvedBy, updatedAt, by } = proposal;
	const lines = [
		sentAt === null ? t('prepare.begun', { at: at(updatedAt) }) : t('prepare.sent', { at: at(sentAt) }),
		sentAt === null
			? null
			: openings > 0 && lastOpenedAt !== null
				? t('prepare.opened', { count: openings, at: at(lastOpenedAt) })
				: t('prepare.notOpened'),
		approvedBy && state === 'approved' ? t('prepare.approvedBy', { name: approvedBy }) : null,
		by ? t('history.by', { name: by }) : null,
	];
	return (
		<li className="grid gap-1 border-b border-hair pb-3 last:border-0 last:pb-0">
			<span className="flex flex-wrap items-center gap-x-3">
				<ProposalBadge state={state} />
			</span>
			<span className="trade-note">{lines.filter(Boolean).join(', ')}</span>
			{state === 'draft' ? (
				<OfferForm weeks={weeks}>
					<button type="submit" className={tradeButton('dark', 'mt-2 w-full justify-center')}>
						{weeks.length > 0 ? t('prepare.draftWith', { count: weeks.length }) : t('prepare.draft')}
					</button>
				</OfferForm>
			) : (
				<OpenProposal id={id} />
			)}
		</li>
	);
}

/** Prepares the enquiry's draft, or opens it, with the weeks of the reply; "Make an offer" submits it. */
function OfferForm({ weeks, children }: Pick<EnquiryProposalsProps, 'weeks'> & { children: ReactNode }) {
	return (
		<div data-offer>
			<VerbForm fields={{ intent: 'prepare' }}>
				{weeks.map((week) => (
					<input key={weekCode(week)} type="hidden" name="week" value={weekCode(week)} />
				))}
				{children}
			</VerbForm>
		</div>
	);
}

/** Submits to the page's action, which starts acting for the brand's team before it opens the builder. */
function OpenProposal({ id }: { id: string }) {
	const { t } = useTranslation('enquiries');
	return (
		<VerbForm fields={{ intent: 'open', proposal: id }}>
			<button type="submit" className="trade-link">
				{t('prepare.open')}
			</button>
		</VerbForm>
	);
}
