import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { tradeButton } from '../trade-button';

/** The way to the next page of a table, and back to its first. */
export function Pages({ next }: { next: string | null }) {
	const { t } = useTranslation('desk');
	const [query] = useSearchParams();
	if (next === null && !query.has('after')) return null;
	return (
		<nav aria-label={t('pages')} className="flex justify-end gap-2 border-t border-hair py-3 px-4.5">
			{query.has('after') ? (
				<Link to={`?${without(query)}`} className={tradeButton()}>
					{t('first')}
				</Link>
			) : null}
			{next ? (
				<Link to={`?${without(query, next)}`} className={tradeButton()}>
					{t('next')}
				</Link>
			) : null}
		</nav>
	);
}

function without(query: URLSearchParams, after?: string): string {
	const rest = new URLSearchParams(query);
	rest.delete('after');
	if (after) rest.set('after', after);
	return rest.toString();
}
