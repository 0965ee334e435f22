import { CodeBlock, CodeWords } from './code';

/** The types of the API for programs in TypeScript, and a first program with them (API-13). */
export function TypescriptSection({ origin }: { origin: string }) {
	return (
		<section id="typescript" className="mt-20 border-t border-line pt-12">
			<h2 className="text-h2">TypeScript</h2>
			<div className="mt-5 max-w-[42rem] space-y-4">
				<p>
					<a href="/api-types.ts" download="api-types.ts" className="text-link">
						api-types.ts
					</a>{' '}
					has the types of every call: parameters, bodies, answers and errors. They are made from the description, and
					our own tests make every call with them. <CodeWords text="`openapi-fetch`" /> makes a typed client of them.
				</p>
			</div>
			<div className="mt-6 max-w-[42rem] space-y-6">
				<CodeBlock
					label="Load the types and the client"
					text={`curl -O ${origin}/api-types.ts\nnpm install openapi-fetch`}
				/>
				<CodeBlock label="A program with them" text={program(origin)} />
			</div>
			<p className="mt-6 max-w-[42rem]">
				Nothing throws for an answer that is an error: <CodeWords text="`error`" /> is then a{' '}
				<CodeWords text="`Problem`" />, and <CodeWords text="`data`" /> is undefined. A call or a parameter that we do
				not have does not compile.
			</p>
		</section>
	);
}

function program(origin: string): string {
	return `import createClient from 'openapi-fetch';
import type { paths } from './api-types';

const api = createClient<paths>({
  baseUrl: '${origin}',
  headers: { authorization: \`Bearer \${process.env.FIRNLICHT_KEY}\` },
});

const { data: leads, error } = await api.GET('/api/sales/leads', {
  params: { query: { status: 'confirmedOption', limit: 10 } },
});
if (error) throw new Error(\`\${error.code}: \${error.title}\`);
for (const { bookingNumber, status } of leads)
  console.log(bookingNumber, status);`;
}
