import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { CallSection } from '~/components/api/call-section';
import { CodeBlock, CodeWords } from '~/components/api/code';
import { ShapeSection } from '~/components/api/shape-section';
import { pageMeta } from '~/components/layout/page-meta';
import { callReference, shapeReferences } from '~/domain/api/api-reference';
import { callsFor } from '~/domain/api/calls';
import { callSchemas } from '~/domain/api/json-schemas';
import { API_DESCRIPTION, COMMON_PROBLEMS } from '~/domain/api/openapi-document';
import { publicPageHeaders } from '~/platform/cache-policy';
import { exampleWords } from './example-words.server';
import { runExamples } from './run-examples.server';

const TITLE = 'API reference';

/** The API for readers: every call with its parameters, an example that has just been answered, and every field. English only. */
export async function loader({ context }: LoaderFunctionArgs) {
	const calls = callsFor(context.actor);
	const schemas = callSchemas(calls);
	const words = await exampleWords(context);
	const examples = await runExamples(context, words);
	return json({
		title: TITLE,
		introduction: API_DESCRIPTION.split('\n\n'),
		origin: context.origin,
		calls: calls.map((call) => ({ ...callReference(call, schemas, words), run: examples[call.id] ?? null })),
		shapes: shapeReferences(schemas),
		problems: Object.entries(COMMON_PROBLEMS).map(([status, text]) => ({ status, text })),
	});
}

export default function ApiReference() {
	const { title, introduction, origin, calls, shapes, problems } = useLoaderData<typeof loader>();
	return (
		<main id="content" lang="en" className="container py-16 lg:py-24">
			<div className="gap-16 xl:grid xl:grid-cols-[17rem_minmax(0,1fr)]">
				<nav aria-label="Calls" className="hidden xl:block">
					<ul className="sticky top-24 space-y-3 border-l border-line pl-5 text-small">
						{calls.map(({ id, method, path }) => (
							<li key={id}>
								<a href={`#${id}`} className="block hover:text-accent-ink">
									<span className="text-ink2">{method}</span> {path.replace('/api', '')}
								</a>
							</li>
						))}
						<li className="pt-3">
							<a href="#errors" className="hover:text-accent-ink">
								Errors
							</a>
						</li>
						<li>
							<a href="#shapes" className="hover:text-accent-ink">
								Shapes
							</a>
						</li>
					</ul>
				</nav>
				<div className="min-w-0">
					<h1 className="text-h1">{title}</h1>
					<div className="mt-8 max-w-[42rem] space-y-4">
						{introduction.map((paragraph, at) => (
							<p key={paragraph} className={at === 0 ? 'text-lead' : ''}>
								<CodeWords text={paragraph} />
							</p>
						))}
						<p>
							The same for machines:{' '}
							<a href="/api/openapi.json" className="text-link">
								/api/openapi.json
							</a>{' '}
							(OpenAPI 3.1).
						</p>
					</div>
					<div className="mt-8 max-w-[42rem]">
						<CodeBlock label="A first call" text={`curl '${origin}/api/facilities'`} />
					</div>
					{calls.map((call) => (
						<CallSection key={call.id} call={call} origin={origin} />
					))}
					<section id="errors" className="mt-20 border-t border-line pt-12">
						<h2 className="text-h2">Errors</h2>
						<p className="mt-5 max-w-[42rem]">
							Every error is a{' '}
							<a href="#shape-Problem" className="text-link">
								Problem
							</a>
							. Besides those of the single calls there are:
						</p>
						<dl className="mt-6 max-w-[42rem] space-y-3">
							{problems.map(({ status, text }) => (
								<div key={status} className="flex gap-6">
									<dt className="tabular w-10 shrink-0 font-semibold">{status}</dt>
									<dd>
										<CodeWords text={text} />
									</dd>
								</div>
							))}
						</dl>
					</section>
					<section id="shapes" className="mt-20 border-t border-line pt-12">
						<h2 className="text-h2">Shapes</h2>
						{shapes.map((shape) => (
							<ShapeSection key={shape.name} shape={shape} />
						))}
					</section>
				</div>
			</div>
		</main>
	);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
	pageMeta(matches, {
		title: TITLE,
		description: data?.introduction[0] ?? TITLE,
		path: '/api',
		isNoindex: true,
	});

export const headers = publicPageHeaders;
