import { Form, Link, useNavigation, useSubmit } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '~/components/ui/icon';
import { importPath, type ReportedChange } from '~/domain/operator-desk/import/import-files';
import type { ShownImport } from '~/domain/operator-desk/import/load-import.server';
import { KeyCap } from '../../key-cap';
import { CardHead } from '../../parts/card-head';
import { Chip, type ChipKind } from '../../parts/chip';
import { FaultBox } from '../../parts/fault-box';
import { useImportWords } from './use-import-words';

const KINDS: Partial<Record<string, ChipKind>> = {
	applied: 'good',
	changedMeanwhile: 'open',
	invalid: 'bad',
	refused: 'bad',
};

export function propertyAddress({ id, after }: Pick<ShownImport, 'id' | 'after'>, key: string): string {
	return `${importPath(id)}&after=${after}&property=${encodeURIComponent(key)}`;
}

/** The properties that change, and each change of one of them, before and after. */
export function ChangedProperties({ shown }: { shown: ShownImport }) {
	const { t } = useTranslation('desk-import');
	const { entries, id, after, moreEntries, listed, shown: current } = shown;
	if (entries.length === 0) return null;
	return (
		<div className="import-changed trade-card mt-5">
			<section aria-labelledby="import-changed">
				<CardHead>
					<h2 id="import-changed" className="text-t3!">
						{t('changed.title')}
					</h2>
					<span className="trade-note ml-auto">{t('run.properties', { count: listed })}</span>
				</CardHead>
				<ul>
					{entries.map(({ key, name, state, changes, errors }) => (
						<li key={key}>
							<Link
								to={propertyAddress(shown, key)}
								preventScrollReset
								aria-current={current?.key === key ? 'true' : undefined}
								className="import-property"
							>
								<span className="min-w-0">
									<b className="block truncate font-semibold">{name}</b>
									<small className="trade-note">
										{state === 'refused' || state === 'invalid'
											? `${t('errors.title')}: ${errors}`
											: t('changed.count', { count: changes })}
									</small>
								</span>
								{state === 'ready' ? (
									<Icon name="arrow" size={16} className="text-ink2" />
								) : (
									<Chip kind={KINDS[state]}>{t(`changed.state.${state}`)}</Chip>
								)}
							</Link>
						</li>
					))}
				</ul>
				<p className="flex gap-4 px-4.5 py-3 empty:hidden">
					{after > 0 ? (
						<Link to={importPath(id)} preventScrollReset className="trade-link">
							{t('changed.firstProperties')}
						</Link>
					) : null}
					{moreEntries === null ? null : (
						<Link to={`${importPath(id)}&after=${moreEntries}`} preventScrollReset className="trade-link">
							{t('changed.moreProperties')}
						</Link>
					)}
				</p>
			</section>
			{current ? <PropertyChangeList shown={shown} current={current} /> : null}
		</div>
	);
}

function PropertyChangeList({ shown, current }: { shown: ShownImport; current: NonNullable<ShownImport['shown']> }) {
	const { t } = useTranslation('desk-import');
	const { entries, after, listed, state: run } = shown;
	const { key, name, state, report, locked } = current;
	const at = entries.findIndex((each) => each.key === key);
	const [earlier, later] = [entries[at - 1], entries[at + 1]];
	const note =
		state === 'changedMeanwhile'
			? t(run === 'reverting' || run === 'reverted' ? 'changed.meanwhileUndo' : 'changed.meanwhile')
			: state === 'refused'
				? t(report.errors.length > 0 ? 'changed.refused' : 'changed.refusedUndo')
				: null;
	return (
		<section aria-labelledby="import-property">
			<CardHead>
				<h3 id="import-property" className="text-t3!">
					{name}
				</h3>
				<span className="trade-note">{t('changed.asItIs')}</span>
				{at >= 0 ? (
					<span className="trade-note ml-auto">{t('changed.of', { at: after + at + 1, all: listed })}</span>
				) : null}
				{earlier ? (
					<Link
						to={propertyAddress(shown, earlier.key)}
						preventScrollReset
						aria-label={t('changed.earlier')}
						className="import-turn"
					>
						<Icon name="arrow" size={16} className="rotate-180" />
					</Link>
				) : null}
				{later ? (
					<Link
						to={propertyAddress(shown, later.key)}
						preventScrollReset
						aria-label={t('changed.later')}
						className="import-turn"
					>
						<Icon name="arrow" size={16} />
					</Link>
				) : null}
			</CardHead>
			{note ? (
				<div className="px-4.5 pt-3">
					<FaultBox>{note}</FaultBox>
				</div>
			) : null}
			<ul className="import-changes">
				{report.changes.map((change) => (
					<ChangeItem key={`${change.file} ${change.what} ${change.name} ${change.at?.line}`} change={change} />
				))}
			</ul>
			{report.more > 0 ? <p className="trade-note px-4.5 py-2">{t('changed.more', { count: report.more })}</p> : null}
			{report.isUnregistered ? <p className="px-4.5 py-2 text-soon">{t('changed.unregistered')}</p> : null}
			{locked > 0 ? <p className="trade-note px-4.5 py-2">{t('changed.locked', { count: locked })}</p> : null}
			{run === 'checked' && (state === 'ready' || state === 'leftOut') ? (
				<TakeForm propertyKey={key} isTaken={state === 'ready'} count={entries[at]?.changes ?? report.changes.length} />
			) : null}
		</section>
	);
}

function TakeForm({ propertyKey, isTaken, count }: { propertyKey: string; isTaken: boolean; count: number }) {
	const { t } = useTranslation('desk-import');
	const submit = useSubmit();
	const isBusy = useNavigation().state === 'submitting';
	return (
		<Form method="post" preventScrollReset className="import-take">
			<input type="hidden" name="key" value={propertyKey} />
			<input type="hidden" name="intent" value={isTaken ? 'leaveOut' : 'takeIn'} />
			<label className="flex items-center gap-2.5">
				<input
					type="checkbox"
					className="size-4.5 accent-(--color-main)"
					checked={isTaken}
					disabled={isBusy}
					onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
				/>
				{t('changed.take', { count })}
			</label>
			<span className="trade-note">
				<KeyCap>X</KeyCap> {t('changed.leaveOut')}
			</span>
		</Form>
	);
}

function ChangeItem({ change }: { change: ReportedChange }) {
	const { t } = useTranslation('desk-import');
	const words = useImportWords();
	const { file, what, name, fields, at } = change;
	const title = file === 'properties' ? '' : words.row(file, name);
	return (
		<li>
			<div>
				{title ? <b className="font-medium">{title}</b> : null}
				{what === 'changed' ? null : (
					<Chip kind={what === 'added' ? 'good' : 'bad'}>{t(what === 'added' ? 'changed.new' : 'changed.gone')}</Chip>
				)}
			</div>
			<dl>
				{fields.map(({ column, before, after }) => (
					<div key={column}>
						<dt>{words.column(column)}</dt>
						<dd>
							{before === '' ? null : <del className="import-wrong">{words.value(column, before)}</del>}{' '}
							{after === '' ? (
								what === 'changed' ? (
									<span className="trade-note">{t('changed.nothing')}</span>
								) : null
							) : (
								<ins className="import-right">{words.value(column, after)}</ins>
							)}
							<Share before={before} after={after} />
						</dd>
					</div>
				))}
			</dl>
			<span className="trade-note import-at">{at ? `${at.source}:${at.line}` : ''}</span>
		</li>
	);
}

/** By how much a figure rises or falls. */
function Share({ before, after }: { before: string; after: string }) {
	const [was, is] = [Number(before), Number(after)];
	if (before === '' || after === '' || !Number.isFinite(was) || !Number.isFinite(is) || was < 100) return null;
	const percent = Math.round((1000 * (is - was)) / was) / 10;
	return percent === 0 ? null : (
		<span className="trade-note">
			{' '}
			{percent > 0 ? '+' : '−'} {Math.abs(percent)} %
		</span>
	);
}
