import { json, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react';
import { CallIndex } from '~/components/api/call-index';
import { CallSection, ProblemLine } from '~/components/api/call-section';
import { CodeWords } from '~/components/api/code';
import { FirstCalls } from '~/components/api/first-calls';
import { ShapeSection } from '~/components/api/shape-section';
import { TypescriptSection } from '~/components/api/typescript-section';
import { WebhooksSection } from '~/components/api/webhooks-section';
import { pageMeta } from '~/components/layout/page-meta';
import { apiIndex } from '~/domain/api/api-index';
import { callReference, shapeReferences } from '~/domain/api/api-reference';
import { API_GROUPS } from '~/domain/api/calls';
import { callSchemas } from '~/domain/api/json-schemas';
import { LIST_LEADS } from '~/domain/api/lead-calls';
import { API_ACCESS, API_DESCRIPTION, COMMON_PROBLEMS } from '~/domain/api/openapi-document';
import { publicPageHeaders } from '~/platform/cache/cache-control';
import { PROBLEM_CODES } from '~/platform/problem-details';
import { exampleWords } from './example-words.server';
import { missingScope } from './missing-scope.server';
import { runExamples } from './run-examples.server';

const TITLE = 'API reference';

/** Sections of every group's page. */
const NAMED = [
	['start', 'Start'],
	['access', 'Access'],
	['typescript', 'TypeScript'],
	['webhooks', 'Webhooks'],
	['calls', 'All calls'],
] as const;

/**
 * The API for readers: every call in short, and those of one group (`group`) with their parameters, an example that has just been
 * answered, and every field. English only.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const requested = new URL(request.url).searchParams.get('group');
	const group = API_GROUPS.find(({ id }) => id === requested) ?? API_GROUPS[0];
	if (!group) throw new RangeError('An API without calls');
	const schemas = callSchemas(group.calls);
	const words = await exampleWords(context);
	const examples = await runExamples(context, words, group.calls);
	return json({
		title: TITLE,
		introduction: API_DESCRIPTION.split('\n\n'),
		access: API_ACCESS.split('\n\n'),
		refusal: JSON.stringify(await missingScope(LIST_LEADS, { by: 'key', scopes: [] })?.json(), null, 2),
		origin: context.origin,
		test: { of: context.settings.TEST_OF, site: context.settings.TEST_SITE },
		index: apiIndex(API_GROUPS),
		group: { id: group.id, title: group.title, text: group.text },
		calls: group.calls.map((call) => ({ ...callReference(call, schemas, words), run: examples[call.id] ?? null })),
		shapes: shapeReferences(schemas),
		problems: Object.entries(COMMON_PROBLEMS).map(([status, text]) => ({ status, text })),
		codes: Object.entries(PROBLEM_CODES).map(([status, codes]) => ({ status, codes })),
	});
}

export default function ApiReference() {
	const { title, introduction, access, refusal, origin, test, index, group, calls, shapes, problems, codes } =
		useLoaderData<typeof loader>();
	return (
		<main id="content" lang="en" className="container py-16 lg:py-24">
			<div className="gap-16 xl:grid xl:grid-cols-[17rem_minmax(0,1fr)]">
				<nav aria-label="On this page" className="hidden xl:block">
					<ul className="sticky top-24 space-y-3 border-l border-line pl-5 text-small">
						{NAMED.map(([id, label]) => (
							<li key={id}>
								<a href={`#${id}`} className="hover:text-accent-ink">
									{label}
								</a>
							</li>
						))}
						<li className="pt-3">{group.title}</li>
						{calls.map(({ id, method, path }) => (
							<li key={id}>
								<a href={`#${id}`} className="block break-words hover:text-accent-ink">
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
					<section id="start" className="mt-20 border-t border-line pt-12">
						<h2 className="text-h2">Start</h2>
						<FirstCalls origin={origin} test={test} refusal={refusal} />
					</section>
					<section id="access" className="mt-20 border-t border-line pt-12">
						<h2 className="text-h2">Access</h2>
						<div className="mt-5 max-w-[42rem] space-y-4">
							{access.map((paragraph) => (
								<p key={paragraph}>
									<CodeWords text={paragraph} />
								</p>
							))}
							<p>
								<Link to="/contact" className="text-link">
									Write to us
								</Link>
							</p>
						</div>
					</section>
					<TypescriptSection origin={origin} />
					<WebhooksSection />
					<CallIndex groups={index} shown={group.id} />
					<section id={group.id} className="mt-20 border-t border-line pt-12">
						<h2 className="text-h2">{group.title}</h2>
						<p className="mt-5 max-w-[42rem]">{group.text}</p>
					</section>
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
							{problems.map((problem) => (
								<ProblemLine key={problem.status} {...problem} />
							))}
						</dl>
						<p className="mt-10 max-w-[42rem]">
							The <CodeWords text="`code`" /> of a problem by its status; the first one is the usual one.
						</p>
						<dl className="mt-6 max-w-[42rem] space-y-3">
							{codes.map(({ status, codes: words }) => (
								<ProblemLine key={status} status={status} text={words.map((word) => `\`${word}\``).join(', ')} />
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
