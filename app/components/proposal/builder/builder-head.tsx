import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { builderPdfPath } from '~/domain/proposal/proposal-path';
import { KeyCap } from '../../trade/key-cap';
import { Badge } from '../../trade/status-badge';
import { tradeButton } from '../../trade/trade-button';
import { Icon } from '../../ui/icon';
import { CopyLink } from '../copy-link';
import { PROPOSAL_LOOKS } from '../list/list-badge';
import type { BuilderView } from './builder-view';
import type { SaveState, useBuilder } from './use-builder';

type HeadProps = {
	view: BuilderView;
	builder: ReturnType<typeof useBuilder>;
	canEdit: boolean;
	/** The draft is no longer what was sent. */
	isChanged: boolean;
	onSend: () => void;
};

/** Whose proposal it is, what it is at, whether it is saved; on phones the button that sends stands at the foot. */
export function BuilderHead({ view, builder, canEdit, isChanged, onSend }: HeadProps) {
	const { t } = useTranslation('trade-proposals');
	const { save, undo, canUndo } = builder;
	const next = (view.sentVersion ?? 0) + 1;
	return (
		<div className="border-b border-hair bg-work px-(--trade-margin) pt-3 pb-4.5">
			<p>
				<Link className="inline-flex min-h-9 items-center gap-1 text-ink" to="/partner/proposals">
					<Icon name="chevronLeft" size={14} />
					{t('builder.back')}
				</Link>
				{view.enquiry ? (
					<Link className="trade-link ml-5" to={`/partner/enquiries/${view.enquiry.id}`}>
						{t('builder.enquiry', { number: view.enquiry.bookingNumber })}
					</Link>
				) : null}
			</p>
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<h1 className="text-t1 flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1 font-semibold tracking-[-0.012em] [overflow-wrap:anywhere] [&>span]:font-sans [&>span]:tracking-[0]">
					{view.title} <ProposalState view={view} hasChanges={isChanged} />
				</h1>
				<div className="flex flex-wrap items-center gap-2">
					{canEdit ? <SaveLine save={save} onSave={() => builder.send('save')} /> : null}
					{canEdit ? (
						<button
							type="button"
							onClick={undo}
							aria-disabled={!canUndo || undefined}
							className={tradeButton('quiet', 'builder-with-script px-2.5')}
						>
							{t('builder.save.undo')}
							<KeyCap>Z</KeyCap>
						</button>
					) : null}
					<button
						type="submit"
						name="intent"
						value="duplicate"
						title={t('builder.duplicateText')}
						className={tradeButton('line')}
					>
						{t('builder.duplicate')}
					</button>
					{canEdit ? (
						<a href={builderPdfPath(view.id, null)} target="_blank" rel="noreferrer" className={tradeButton('line')}>
							{t('builder.send.pdf')}
						</a>
					) : null}
					{view.sentVersion === null || view.state === 'withdrawn' ? null : <CopyLink builder={builder} />}
					{canEdit ? (
						<button type="button" onClick={onSend} className={tradeButton('dark', 'builder-with-script max-lg:hidden')}>
							{t('builder.send.buttonVersion', { version: next })}
							<KeyCap>⌘</KeyCap>
							<KeyCap>↵</KeyCap>
						</button>
					) : null}
				</div>
			</div>
			{canEdit ? (
				<div className="builder-with-script fixed inset-x-0 bottom-[var(--lower-bar,0)] z-4 border-t border-hair bg-work px-(--trade-margin) py-2.5 lg:hidden">
					<button type="button" onClick={onSend} className={tradeButton('dark', 'w-full')}>
						{t('builder.send.buttonVersion', { version: next })}
					</button>
				</div>
			) : null}
		</div>
	);
}

function ProposalState({ view, hasChanges }: { view: BuilderView; hasChanges: boolean }) {
	const { t } = useTranslation('trade-proposals');
	const { state, sentVersion: version } = view;
	const isDraftAgain = hasChanges && version !== null && (state === 'sent' || state === 'opened');
	return (
		<Badge
			{...PROPOSAL_LOOKS[isDraftAgain ? 'draft' : state]}
			text={
				isDraftAgain
					? t('builder.state.draftOf', { version: version + 1 })
					: t(`builder.state.${state}`, { version: version ?? 1 })
			}
		/>
	);
}

function SaveLine({ save, onSave }: { save: SaveState; onSave: () => void }) {
	const { t } = useTranslation('trade-proposals');
	const isOpen = save.kind === 'failed' || save.kind === 'invalid' || save.kind === 'conflict';
	const text =
		save.kind === 'saved'
			? t('builder.save.saved', { time: save.clock })
			: t(`builder.save.${save.kind === 'conflict' ? 'failed' : save.kind}`);
	return (
		<span className="flex items-center gap-2">
			<span role="status" className={isOpen ? 'font-semibold text-err' : 'text-ink2'}>
				{text}
			</span>
			{save.kind === 'failed' ? (
				<button type="button" onClick={onSave} className="trade-link min-h-9">
					{t('builder.save.again')}
				</button>
			) : null}
		</span>
	);
}
