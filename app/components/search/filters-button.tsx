import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon';

type FiltersButtonProps = {
	/** Filters that are on. */
	count: number;
	onOpen: () => void;
	className: string;
	/** Beside a map, where no column of filters is. */
	isAlone?: boolean;
	/** On phones beside the summary of a search: the icon alone. */
	isIcon?: boolean;
};

/** Opens the filters where they are no column. Without script it is a link that opens them. */
export function FiltersButton({ count, onOpen, className, isAlone = false, isIcon = false }: FiltersButtonProps) {
	const { t } = useTranslation('search');
	return (
		// biome-ignore lint/a11y/useValidAnchor: without script it is a link that opens the filters
		<a
			href="#filters"
			onClick={(event) => {
				event.preventDefault();
				onOpen();
			}}
			aria-haspopup="dialog"
			className={className}
		>
			<Icon name="filter" size={isIcon ? 22 : 18} />
			<span className={isIcon ? 'sr-only' : 'truncate font-medium'}>
				{t(isIcon || isAlone ? 'filters.title' : 'filters.more')}
			</span>
			{count > 0 ? <span className="filters-count tabular">{count}</span> : null}
		</a>
	);
}
