import { useTranslation } from 'react-i18next';
import type { ListedKey } from '~/domain/api-key/list-api-keys.server';
import { Timestamp } from '../page/timestamp';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { Chip } from '../parts/chip';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';
import { useScopeText } from './use-scope-text';

/** The keys of a team, those that work first. */
export function KeyList({ keys, manages }: { keys: readonly ListedKey[]; manages: boolean }) {
	const { t } = useTranslation('api-keys');
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('list.title')}</h2>
			</CardHead>
			{keys.length === 0 ? <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState> : null}
			<ul className="px-4.5">
				{keys.map((key) => (
					<Row key={key.id} listed={key} manages={manages} />
				))}
			</ul>
		</section>
	);
}

function Row({ listed, manages }: { listed: ListedKey; manages: boolean }) {
	const { t } = useTranslation('api-keys');
	const scopeText = useScopeText();
	const { id, name, ending, scopes, person, state, createdAt, expiresAt, lastUsedAt } = listed;
	return (
		<li className="grid gap-x-6 gap-y-2 border-b border-hair py-3.5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]">
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
					<span className="font-semibold wrap-anywhere">{name}</span>
					<Chip kind={state === 'works' ? 'good' : undefined}>{t(`list.state.${state}`)}</Chip>
				</p>
				<p className="trade-note">
					{t('list.for', { name: person })}, <span className="font-mono">{t('list.ending', { ending })}</span>
				</p>
				<p className="trade-note">
					{t('list.made')} <Timestamp at={createdAt} />
					{' · '}
					{lastUsedAt === null ? (
						t('list.never')
					) : (
						<>
							{t('list.used')} <Timestamp at={lastUsedAt} />
						</>
					)}
					{' · '}
					{expiresAt === null ? (
						t('list.forever')
					) : (
						<>
							{t('list.until')} <Timestamp at={expiresAt} />
						</>
					)}
				</p>
				<ul className="mt-1.5 flex flex-wrap gap-1.5">
					{scopes.map((scope) => (
						<li key={scope} className="rounded-chip bg-row px-2 py-0.5 font-mono text-note" title={scopeText(scope)}>
							{scope}
						</li>
					))}
				</ul>
			</div>
			{manages && state !== 'revoked' ? (
				<details className="self-start sm:text-right">
					<summary
						aria-label={t('list.revokeOf', { name })}
						className={`${tradeButton('line')} cursor-pointer list-none`}
					>
						{t('list.revoke')}
					</summary>
					<VerbForm fields={{ act: 'revoke', id }} className="mt-2 grid max-w-72 gap-2">
						<p className="trade-note">{t('list.revokeText')}</p>
						<p>
							<button type="submit" className={tradeButton('dark')}>
								{t('list.sure')}
							</button>
						</p>
					</VerbForm>
				</details>
			) : null}
		</li>
	);
}
