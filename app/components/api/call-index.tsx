import { Link } from '@remix-run/react';
import { useEffect, useId, useState } from 'react';
import type { ApiIndexGroup } from '~/domain/api/api-index';

/** Every call by group; a text narrows them down in browsers with script. */
export function CallIndex({ groups, shown }: { groups: readonly ApiIndexGroup[]; shown: string }) {
	const [isReady, setIsReady] = useState(false);
	const [text, setText] = useState('');
	const field = useId();
	useEffect(() => setIsReady(true), []);
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const found = groups.map(({ calls, ...group }) => ({
		...group,
		calls: calls.filter((call) => words.every((word) => searchTextOf(call).includes(word))),
	}));
	return (
		<section id="calls" className="mt-20 border-t border-line pt-12">
			<h2 className="text-h2">All calls</h2>
			{isReady ? (
				<p className="mt-5 max-w-[42rem]">
					<label htmlFor={field} className="block text-label">
						Find a call
					</label>
					<input
						id={field}
						type="search"
						value={text}
						onChange={(event) => setText(event.target.value)}
						className="mt-2 w-full border border-line bg-sheet p-4"
					/>
				</p>
			) : null}
			{found.map(({ id, title, calls }) =>
				calls.length > 0 ? (
					<div key={id} className="mt-10">
						<h3 className="text-h4">
							<Link
								to={groupPath(id)}
								aria-current={id === shown ? 'page' : undefined}
								className="hover:text-accent-ink"
							>
								{title}
							</Link>
						</h3>
						<ul className="mt-4 border-t border-line text-small">
							{calls.map((call) => (
								<li
									key={call.id}
									className="grid gap-x-8 gap-y-1 border-b border-line py-3 md:grid-cols-[15rem_minmax(0,1fr)]"
								>
									<Link to={`${groupPath(id)}#${call.id}`} className="min-w-0 hover:text-accent-ink">
										{call.summary}
									</Link>
									<code className="min-w-0 font-mono text-label break-words">
										<span className="text-ink2">{call.method}</span> {call.path}
									</code>
								</li>
							))}
						</ul>
					</div>
				) : null,
			)}
			{found.every(({ calls }) => calls.length === 0) ? <p className="mt-10">No call has all of these words.</p> : null}
		</section>
	);
}

/** Address of a group's calls; the first group is on the page itself. */
function groupPath(id: string): string {
	return id === 'properties' ? '/api' : `/api?group=${id}`;
}

function searchTextOf({ id, method, path, summary }: ApiIndexGroup['calls'][number]): string {
	return `${id} ${method} ${path} ${summary}`.toLowerCase();
}
