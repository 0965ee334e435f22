import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { type EntryKind, isRetired } from '~/domain/administration/entries/entry-kinds';
import type { EntryVersion } from '~/domain/administration/entries/load-entry.server';
import type { EntryUse } from '~/domain/administration/entries/uses-of-entry.server';
import { Timestamp } from '../../page/timestamp';
import { VerbForm } from '../../page/verb-form';
import { CardHead } from '../../parts/card-head';
import { tradeButton } from '../../trade-button';
import { useEntryWords } from './use-entry-words';

/** What uses an entry, with the ways there. */
export function EntryUses({ uses }: { uses: readonly EntryUse[] }) {
	const { t } = useTranslation('catalogue-entries');
	return (
		<section className="trade-card" aria-labelledby="uses">
			<CardHead>
				<h2 id="uses">{t('uses.title')}</h2>
			</CardHead>
			<div className="grid gap-3 px-4.5 pt-3.5 pb-5">
				{uses.length === 0 ? <p className="trade-note">{t('uses.none')}</p> : null}
				{uses.map(({ kind, count, shown }) => (
					<div key={kind}>
						<h3 className="font-semibold">{t(`uses.${kind}`, { count })}</h3>
						{shown.length > 0 ? (
							<ul>
								{shown.map(({ name, path }) => (
									<li key={path}>
										<Link to={path} className="inline-flex min-h-11 items-center lg:min-h-8">
											<span className="trade-link wrap-anywhere">{name}</span>
										</Link>
									</li>
								))}
								{count > shown.length ? (
									<li className="trade-note">{t('uses.more', { count: count - shown.length })}</li>
								) : null}
							</ul>
						) : null}
					</div>
				))}
			</div>
		</section>
	);
}

/** Removing an entry that nothing uses; of kinds that are retired, that they are. */
export function EntryRemoval({ kind, name, isUsed }: { kind: EntryKind; name: string; isUsed: boolean }) {
	const { t } = useTranslation('catalogue-entries');
	return (
		<section className="trade-card" aria-labelledby="removal">
			<CardHead>
				<h2 id="removal">{t('remove.title')}</h2>
			</CardHead>
			<div className="grid gap-3 px-4.5 pt-3.5 pb-5">
				<p className="trade-note">{t(isRetired(kind) ? 'remove.retire' : 'remove.text')}</p>
				{isRetired(kind) || isUsed ? null : (
					<details>
						<summary className={tradeButton('line', 'w-fit')}>{t('remove.open')}</summary>
						<VerbForm fields={{ intent: 'remove' }} className="mt-3">
							<button type="submit" className={tradeButton('dark', 'h-auto min-h-11 py-2 text-left whitespace-normal')}>
								{t('remove.sure', { name })}
							</button>
						</VerbForm>
					</details>
				)}
			</div>
		</section>
	);
}

/** What was done to an entry: who, when, before and after, the newest first. */
export function EntryHistory({ kind, versions }: { kind: EntryKind; versions: readonly EntryVersion[] }) {
	const { t } = useTranslation('catalogue-entries');
	const { nameOf, textOf } = useEntryWords(kind);
	return (
		<section className="trade-card" aria-labelledby="history">
			<CardHead>
				<h2 id="history">{t('history.title')}</h2>
			</CardHead>
			<ol className="[&>li+li]:border-t [&>li+li]:border-hair">
				{versions.length === 0 ? <li className="trade-note px-4.5 py-4">{t('history.none')}</li> : null}
				{versions.map(({ number, at, name, changes, isFirst }, index) => (
					<li key={number} className="px-4.5 py-3.5">
						<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
							<h3 className="font-semibold">{name || t('history.catalogue')}</h3>
							<span className="trade-note tabular-nums">
								<Timestamp at={at} />
							</span>
							<span className="trade-note">{t('history.number', { number })}</span>
							{index > 0 ? (
								<Link
									to={`?version=${number}`}
									className="trade-link ml-auto"
									aria-label={t('history.useOf', { number })}
								>
									{t('history.use')}
								</Link>
							) : null}
						</div>
						{isFirst ? <p className="trade-note">{t(name ? 'history.made' : 'history.first')}</p> : null}
						<dl className="mt-1.5 grid gap-2.5">
							{changes.map(({ file, column, before, after }) => (
								<div key={`${file} ${column}`}>
									<dt className="text-note text-ink2">{nameOf(file, column)}</dt>
									<dd className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
										<del className="whitespace-pre-line text-ink2 no-underline wrap-anywhere">
											{textOf(file, column, before)}
										</del>
										<ins className="whitespace-pre-line no-underline wrap-anywhere">{textOf(file, column, after)}</ins>
									</dd>
								</div>
							))}
						</dl>
					</li>
				))}
			</ol>
		</section>
	);
}
