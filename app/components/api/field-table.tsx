import type { Field, TypeWords } from '~/domain/api/api-reference';
import { CodeWords } from './code';

type Row = Field & { where?: string; standard?: string | null };

/** Fields or parameters: name, type, meaning. On phones each is a separate block. */
export function FieldTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
	if (rows.length === 0) return null;
	return (
		<dl aria-label={caption} className="mt-4 border-t border-line text-small">
			{rows.map(({ name, type, text, isOptional, where, standard }) => (
				<div key={name} className="grid gap-x-8 gap-y-1 border-b border-line py-3 md:grid-cols-[15rem_minmax(0,1fr)]">
					<dt className="min-w-0">
						<code className="font-mono text-label font-semibold break-words">{name}</code>
						<span className="ml-2 text-label text-ink2">
							{[where, isOptional ? 'optional' : null].filter(Boolean).join(', ')}
						</span>
					</dt>
					<dd className="min-w-0 space-y-1">
						<p className="font-mono text-label text-accent-ink break-words">
							<Type words={type} />
						</p>
						{text ? (
							<p>
								<CodeWords text={text} />
							</p>
						) : null}
						{standard ? <p className="text-ink2 break-words">Without it: {standard}</p> : null}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** A type; the shapes in it link to their description. */
export function Type({ words }: { words: TypeWords }) {
	return (
		<>
			{words.map(({ text, shape }, at) =>
				shape ? (
					<a key={at} href={`#shape-${shape}`} className="underline underline-offset-2">
						{text}
					</a>
				) : (
					text
				),
			)}
		</>
	);
}
