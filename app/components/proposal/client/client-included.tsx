import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';

/** What the price includes, each with a tick. */
export function ClientIncluded({ included, className = '' }: { included: readonly string[]; className?: string }) {
	const { t } = useTranslation(['proposal']);
	if (included.length === 0) return <>{t('nothing')}</>;
	return (
		<ul className={className}>
			{included.map((line) => (
				<li key={line} className="flex gap-2.5 text-small/6">
					<Icon name="check" size={16} className="mt-1 shrink-0 text-accent-ink" />
					{line}
				</li>
			))}
		</ul>
	);
}
