import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { IMPORT_LIMITS, importPath } from '~/domain/operator-desk/import/import-files';
import type { RecentImport } from '~/domain/operator-desk/import/load-import.server';
import { Timestamp } from '../../page/timestamp';
import { CardHead } from '../../parts/card-head';
import { Chip } from '../../parts/chip';

/** The desk's last imports, each with its way back. */
export function RecentImports({ imports }: { imports: readonly RecentImport[] }) {
	const { t } = useTranslation('desk-import');
	return (
		<section aria-labelledby="import-recent" className="trade-card mt-5">
			<CardHead>
				<h2 id="import-recent" className="text-t3!">
					{t('recent.title')}
				</h2>
			</CardHead>
			{imports.length === 0 ? (
				<p className="px-4.5 py-4 text-ink2">{t('recent.none', { days: IMPORT_LIMITS.undoDays })}</p>
			) : (
				<ul>
					{imports.map(({ id, name, state, createdAt, by, properties }) => (
						<li
							key={id}
							className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair px-4.5 py-3 last:border-0"
						>
							<Link to={importPath(id)} className="trade-link font-semibold">
								{name}
							</Link>
							<span className="trade-note">
								<Timestamp at={createdAt}>
									{(time) => (by === '' ? time : t('recent.by', { time, name: by }))}
								</Timestamp>
							</span>
							{properties > 0 ? <span className="trade-note">{t('run.properties', { count: properties })}</span> : null}
							<span className="ml-auto">
								<Chip
									kind={state === 'applied' ? 'good' : state === 'checked' || state === 'stopped' ? 'open' : undefined}
								>
									{t(`recent.state.${state}`)}
								</Chip>
							</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
