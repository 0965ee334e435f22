import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Publication } from '~/domain/desk/publications.server';
import { Timestamp } from '../page/timestamp';

/** What was published before, the newest first; `see` makes the address of a version. */
export function VersionList({ versions, see }: { versions: readonly Publication[]; see: (number: number) => string }) {
	const { t } = useTranslation('hotel-rates');
	return (
		<section aria-labelledby="versions" className="trade-card mt-6">
			<h2 id="versions" className="border-b border-hair px-4.5 py-3">
				{t('versions.title')}
			</h2>
			{versions.length === 0 ? <p className="px-4.5 py-4 text-ink2">{t('versions.none')}</p> : null}
			<ul className="[&>li+li]:border-t [&>li+li]:border-hair">
				{versions.map(({ number, at, name, changes, restores }) => (
					<li key={number} className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4.5 py-2.5">
						<b className="w-24 font-semibold">{t('versions.number', { number })}</b>
						<span className="w-52 tabular-nums">
							<Timestamp at={at} />
						</span>
						<span className="min-w-40 grow text-ink2">
							{[
								name || t('versions.catalogue'),
								changes > 0 ? t('versions.changes', { count: changes }) : null,
								restores === null ? null : t('versions.restores', { number: restores }),
							]
								.filter(Boolean)
								.join(', ')}
						</span>
						<Link to={see(number)} className="trade-link" aria-label={t('versions.seeOf', { number })}>
							{t('versions.see')}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
