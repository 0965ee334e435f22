import { Link } from '@remix-run/react';
import type { PlaceTable as PlaceTableView } from './alps-page-view.server';

/** Places side by side; a phone shows name, heights and airport. */
export function PlaceTable({ table }: { table: PlaceTableView }) {
	const { columns } = table;
	return (
		<section aria-labelledby="compare" className="container pb-14 lg:pb-22">
			<h2 id="compare" className="text-h2">
				{table.title}
			</h2>
			<table className="tabular mt-7 w-full text-left text-small lg:mt-9 lg:text-body">
				<thead>
					<tr className="border-b border-line2 align-bottom text-label text-ink2 [&>th]:pb-2.5 [&>th]:font-medium [&>th:not(:last-child)]:pr-4">
						<th scope="col">{columns.place}</th>
						<th scope="col">{columns.village}</th>
						<th scope="col" className="max-md:hidden">
							{columns.top}
						</th>
						<th scope="col">{columns.airport}</th>
						<th scope="col" className="max-xl:hidden">
							{columns.season}
						</th>
						<th scope="col" className="text-right max-md:hidden">
							{columns.properties}
						</th>
					</tr>
				</thead>
				<tbody>
					{table.rows.map((row) => (
						<tr key={row.to} className="border-b border-line align-baseline [&>*]:py-3 [&>*:not(:last-child)]:pr-4">
							<th scope="row" className="font-normal">
								<Link
									to={row.to}
									className="serif inline-block whitespace-nowrap text-[1.25rem] leading-7 hover:text-accent-ink lg:text-h4"
								>
									{row.text}
								</Link>
							</th>
							<td>{row.village}</td>
							<td className="max-md:hidden">{row.top}</td>
							<td>{row.airport}</td>
							<td className="max-xl:hidden">{row.season}</td>
							<td className="text-right max-md:hidden">{row.properties}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
