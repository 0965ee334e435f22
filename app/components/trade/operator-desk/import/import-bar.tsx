import { Form, Link, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IMPORT_LIMITS, IMPORT_PATH } from '~/domain/operator-desk/import/import-files';
import type { ShownImport } from '~/domain/operator-desk/import/load-import.server';
import { KeyCap } from '../../key-cap';
import { tradeButton } from '../../trade-button';
import type { RunProgress } from './use-import-run';

const BRIGHT = 'border-accent bg-accent text-main hover:bg-light2';

type ImportBarProps = { shown: ShownImport; progress: RunProgress | null };

/** At the lower edge: what is ready and how to take it, how far a run is, or what came of it and its way back. */
export function ImportBar({ shown, progress }: ImportBarProps) {
	const { t } = useTranslation('desk-import');
	const { state, counts, states, name } = shown;
	const isBusy = useNavigation().state === 'submitting';
	if (state === 'reading' || state === 'discarded') return null;
	if (state === 'applying' || state === 'reverting') return <RunningBar shown={shown} progress={progress} />;
	const ready = counts.added + counts.changed + counts.removed;
	const another = (
		<Link to={IMPORT_PATH} className={tradeButton('line')}>
			{t('bar.another')}
		</Link>
	);
	if (state === 'checked')
		return (
			<section aria-label={t('steps.apply')} className="draft-bar import-bar">
				<div>
					<p className="font-semibold">{t((states.ready ?? 0) > 0 ? 'bar.ready' : 'run.nothing', { count: ready })}</p>
					<p className="text-(length:--text-note)">
						{(states.ready ?? 0) > 0
							? t('bar.parts', { added: counts.added, changed: counts.changed, removed: counts.removed })
							: t('run.nothingHint')}
					</p>
				</div>
				<div className="max-md:hidden">
					<p className="text-(length:--text-note)">{t('bar.version')}</p>
					<p className="font-semibold">{t('bar.undoFor', { name, days: IMPORT_LIMITS.undoDays })}</p>
				</div>
				{/* Enter in a field of the other form must not discard. */}
				<Form method="post" preventScrollReset>
					<button type="submit" name="intent" value="discard" disabled={isBusy} className={tradeButton('line')}>
						{t('bar.discard')}
					</button>
				</Form>
				<Form method="post" preventScrollReset id="import-apply">
					{counts.errors > 0 && (states.ready ?? 0) > 0 ? (
						<label className="flex items-center gap-2">
							<input type="checkbox" name="skip" value="yes" className="size-4.5 accent-accent" />
							{t('bar.skip')}
						</label>
					) : null}
					{(states.ready ?? 0) > 0 ? (
						<button type="submit" name="intent" value="apply" disabled={isBusy} className={tradeButton('line', BRIGHT)}>
							{t('bar.apply', { count: ready })} <KeyCap>⌘</KeyCap>
							<KeyCap>↵</KeyCap>
						</button>
					) : null}
				</Form>
			</section>
		);
	const heldBack = (states.changedMeanwhile ?? 0) + (state === 'reverted' ? (states.refused ?? 0) : 0);
	return (
		<section aria-label={t('steps.apply')} className="draft-bar import-bar">
			<div role="status">
				<p className="font-semibold">
					{state === 'reverted'
						? t('bar.reverted', { count: states.reverted ?? 0 })
						: state === 'stopped'
							? t(shown.endedAt === null ? 'bar.stopped' : 'bar.failed', {
									done: states.applied ?? 0,
									total: (states.applied ?? 0) + (states.ready ?? 0),
								})
							: t('bar.applied', { count: states.applied ?? 0 })}
				</p>
				{heldBack > 0 ? <p className="text-(length:--text-note)">{t('bar.heldBack', { count: heldBack })}</p> : null}
			</div>
			<Form method="post" preventScrollReset>
				{another}
				{state === 'stopped' && (states.ready ?? 0) > 0 ? (
					<button type="submit" name="intent" value="goOn" disabled={isBusy} className={tradeButton('line', BRIGHT)}>
						{t('bar.goOn')}
					</button>
				) : null}
				{shown.canUndo ? <UndoButton isBusy={isBusy} /> : null}
			</Form>
		</section>
	);
}

/** Asks once more before everything is taken back. */
function UndoButton({ isBusy }: { isBusy: boolean }) {
	const { t } = useTranslation('desk-import');
	const [isAsked, setIsAsked] = useState(false);
	// Two elements: a button that became the other one within its click would send the form.
	return isAsked ? (
		<button
			key="do"
			type="submit"
			name="intent"
			value="revert"
			disabled={isBusy}
			className={tradeButton('line', BRIGHT)}
		>
			{t('bar.undoAsk')}
		</button>
	) : (
		<button key="ask" type="button" className={tradeButton('line')} onClick={() => setIsAsked(true)}>
			{t('bar.undo')}
		</button>
	);
}

function RunningBar({ shown, progress }: ImportBarProps) {
	const { t } = useTranslation('desk-import');
	const isBusy = useNavigation().state === 'submitting';
	const { states, state } = shown;
	const done = progress?.done ?? (state === 'reverting' ? (states.reverted ?? 0) : (states.applied ?? 0));
	const total = progress?.total ?? done + (state === 'reverting' ? (states.applied ?? 0) : (states.ready ?? 0));
	const percent = total === 0 ? 100 : Math.round((100 * done) / total);
	return (
		<section aria-label={t('steps.apply')} className="draft-bar import-bar">
			<div>
				<p className="font-semibold">{t(state === 'reverting' ? 'bar.reverting' : 'bar.applying')}</p>
				<p className="text-(length:--text-note) tabular" role="status">
					{t('bar.done', { done, total })}
					{progress?.isWaiting
						? `, ${t('bar.pictures')}`
						: progress?.seconds
							? `, ${t('bar.left', { seconds: progress.seconds })}`
							: ''}
				</p>
			</div>
			<div className="import-progress">
				<p className="flex justify-between text-(length:--text-note)">
					<span className="truncate">{progress?.name ?? ''}</span>
					<span className="tabular">{percent} %</span>
				</p>
				<progress max={100} value={percent} aria-label={t(state === 'reverting' ? 'bar.reverting' : 'bar.applying')} />
			</div>
			<p className="max-w-64 text-(length:--text-note)">{t('bar.leave')}</p>
			{state === 'applying' ? (
				<Form method="post" preventScrollReset>
					<button type="submit" name="intent" value="stop" disabled={isBusy} className={tradeButton('line')}>
						{t('bar.stop')}
					</button>
				</Form>
			) : null}
		</section>
	);
}
