import type { CallReference } from '~/domain/api/api-reference';
import { CodeBlock, CodeWords } from './code';
import { FieldTable, Type } from './field-table';

type Run = { address: string; status: number; text: string };

const ACCESS = {
	everybody: 'For everybody',
	brand: 'With an account, unless this brand asks for none',
	signedIn: 'With an account',
};

/** One call: its parameters, an example with its response, its errors. */
export function CallSection({ call, origin }: { call: CallReference & { run: Run | null }; origin: string }) {
	const { id, method, path, access, scope, summary, description, parameters, bodies, answer, problems, run } = call;
	return (
		<section id={id} className="mt-20 border-t border-line pt-12">
			<h2 className="text-h3">{summary}</h2>
			<p className="mt-3 font-mono text-body break-words">
				<span className="mr-2 rounded-sm bg-main px-2 py-1 text-label text-on-main">{method}</span> {path}
			</p>
			<p className="mt-3 text-label text-ink2">
				{ACCESS[access ?? 'everybody']}. <CodeWords text={scope ? `Keys need \`${scope}\`.` : 'Not for keys.'} />
			</p>
			<p className="mt-5 max-w-[42rem]">
				<CodeWords text={description} />
			</p>
			{parameters.length > 0 ? <h3 className="mt-10 text-h4">Parameters</h3> : null}
			<FieldTable caption={`Parameters of ${path}`} rows={parameters} />
			{run ? (
				<>
					<h3 className="mt-10 text-h4">Example</h3>
					<div className="mt-4 space-y-3">
						<CodeBlock label={`Example of ${path}`} text={curlLine(origin, run.address)} />
						<CodeBlock label={`Answer of ${path}`} text={run.text} />
					</div>
				</>
			) : null}
			{bodies.map(({ name, example, fields }) => (
				<div key={name}>
					<h3 className="mt-10 text-h4">Body: {name}</h3>
					<div className="mt-4">
						<CodeBlock label={`Example of a body: ${name}`} text={example} />
					</div>
					<FieldTable caption={`Fields of a body: ${name}`} rows={fields} />
				</div>
			))}
			<h3 className="mt-10 text-h4">Answers</h3>
			<dl className="mt-4 max-w-[42rem] space-y-3">
				<div className="flex gap-6">
					<dt className="tabular w-10 shrink-0 font-semibold">{answer.status}</dt>
					<dd>
						{answer.text}{' '}
						<span className="font-mono text-label text-accent-ink">
							<Type words={answer.type} />
						</span>
					</dd>
				</div>
				{problems.map((problem) => (
					<ProblemLine key={problem.status} {...problem} />
				))}
			</dl>
		</section>
	);
}

/** The request as a developer would type it; curl encodes the query. */
function curlLine(origin: string, address: string): string {
	const { pathname, searchParams } = new URL(address, origin);
	const query = [...searchParams].map(([name, value]) => ` \\\n  --data-urlencode '${name}=${value}'`);
	return `curl ${query.length > 0 ? '-G ' : ''}'${origin}${pathname}'${query.join('')}`;
}

type ProblemLineProps = { status: number | string; text: string };

/** One of the errors of a call: its status and what it means. */
export function ProblemLine({ status, text }: ProblemLineProps) {
	return (
		<div className="flex gap-6">
			<dt className="tabular w-10 shrink-0 font-semibold">{status}</dt>
			<dd>
				<CodeWords text={text} />
			</dd>
		</div>
	);
}
