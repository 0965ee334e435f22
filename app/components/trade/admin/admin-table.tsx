import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pages } from '../page/pages';
import { EmptyState } from '../states';

type AdminTableProps = {
	/** What chooses the rows: a filter, or states to choose from. */
	above: ReactNode;
	/** Headings, also of figures to the right; null stands over buttons. */
	columns: readonly (string | { right: string } | null)[];
	isEmpty: boolean;
	/** In the place of rows; without it, that nothing fits the filter. */
	empty?: string | { title: string; text: string };
	/** Cursor of the next page, null on the last. */
	next: string | null;
	/** The rows. */
	children: ReactNode;
};

/** A table of the administration, page by page. */
export function AdminTable({ above, columns, isEmpty, empty, next, children }: AdminTableProps) {
	const { t } = useTranslation('admin');
	const words =
		typeof empty === 'string' ? { title: empty, text: null } : (empty ?? { title: t('none'), text: t('noneText') });
	return (
		<div className="trade-card mt-6">
			{above}
			{isEmpty ? (
				<EmptyState title={words.title}>{words.text}</EmptyState>
			) : (
				<table className="trade-table desk-table">
					<thead>
						<tr>
							{columns.map((column, at) =>
								column === null ? (
									<td key={at} />
								) : (
									<th key={at} scope="col" data-align={typeof column === 'string' ? undefined : 'right'}>
										{typeof column === 'string' ? column : column.right}
									</th>
								),
							)}
						</tr>
					</thead>
					<tbody>{children}</tbody>
				</table>
			)}
			<Pages next={next} />
		</div>
	);
}
